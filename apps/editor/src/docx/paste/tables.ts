import type { PastedCell, PastedParagraph, PastedRow, PastedTable } from './blocks.ts';

/** Word's own limit. */
const maxColumns = 63;

export function createEmptyParagraph(): PastedParagraph {
  return { kind: 'paragraph', role: 'body', align: null, list: null, content: [] };
}

export function readSpan(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), maxColumns);
}

/** Pads all rows to the longest: cells that extend beyond the table are cut, missing ones are added. */
export function makeRectangular(rows: readonly PastedRow[]): PastedTable {
  const occupied: boolean[][] = rows.map(() => []);
  const placedRows = rows.map((row, rowIndex) => ({
    ...row,
    cells: placeCells(row.cells, { occupied, rowIndex }),
  }));
  const columns = Math.max(1, ...occupied.map((row) => row.length));
  return {
    kind: 'table',
    rows: placedRows.map((row, rowIndex) => {
      const missing =
        columns - Array.from({ length: columns }, (_, x) => occupied[rowIndex]?.[x]).filter(Boolean).length;
      const filler = Array.from(
        { length: missing },
        (): PastedCell => ({
          colspan: 1,
          rowspan: 1,
          shading: null,
          blocks: [createEmptyParagraph()],
        }),
      );
      return { ...row, cells: [...row.cells, ...filler] };
    }),
  };
}

function placeCells(
  cells: readonly PastedCell[],
  grid: { occupied: boolean[][]; rowIndex: number },
): PastedCell[] {
  const { occupied, rowIndex } = grid;
  const placedRows: PastedCell[] = [];
  let column = 0;
  for (const cell of cells) {
    while (occupied[rowIndex]?.[column]) column += 1;
    if (column >= maxColumns) break;
    const colspan = computeFreeWidth(
      occupied[rowIndex] ?? [],
      column,
      Math.min(cell.colspan, maxColumns - column),
    );
    const rowspan = Math.min(cell.rowspan, occupied.length - rowIndex);
    for (let y = rowIndex; y < rowIndex + rowspan; y++) {
      for (let x = column; x < column + colspan; x++) {
        const row = occupied[y];
        if (row !== undefined) row[x] = true;
      }
    }
    placedRows.push({ ...cell, colspan, rowspan });
    column += colspan;
  }
  return placedRows;
}

/** A cell does not overlap one that spans rows from above. */
function computeFreeWidth(row: readonly boolean[], column: number, colspan: number): number {
  let width = 1;
  while (width < colspan && !row[column + width]) width += 1;
  return width;
}
