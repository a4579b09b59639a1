"""Vector instructions for the sweep of a large box: the arrivals of one configuration, from up to ten places.

As in `golf_nb.solver.lanes`, these state the vectors in LLVM's own terms. All arguments are whole numbers of 64 bits;
addresses are among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numba
from llvmlite import ir
from numba.extending import intrinsic

from golf_nb.engine.rules import MOST_COLUMNS
from golf_nb.solver.hand import ROW

if TYPE_CHECKING:
    from collections.abc import Sequence

_BYTE: Final = ir.IntType(8)
_INDEX: Final = ir.IntType(32)
_NUMBER: Final = ir.IntType(64)
_VECTOR: Final = ir.VectorType(_BYTE, ROW)
_SIZE: Final = 8
"""Bytes of a number."""


def _fewest(_context: Any, _at: Any, _low: Any, _first: Any) -> Any:
    """Return the least arrival.

    Parameters
    ----------
    at : address
        The addresses of the places of all digits, without the first one, for a first digit of 0.
    low : int
        The first digit.
    first : int
        The arrival of the first digit's column.
    """
    return _numbers(3), _generate_fewest


def _advance(
    _context: Any, _at: Any, _low: Any, _first: Any,
    _row: Any, _fits: Any, _exposed: Any, _fit: Any, _rank: Any, _out: Any,
) -> Any:  # fmt: skip
    """Write the arrivals of the configurations that follow, and return that of the first digit's column.

    Parameters
    ----------
    at, low, first
        As for `fewest`.
    row : address
        The row of `Hand.draws_to_fit` for the least arrival.
    fits : address
        The addresses of the masks of ranks that do not fit the card last played, for all digits but the first.
    exposed : address
        The exposed ranks, for all digits but the first.
    fit, rank : address, int
        The mask and the rank for the first digit.
    out : address
        Room for a row.
    """
    return _numbers(9), _generate_advance


fewest: Final = intrinsic(_fewest)
advance: Final = intrinsic(_advance)


def _numbers(count: int) -> Any:
    return numba.types.int64(*[numba.types.int64] * count)


def _generate_fewest(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Sequence[Any]) -> Any:
    at, low, first = arguments
    least = builder.trunc(first, _BYTE)
    for digit in range(1, MOST_COLUMNS):
        least = _lesser(builder, least, builder.load(_place(builder, at, digit, low)))
    return builder.zext(least, _NUMBER)


def _generate_advance(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Sequence[Any]) -> Any:
    at, low, first, row, fits, exposed, fit, rank, out = arguments
    closed = _vector(builder, row)
    for digit in range(MOST_COLUMNS):
        if digit:
            draws = builder.load(_place(builder, at, digit, low))
            mask = _vector(builder, _number(builder, fits, digit))
        else:
            draws, mask = builder.trunc(first, _BYTE), _vector(builder, fit)
        closed = _lesser(builder, closed, builder.or_(_spread(builder, draws), mask))
    builder.store(closed, builder.inttoptr(out, _VECTOR.as_pointer()), align=1)
    for digit in range(1, MOST_COLUMNS):
        draws = builder.load(_byte(builder, builder.add(out, _number(builder, exposed, digit))))
        builder.store(draws, _place(builder, at, digit, low))
    return builder.zext(builder.load(_byte(builder, builder.add(out, rank))), _NUMBER)


def _lesser(builder: ir.IRBuilder, left: Any, right: Any) -> Any:
    return builder.select(builder.icmp_unsigned("<", left, right), left, right)


def _spread(builder: ir.IRBuilder, byte: Any) -> Any:
    nothing = ir.Constant(_VECTOR, ir.Undefined)
    one = builder.insert_element(nothing, byte, ir.Constant(_INDEX, 0))
    return builder.shuffle_vector(one, nothing, ir.Constant(ir.VectorType(_INDEX, ROW), [0] * ROW))


def _number(builder: ir.IRBuilder, numbers: Any, digit: int) -> Any:
    address = builder.add(numbers, ir.Constant(_NUMBER, _SIZE * digit))
    return builder.load(builder.inttoptr(address, _NUMBER.as_pointer()))


def _place(builder: ir.IRBuilder, at: Any, digit: int, low: Any) -> Any:
    return _byte(builder, builder.add(_number(builder, at, digit), low))


def _byte(builder: ir.IRBuilder, address: Any) -> Any:
    return builder.inttoptr(address, _BYTE.as_pointer())


def _vector(builder: ir.IRBuilder, address: Any) -> Any:
    return builder.load(builder.inttoptr(address, _VECTOR.as_pointer()), align=1)
