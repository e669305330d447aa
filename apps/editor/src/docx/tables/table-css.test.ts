import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { cellCss, getColumnWidths, rowCss, tableAlignmentCss, tableCss } from './table-css.ts';

function cell(attrs: Record<string, unknown> = {}): Node {
  return schema.node('tableCell', attrs, [schema.node('paragraph')]);
}

function table(attrs: Record<string, unknown>, ...rows: Node[][]): Node {
  return schema.node(
    'table',
    attrs,
    rows.map((cells) => schema.node('tableRow', null, cells)),
  );
}

it('getColumnWidths returns the widths of the file', () => {
  expect(getColumnWidths(table({ columnWidths: [1000, 2000] }, [cell(), cell()]))).toEqual([1000, 2000]);
});

it('getColumnWidths divides the width equally if the widths do not match the columns', () => {
  expect(getColumnWidths(table({ columnWidths: [1000] }, [cell(), cell()]))).toEqual([1, 1]);
});

it('getColumnWidths includes cells that span from the row above', () => {
  const joined = table({}, [cell({ rowspan: 2 }), cell()], [cell()]);
  expect(getColumnWidths(joined)).toHaveLength(2);
  expect(getColumnWidths(table({}, [cell({ colspan: 3 })], [cell(), cell(), cell()]))).toHaveLength(3);
});

it.each([
  ['its own width', { width: 3000, widthType: 'dxa', columnWidths: [1000] }, '200px'],
  ['a part of the text', { width: 2500, widthType: 'pct' }, '50%'],
  ['its columns together', { columnWidths: [1500] }, '100px'],
  ['the text, where nothing is said', {}, '100%'],
])('tableCss is as wide as %s', (_name, attrs, width) => {
  expect(tableCss(table(attrs, [cell()]))['--table-width']).toBe(width);
});

it('tableCss gives the columns their own widths, so that a wide table reaches into the margin', () => {
  const wide = table({ width: 12000, widthType: 'dxa', columnWidths: [3000, 3000] }, [cell(), cell()]);
  expect(tableCss(wide)['--wide-columns']).toBe('400px 400px');
});

it('tableCss leaves columns in proportion if the width is a part of the text or unknown', () => {
  const half = table({ width: 2500, widthType: 'pct', columnWidths: [3000] }, [cell()]);
  expect(tableCss(half)['--wide-columns']).toBe('initial');
  const automatic = table({ widthType: 'auto', width: 0, columnWidths: [40_000] }, [cell()]);
  expect(tableCss(automatic)['--wide-columns']).toBe('initial');
});

it('cellCss takes the margins that a cell leaves open from its table', () => {
  const inTable = tableCss(table({ cellMargins: { top: 150, left: 30 } }, [cell()]));
  expect(['top', 'right', 'bottom', 'left'].map((side) => inTable[`--cell-${side}`])).toEqual([
    '10px',
    '7.2px',
    '0px',
    '2px',
  ]);
  expect(cellCss({ margins: { left: 120 } })).toMatchObject({
    'padding-block': 'var(--cell-top) var(--cell-bottom)',
    'padding-inline': '8px var(--cell-right)',
  });
});

it('rowCss lets a row grow unless its height is exact', () => {
  expect(rowCss({ height: 450 })).toEqual({ 'min-height': '30px' });
  expect(rowCss({ height: 450, heightRule: 'exact' })).toEqual({ height: '30px' });
});

it('cellCss uses white text on a dark background, and the default colour on a light one', () => {
  expect(cellCss({ backgroundColor: '1F3864' })).toMatchObject({
    '--ground': '#1F3864',
    '--ink-on-ground': '#ffffff',
  });
  expect(cellCss({ backgroundColor: 'FFC000' })).not.toHaveProperty('--ink-on-ground');
});

it('cellCss has a border only where the file has one', () => {
  const border = { style: 'single' as const, size: 8, color: { rgb: '4F81BD' } };
  const css = cellCss({ borders: { top: border, left: { style: 'nil' } } });
  expect(css['border-top']).toBe('1.333px solid #4F81BD');
  expect(css).not.toHaveProperty('border-left');
});

it('cellCss draws automatic borders in the text colour', () => {
  const css = cellCss({ borders: { top: { style: 'single', size: 4, color: { auto: true } } } });
  expect(css['border-top']).toBe('1px solid currentColor');
});

it('a table says how its cells are aligned, so that one in a cell does not inherit it', () => {
  expect(tableAlignmentCss({})).toEqual({ '--cell-align': 'start', '--first-row-align': 'start' });
  expect(tableAlignmentCss({ cells: 'right', firstRow: 'center' })).toEqual({
    '--cell-align': 'end',
    '--first-row-align': 'center',
  });
});
