import { expect, it } from 'vitest';
import { documentOf } from '../../document/testing/document-of.ts';
import { listColumnRegions, readColumns } from './column-regions.ts';

const textWidth = 624;

it('readColumns divides the width of the text, with the space of the file between columns', () => {
  expect(readColumns({ columnCount: 2, columnSpace: 360, separator: true }, textWidth)).toEqual({
    columns: [
      { left: 0, width: 300 },
      { left: 324, width: 300 },
    ],
    hasSeparator: true,
  });
});

it('readColumns takes separate widths from the file', () => {
  const section = { equalWidth: false, columns: [{ width: 3000, space: 720 }, { width: 5640 }] };
  expect(readColumns(section, textWidth).columns).toEqual([
    { left: 0, width: 200 },
    { left: 248, width: 376 },
  ]);
});

it.each([
  ['one column', { columnCount: 1 }],
  ['more columns than fit', { columnCount: 40, columnSpace: 720 }],
  ['columns wider than the text', { equalWidth: false, columns: [{ width: 9000 }, { width: 9000 }] }],
  ['columns of no width', { equalWidth: false, columns: [{}, {}] }],
])('readColumns has one column for a section with %s', (_name, section) => {
  expect(readColumns(section, textWidth).columns).toEqual([{ left: 0, width: textWidth }]);
});

const section = (columns: number, type = '') =>
  `<w:p><w:pPr><w:sectPr>${type}<w:cols w:num="${columns}" w:space="720"/></w:sectPr></w:pPr></w:p>`;
const continuous = '<w:type w:val="continuous"/>';

it('listColumnRegions joins neighbouring sections of one column, and tells which begin a page', async () => {
  const body = [section(1), section(1, continuous), section(2, continuous), section(3), '<w:p/>'].join('');
  const { doc, model } = await documentOf(body);
  const regions = listColumnRegions(doc, model.package, textWidth);
  expect(regions.map(({ from, to, columns, startsPage }) => [from, to, columns.length, startsPage])).toEqual([
    [0, 4, 1, false],
    [4, 6, 2, false],
    [6, 8, 3, true],
    [8, doc.content.size, 1, true],
  ]);
});
