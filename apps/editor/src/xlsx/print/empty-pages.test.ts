import { expect, it } from 'vitest';
import { applyAll, createWorkbook, getFirstSheet, toArea } from '../testing/cells.ts';
import { createPrintContext } from '../testing/print-context.ts';
import type { Edit } from '../workbook/edits.ts';
import { defaultPageSetup } from '../workbook/page-setup.ts';
import { removeEmptyPages } from './empty-pages.ts';

const noTitles = { rows: null, columns: null };
/** Columns A to C, D to F and G to I. */
const pages = [0, 3, 6].map((from) => ({
  rows: { from: 0, to: 9 },
  columns: { from, to: from + 2 },
  titles: noTitles,
}));

/** The first columns of the pages that are printed; each character of the texts is 10 pixels wide, and each column 64. */
function listPrinted(
  cells: Readonly<Record<string, string>>,
  edits: readonly Edit[] = [],
  printsGridLines = false,
) {
  const workbook = applyAll(createWorkbook(cells), ...edits);
  const pageSetup = { ...defaultPageSetup, printsGridLines };
  const sheet = { ...getFirstSheet(workbook), drawings: [], pageSetup };
  const context = createPrintContext(workbook, sheet);
  return removeEmptyPages(pages, context).map(({ columns }) => columns.from);
}

const fill: Edit = { kind: 'look', sheet: 1, areas: [toArea('E2')], patch: { fill: 'FF0000' } };
const alignRight: Edit = { kind: 'look', sheet: 1, areas: [toArea('G1')], patch: { align: 'right' } };

it.each<[string, Parameters<typeof listPrinted>, number[]]>([
  ['a page without cells between others is left out', [{ A1: 'a', G1: 'b' }], [0, 6]],
  ['a page with a fill is printed', [{ A1: 'a', G1: 'b' }, [fill]], [0, 3, 6]],
  ['a page into which a text runs on is printed', [{ A1: 'x'.repeat(30), G1: 'b' }], [0, 3, 6]],
  [
    'a page into which a text runs on from the right is printed',
    [{ A1: 'a', G1: 'longer than G' }, [alignRight]],
    [0, 3, 6],
  ],
  ['all pages of a sheet with grid lines are printed', [{ A1: 'a' }, [], true], [0, 3, 6]],
  ['one page of an empty sheet is printed', [{}], [0]],
])('%s', (_, options, expected) => {
  expect(listPrinted(...options)).toEqual(expected);
});
