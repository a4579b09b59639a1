// Says on the page in which language a table, a course or a list of lessons was made: a screen reader reads it so.

function render({ model, el }) {
  let gone = false;
  el.style.display = "none";
  const tell = () => {
    if (gone) return;
    const whole = el.closest(".golf-table, .golf-course, .golf-lessons");
    if (whole === null) return requestAnimationFrame(tell);
    whole.lang = model.get("language");
  };
  tell();
  return () => {
    gone = true;
  };
}

export default { render };
