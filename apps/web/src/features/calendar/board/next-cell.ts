/** Where a cell of a board stands; rows and columns are numbers in reading order, with gaps. */
export type Cell = { id: string; row: number; column: number };

const inOrder = (one: Cell, other: Cell) => one.row - other.row || one.column - other.column;

/** The cell of the nearest row above or below, there the nearest column; of two the former. */
function acrossRows(cells: readonly Cell[], from: Cell, step: 1 | -1): Cell | undefined {
  const [next] = cells
    .filter(({ row }) => (row - from.row) * step > 0)
    .toSorted(
      (one, other) =>
        (one.row - other.row) * step ||
        Math.abs(one.column - from.column) - Math.abs(other.column - from.column),
    );
  return next;
}

/**
 * The cell that a key leads to: left and right run on over the ends of rows, so that every cell can
 * be reached with them alone. Undefined for other keys and at the ends of the board.
 */
export function nextCell(cells: readonly Cell[], id: string, key: string): Cell | undefined {
  const sorted = cells.toSorted(inOrder);
  const index = sorted.findIndex((cell) => cell.id === id);
  const from = sorted[index];
  if (!from) return undefined;
  const row = sorted.filter((cell) => cell.row === from.row);
  switch (key) {
    case 'ArrowRight':
      return sorted[index + 1];
    case 'ArrowLeft':
      return sorted[index - 1];
    case 'ArrowDown':
      return acrossRows(sorted, from, 1);
    case 'ArrowUp':
      return acrossRows(sorted, from, -1);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}
