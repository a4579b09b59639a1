"""Vector instructions for the numba kernel: one configuration closed under plays and draws at a time.

numba writes loops over bytes one byte at a time. These intrinsics state the vectors themselves in LLVM's own portable
terms, so that they become whatever the processor has: SSE, AVX or NEON.
"""

from __future__ import annotations

from typing import Any, Final

import numba
from llvmlite import ir
from numba.extending import intrinsic

from golf_nb.solver.hand import ROW
from golf_nb.solver.kernels import NUMBA_COLUMNS

COLUMNS: Final = NUMBA_COLUMNS
WORD: Final = 8
"""Bytes of a record for each lane: one for each column, and one that is always `NEVER`."""
_BYTE: Final = ir.IntType(8)
_INDEX: Final = ir.IntType(32)
_ADDRESS: Final = ir.IntType(64)


@intrinsic
def least_byte(_context: Any, _word: Any) -> Any:
    """Return the least of the eight bytes of a word."""
    return numba.types.uint64(numba.types.uint64), _least_byte


@intrinsic
def close(
    _context: Any, lanes: Any, _record: Any, _draws_to_fit: Any,
    _fit0: Any, _fit1: Any, _fit2: Any, _fit3: Any, _fit4: Any, _fit5: Any, _fit6: Any, _out: Any,
) -> Any:  # fmt: skip
    """Write, for each lane and rank, the fewest draws after which that rank can be played on the waste.

    Parameters
    ----------
    lanes : tuple
        As many entries as lanes; only its length matters.
    _record, _draws_to_fit, _fit0, ..., _fit6, _out : int
        Addresses: the configuration's record; the first row of `Hand.draws_to_fit`; for each column the mask of ranks
        that do not fit its card played last; and where to write.
    """
    count = lanes.count
    signature = numba.types.void(lanes, *[numba.types.uintp] * (COLUMNS + 3))

    def generate(context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        _, record, rows, *fits, out = arguments
        arrivals = _load(builder, record, WORD * count)
        closed = _joined(builder, [_row(builder, arrivals, lane, rows) for lane in range(count)])
        for column, fit in enumerate(fits):
            spread = [WORD * lane + column for lane in range(count) for _ in range(ROW)]
            mask = _shuffled(builder, _load(builder, fit, ROW), list(range(ROW)) * count)
            draws = builder.or_(_shuffled(builder, arrivals, spread), mask)
            closed = builder.select(builder.icmp_unsigned("<", closed, draws), closed, draws)
        builder.store(closed, _pointer(builder, out, ROW * count), align=ROW)
        return context.get_dummy_value()

    return signature, generate


def _least_byte(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
    return _least(builder, builder.bitcast(arguments[0], _vector(WORD)))


def _least(builder: ir.IRBuilder, word: Any) -> Any:
    name = "llvm.vector.reduce.umin.v8i8"
    function = builder.module.globals.get(name) or ir.Function(
        builder.module, ir.FunctionType(_BYTE, [_vector(WORD)]), name
    )
    return builder.zext(builder.call(function, [word]), _ADDRESS)


def _row(builder: ir.IRBuilder, arrivals: Any, lane: int, rows: Any) -> Any:
    """Load the row of `Hand.draws_to_fit` for a lane's fewest draws."""
    word = _shuffled(builder, arrivals, range(WORD * lane, WORD * lane + WORD))
    offset = builder.mul(_least(builder, word), ir.Constant(_ADDRESS, ROW))
    return _load(builder, builder.add(rows, offset), ROW)


def _joined(builder: ir.IRBuilder, vectors: list[Any]) -> Any:
    """Join one, two or four vectors to one."""
    while len(vectors) > 1:
        both = ir.Constant(
            ir.VectorType(_INDEX, 2 * vectors[0].type.count), list(range(2 * vectors[0].type.count))
        )
        pairs = zip(vectors[::2], vectors[1::2], strict=True)
        vectors = [builder.shuffle_vector(left, right, both) for left, right in pairs]
    return vectors[0]


def _shuffled(builder: ir.IRBuilder, vector: Any, places: Any) -> Any:
    mask = ir.Constant(ir.VectorType(_INDEX, len(places)), list(places))
    return builder.shuffle_vector(vector, ir.Constant(vector.type, ir.Undefined), mask)


def _load(builder: ir.IRBuilder, address: Any, count: int) -> Any:
    return builder.load(_pointer(builder, address, count), align=min(count, ROW))


def _pointer(builder: ir.IRBuilder, address: Any, count: int) -> Any:
    return builder.inttoptr(address, _vector(count).as_pointer())


def _vector(count: int) -> ir.VectorType:
    return ir.VectorType(_BYTE, count)
