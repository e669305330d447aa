import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableCell, TableShape } from '../scene/scene.ts';
import { createTable } from '../stage/new-shapes.ts';
import { createTextBody } from '../testing/scenes.ts';
import { getBodyText } from '../text/text-formats.ts';
import { changeBorders, fillCells, insertColumn, insertRow, removeColumn, removeRow } from './table-shape.ts';
import { applyTableStyle } from './table-styles.ts';

const page = { width: 10_000, height: 8_000 };

type CellSpec = string | { text: string; rowSpan?: number; columnSpan?: number } | null;

/** A table from texts; null for a cell that another one covers. */
function createTableOf(specs: readonly (readonly CellSpec[])[]): TableShape {
  const table = createTable('t', { rows: specs.length, columns: specs[0]?.length ?? 0 }, page);
  return {
    ...table,
    rows: table.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, column): TableCell => {
        const spec = specs[at]?.[column] ?? null;
        if (spec === null) return { ...cell, rowSpan: 0, columnSpan: 0 };
        const { text, rowSpan = 1, columnSpan = 1 } = typeof spec === 'string' ? { text: spec } : spec;
        return { ...cell, text: createTextBody(text), rowSpan, columnSpan };
      }),
    })),
  };
}

/** Texts by row, with the spans of merged cells; `-` for covered ones. */
const summarise = (table: TableShape | null): string[] | undefined =>
  table?.rows.map(({ cells }) =>
    cells
      .map(({ text, rowSpan, columnSpan }) => {
        if (rowSpan === 0) return '-';
        return `${getBodyText(text)}${rowSpan * columnSpan > 1 ? `[${rowSpan}x${columnSpan}]` : ''}`;
      })
      .join(' '),
  );

describe('rows and columns of a table', () => {
  const plain = createTableOf([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const merged = createTableOf([
    ['a', { text: 'b', rowSpan: 2, columnSpan: 2 }, null],
    ['c', null, null],
    ['d', 'e', 'f'],
  ]);

  it.each([
    ['at the start', plain, 0, [' ', 'a b', 'c d']],
    ['in the middle', plain, 1, ['a b', ' ', 'c d']],
    ['at the end', plain, 2, ['a b', 'c d', ' ']],
    ['within a merged cell', merged, 1, ['a b[3x2] -', ' - -', 'c - -', 'd e f']],
    ['below a merged cell', merged, 2, ['a b[2x2] -', 'c - -', '  ', 'd e f']],
  ])('a row is inserted %s', (_, table, at, expected) => {
    expect(summarise(insertRow(table, at))).toEqual(expected);
  });

  it.each([
    ['plain', plain, 0, ['c d']],
    ['that begins a merged cell', merged, 0, ['c b[1x2] -', 'd e f']],
    ['that ends a merged cell', merged, 1, ['a b[1x2] -', 'd e f']],
  ])('a row is removed: %s', (_, table, at, expected) => {
    expect(summarise(removeRow(table, at))).toEqual(expected);
  });

  it('columns are inserted and removed as rows are', () => {
    expect(summarise(insertColumn(merged, 2, page.width))).toEqual(['a b[2x3] - -', 'c - - -', 'd e  f']);
    expect(summarise(removeColumn(merged, 1))).toEqual(['a b[2x1]', 'c -', 'd f']);
  });

  it('the last row and the last column stay', () => {
    const one = createTableOf([['a']]);
    expect(removeRow(one, 0)).toBeNull();
    expect(removeColumn(one, 0)).toBeNull();
  });

  it('a table that reaches the edge of the page is not widened by a new column', () => {
    const wide = { ...plain, columns: [5_000, 5_000], width: 10_000 };
    const { columns, width } = insertColumn(wide, 1, 10_000);
    expect(columns).toHaveLength(3);
    expect(width).toBeLessThanOrEqual(10_001);
  });

  it('after any changes every place of the grid belongs to exactly one cell', () => {
    const change = fc.record({
      kind: fc.constantFrom('addRow', 'addColumn', 'removeRow', 'removeColumn'),
      at: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let table = merged;
        for (const { kind, at } of changes) {
          const next =
            kind === 'addRow'
              ? insertRow(table, Math.min(at, table.rows.length))
              : kind === 'addColumn'
                ? insertColumn(table, Math.min(at, table.columns.length), page.width)
                : kind === 'removeRow'
                  ? removeRow(table, Math.min(at, table.rows.length - 1))
                  : removeColumn(table, Math.min(at, table.columns.length - 1));
          table = next ?? table;
          expect(countCoverage(table)).toEqual(table.rows.map(() => table.columns.map(() => 1)));
        }
      }),
    );
  });
});

/** How many cells lie on each place of the grid. */
function countCoverage({ rows, columns }: TableShape): number[][] {
  const counts = rows.map(() => columns.map(() => 0));
  rows.forEach(({ cells }, row) => {
    cells.forEach(({ rowSpan, columnSpan }, column) => {
      for (let y = row; y < row + rowSpan; y++) {
        for (let x = column; x < column + columnSpan; x++) {
          const line = counts[y];
          if (line !== undefined) line[x] = (line[x] ?? 0) + 1;
        }
      }
    });
  });
  return counts;
}

describe('formats of a table', () => {
  const table = createTableOf([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ]);
  const fillsOf = ({ rows }: TableShape) => rows.map(({ cells }) => cells.map(({ fill }) => fill));

  it('a fill is for the cell that is edited, or for all', () => {
    expect(fillsOf(fillCells(table, { row: 1, column: 0 }, '#ff0000'))).toEqual([
      [null, null],
      ['#ff0000', null],
      [null, null],
    ]);
    expect(fillsOf(fillCells(table, null, '#ff0000')).flat()).toEqual(Array(6).fill('#ff0000'));
  });

  it('a removed border is removed from the neighbours as well, which would draw it otherwise', () => {
    const { rows } = changeBorders(table, { row: 1, column: 1 }, null);
    const edges = [
      rows[0]?.cells[1]?.borders?.bottom,
      rows[2]?.cells[1]?.borders?.top,
      rows[1]?.cells[0]?.borders?.right,
      rows[1]?.cells[1]?.borders?.left,
    ];
    expect(edges).toEqual([null, null, null, null]);
    expect(rows[0]?.cells[0]?.borders?.right).not.toBeNull();
  });

  it.each([
    ['a dark colour', '#1f5673', '#ffffff'],
    ['a light colour', '#fbe3c6', '#000000'],
  ])('a header row in %s has text that can be read on it', (_, color, expected) => {
    const [header, first] = applyTableStyle(table, 'header', color).rows;
    expect(header?.cells[0]?.fill).toBe(color);
    expect(header?.cells[0]?.text.paragraphs[0]?.runs[0]).toMatchObject({ color: expected, bold: true });
    expect(first?.cells[0]?.text.paragraphs[0]?.runs[0]).toMatchObject({ color: '#000000', bold: false });
  });

  it('banded rows alternate', () => {
    const [, first, second] = fillsOf(applyTableStyle(table, 'banded', '#1f5673'));
    expect(first).not.toEqual(second);
    expect([first, second].flat()).not.toContain(null);
  });
});
