// What only the page knows, and what ipycanvas cannot do from the kernel. The table also works without this file,
// with fewer comforts: no page scroll over the canvas, no automatic dark theme, Tab handled by the kernel.

const STEP = 30; // milliseconds between two pointer moves that are sent while a card is dragged

function isDark() {
  const lab = document.body.dataset.jpThemeLight;
  if (lab !== undefined) return lab === "false";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function isForThePage({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  return ctrlKey || metaKey || altKey || (shiftKey && key === "Enter") || /^F\d+$/.test(key);
}

function tameCanvas(board, canvas, signal) {
  let pressed = false;
  let last = 0;
  const capture = { capture: true, signal };
  const stop = (event) => event.stopPropagation();

  // A canvas that is partly out of sight must not scroll away under the first click.
  canvas.focus = (options) =>
    HTMLElement.prototype.focus.call(canvas, { ...options, preventScroll: true });

  board.addEventListener("mousedown", (event) => {
    if (event.button !== 0 || event.ctrlKey) return stop(event);
    pressed = true;
  }, capture);
  board.addEventListener("mouseup", (event) => {
    if (event.button !== 0 || !pressed) return stop(event);
    pressed = false;
  }, capture);
  board.addEventListener("mouseout", (event) => {
    if (!pressed) return stop(event);
    pressed = false;
  }, capture);
  board.addEventListener("mousemove", (event) => {
    if (!pressed || event.timeStamp - last < STEP) return stop(event);
    last = event.timeStamp;
  }, capture);

  // The wheel and a finger scroll the page; a tap still arrives as a click.
  for (const name of ["wheel", "touchstart", "touchmove", "touchend", "touchcancel"]) {
    board.addEventListener(name, stop, { ...capture, passive: true });
  }

  // Tab belongs to the page, otherwise the canvas is a trap for keyboard users. So do Control+S, Shift+Enter and
  // their like, but they must still come to Jupyter: while the canvas hears of them it cannot hold them back.
  board.addEventListener("keydown", (event) => {
    if (event.key === "Tab") stop(event);
    else if (isForThePage(event)) event.preventDefault = event.stopPropagation = () => {};
    else if (event.repeat && !event.key.startsWith("Arrow")) {
      // A key that is held down is meant once: it must not empty the stock.
      event.preventDefault();
      stop(event);
    }
  }, capture);
  board.addEventListener("keydown", (event) => {
    delete event.preventDefault;
    delete event.stopPropagation;
  }, { signal });
}

// Icons are glyphs of a font, and a screen reader would read them out. Buttons make them anew at every change.
function muteIcons(table, signal) {
  const mute = () => {
    for (const icon of table.querySelectorAll("button i:not([aria-hidden])")) {
      icon.setAttribute("aria-hidden", "true");
    }
  };
  const buttons = new MutationObserver(mute);
  buttons.observe(table, { childList: true, subtree: true });
  signal.addEventListener("abort", () => buttons.disconnect());
  mute();
}

// A table without its kernel is a picture. It says so, and nothing can be pressed that would go nowhere.
function followKernel(table, canvas, sentence, isLost) {
  const line = table?.querySelector(".golf-message .widget-html-content");
  let before = null;
  return () => {
    const lost = isLost();
    canvas.style.pointerEvents = lost ? "none" : "";
    canvas.tabIndex = lost ? -1 : 0;
    if (lost) canvas.blur();
    for (const control of table?.querySelectorAll("button, select, input, textarea") ?? []) control.disabled = lost;
    if (!line) return;
    if (lost && before === null) {
      before = line.innerHTML;
      line.textContent = sentence;
    } else if (!lost && before !== null) {
      line.innerHTML = before;
      before = null;
    }
  };
}

// The clock ticks in the page, so that it costs the kernel nothing. How much has passed only the kernel knows; a page
// that is opened later asks for it, and so does one that has found its kernel again. Without a kernel no time passes.
function runClock(model, table, isLost, signal) {
  const face = () => table.querySelector(".golf-clock .widget-html-content");
  if (table.querySelector(".golf-clock") === null) return;
  let zero = null;
  const take = () => {
    zero = performance.now() / 1000 - model.get("elapsed");
    tick();
  };
  const tick = () => {
    const shown = face();
    if (zero === null || shown === null || isLost()) return;
    const all = Math.max(0, Math.floor(performance.now() / 1000 - zero));
    const two = (number) => String(number).padStart(2, "0");
    const hours = all >= 3600 ? `${Math.floor(all / 3600)}:` : "";
    const text = `${hours}${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`;
    if (shown.textContent !== text) shown.textContent = text;
  };
  const ask = () => {
    if (!isLost()) model.send({ ask: "elapsed" });
  };
  model.on("change:elapsed", take);
  model.on("comm_live_update", ask);
  const timer = setInterval(tick, 1000);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    model.off("change:elapsed", take);
    model.off("comm_live_update", ask);
  });
  ask();
}

function render({ model, el }) {
  const controller = new AbortController();
  const { signal } = controller;
  el.style.display = "none";

  const report = () => {
    model.set("dark", isDark());
    model.set("reduced_motion", matchMedia("(prefers-reduced-motion: reduce)").matches);
    model.save_changes();
  };
  const themes = new MutationObserver(report);
  themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", report, { signal });
  }
  report();

  let canvas = null;
  const describe = () => {
    if (canvas === null) return;
    canvas.lang = model.get("language");
    canvas.setAttribute("aria-label", model.get("label"));
  };
  model.on("change:label", describe);

  const attach = () => {
    if (signal.aborted) return;
    const board = el.closest(".golf-board");
    canvas = board?.querySelector("canvas") ?? null;
    if (canvas === null) return requestAnimationFrame(attach);
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-roledescription", model.get("role"));
    describe();
    tameCanvas(board, canvas, signal);
    const table = el.closest(".golf-table");
    for (const line of table?.querySelectorAll(".golf-message, .golf-advice, .golf-tutor-text") ?? []) {
      line.setAttribute("role", "status");
      line.setAttribute("aria-live", "polite");
    }
    const lost = () => el.closest(".jupyter-widgets-disconnected") !== null;
    if (table !== null) {
      muteIcons(el.closest(".golf-course") ?? table, signal);
      runClock(model, table, lost, signal);
    }
    const follow = followKernel(table, canvas, model.get("lost"), lost);
    model.on("comm_live_update", follow);
    signal.addEventListener("abort", () => model.off("comm_live_update", follow));
  };
  attach();

  return () => {
    controller.abort();
    themes.disconnect();
    model.off("change:label", describe);
  };
}

export default { render };
