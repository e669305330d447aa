import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { createPrintContext } from '../testing/print-context.ts';
import type { Edit } from '../workbook/edits.ts';
import { listPrintAreas } from './print-ranges.ts';

/** Each character of the texts is 10 pixels wide, and each column 64. */
function listAreasOf(cells: Readonly<Record<string, string | number>>, ...edits: readonly Edit[]) {
  const workbook = { ...applyAll(createWorkbook(cells), ...edits), definedNames: [] };
  const sheet = { ...getFirstSheet(workbook), drawings: [] };
  return listPrintAreas(createPrintContext(workbook, sheet));
}

const longText = 'x'.repeat(18);
const format = (patch: Extract<Edit, { kind: 'look' }>['patch']): Edit => ({
  kind: 'look',
  sheet: 1,
  areas: [toArea('A1')],
  patch,
});

it.each<[string, Parameters<typeof listAreasOf>, string]>([
  ['into which a text runs on', [{ A1: longText }], 'A1:C1'],
  ['into which the last of several texts runs on', [{ A1: longText, B2: longText }], 'A1:D2'],
  ['up to a cell that ends a text', [{ A1: longText, C1: 1 }], 'A1:C1'],
  ['of a text that is wrapped', [{ A1: longText }, format({ wraps: true })], 'A1:A1'],
  [
    'of a text in a hidden row',
    [
      { A1: longText, A2: 1 },
      { kind: 'hide', sheet: 1, axis: 'rows', from: 0, to: 0, isHidden: true },
    ],
    'A1:A2',
  ],
  ['of a number', [{ A1: 123456789012 }], 'A1:A1'],
])('the columns are printed %s', (_, [cells, ...edits], expected) => {
  expect(listAreasOf(cells, ...edits)).toEqual([toArea(expected)]);
});

it('nothing of an empty sheet is printed', () => {
  expect(listAreasOf({})).toEqual([]);
});
