import type { PastedCell, PastedParagraph, PastedRow, PastedTable } from './blocks.ts';

/** Word's own limit. */
const maxColumns = 63;

export function emptyParagraph(): PastedParagraph {
  return { kind: 'paragraph', role: 'body', align: null, list: null, content: [] };
}

export function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), maxColumns);
}

/** Pads all rows to the longest: cells that extend beyond the table are cut, missing ones are added. */
export function makeRectangular(rows: readonly PastedRow[]): PastedTable {
  const taken: boolean[][] = rows.map(() => []);
  const placed = rows.map((row, at) => ({ ...row, cells: placeCells(row.cells, { taken, at }) }));
  const columns = Math.max(1, ...taken.map((row) => row.length));
  return {
    kind: 'table',
    rows: placed.map((row, at) => {
      const missing =
        columns - Array.from({ length: columns }, (_, x) => taken[at]?.[x]).filter(Boolean).length;
      const filler = Array.from(
        { length: missing },
        (): PastedCell => ({
          colspan: 1,
          rowspan: 1,
          shading: null,
          blocks: [emptyParagraph()],
        }),
      );
      return { ...row, cells: [...row.cells, ...filler] };
    }),
  };
}

function placeCells(cells: readonly PastedCell[], place: { taken: boolean[][]; at: number }): PastedCell[] {
  const { taken, at } = place;
  const placed: PastedCell[] = [];
  let column = 0;
  for (const cell of cells) {
    while (taken[at]?.[column]) column += 1;
    if (column >= maxColumns) break;
    const colspan = freeWidth(taken[at] ?? [], column, Math.min(cell.colspan, maxColumns - column));
    const rowspan = Math.min(cell.rowspan, taken.length - at);
    for (let y = at; y < at + rowspan; y++) {
      for (let x = column; x < column + colspan; x++) {
        const row = taken[y];
        if (row !== undefined) row[x] = true;
      }
    }
    placed.push({ ...cell, colspan, rowspan });
    column += colspan;
  }
  return placed;
}

/** A cell does not overlap one that spans rows from above. */
function freeWidth(row: readonly boolean[], column: number, requested: number): number {
  let width = 1;
  while (width < requested && !row[column + width]) width += 1;
  return width;
}
