import { expect, it } from 'vitest';
import { readWorkbook } from '../format/read-workbook.ts';
import { createRichWorkbook } from '../testing/rich-workbook.ts';
import { defaultFormat } from '../workbook/style.ts';
import { pickRunFormat } from '../workbook/text-runs.ts';
import type { Cell, Row, Workbook } from '../workbook/workbook.ts';
import { packWorkbook, unpackWorkbook } from './workbook-transfer.ts';

const { workbook } = readWorkbook(createRichWorkbook(), () => 0);

function withRows(rows: ReadonlyMap<number, Row>): Workbook {
  const [sheet] = workbook.sheets;
  if (sheet === undefined) throw new Error('There is no sheet.');
  return { ...workbook, sheets: [{ ...sheet, rows }] };
}

const boldRun = { length: 3, format: { ...pickRunFormat(defaultFormat), isBold: true } };

const pass = (from: Workbook): Workbook => {
  const { packed, buffers } = packWorkbook(from);
  return unpackWorkbook(structuredClone(packed, { transfer: buffers }));
};

it('a workbook that was read from a file is the same after it is packed, transferred and unpacked', () => {
  expect(pass(workbook)).toStrictEqual(workbook);
});

it.each<[what: string, cell: Cell]>([
  ['a number', { value: -0.5, style: 0 }],
  ['an empty cell with a style', { value: null, style: 7 }],
  ['an empty text', { value: '', style: 0 }],
  ['true', { value: true, style: 0, source: 0 }],
  ['false', { value: false, style: 0, source: 12 }],
  ['an error', { value: { error: '#N/A' }, style: 0 }],
  ['a formula without a result', { value: null, formula: 'A1', style: 0 }],
  ['an empty formula', { value: null, formula: '', style: 0 }],
  ['a formula of a file', { value: 3, formula: 'A1:A3', intersects: true, style: 2, source: 70_000 }],
  [
    'an array formula',
    { value: 1, formula: 'A1:A3', array: { rows: 3, columns: 1, kind: 'dynamic' }, style: 1 },
  ],
  ['a text with a formatted part', { value: 'wide', style: 0, runs: [{ length: 1, format: null }, boldRun] }],
  ['a result of another formula', { value: 'x', isSpilled: true, style: 0 }],
])('%s arrives as it is', (_, cell) => {
  const rows = new Map<number, Row>([
    [4, { cells: new Map([[16_383, cell]]), height: null, isHidden: false, style: null }],
    [2, { cells: new Map(), height: 12.75, isHidden: true, style: 0, source: 0 }],
  ]);
  expect(pass(withRows(rows))).toStrictEqual(withRows(rows));
});
