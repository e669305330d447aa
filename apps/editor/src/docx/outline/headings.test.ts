import { expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../document/testing/document-of.ts';
import { computeDepths, findHeadingIndexAt, type Heading, listHeadings } from './headings.ts';

const heading = (level: number, text: string): string => p(text, `<w:pStyle w:val="Heading${level}"/>`);

async function headings(body: string): Promise<Heading[]> {
  const { doc, model } = await documentOf(body);
  return listHeadings(doc, model.package);
}

it('the outline of a text lists its non-empty headings with levels, also in tables', async () => {
  const cell = `<w:tbl><w:tr><w:tc>${heading(2, 'in a table')}</w:tc></w:tr></w:tbl>`;
  const found = await headings(
    heading(1, 'Harbour') + p('text') + heading(3, ' ') + cell + p('own', '<w:outlineLvl w:val="1"/>'),
  );
  expect(found.map(({ level, text }) => `${level} ${text}`)).toEqual(['1 Harbour', '2 in a table', '2 own']);
});
it('the outline of a text leaves out words whose deletion is suggested', async () => {
  const written = await documentOf(heading(1, 'Old harbour'));
  const state = stateOf(written);
  const mark = state.schema.mark('deletion', { revisionId: 1, author: 'x' });
  const { doc } = state.tr.addMark(1, 5, mark);
  expect(listHeadings(doc, written.model.package).map(({ text }) => text)).toEqual(['harbour']);
});
it('the outline of a text finds the heading above a position', async () => {
  const found = await headings(p('before') + heading(1, 'one') + p('text') + heading(1, 'two'));
  const [one, two] = found.map(({ pos }) => pos);
  expect([0, one ?? 0, (one ?? 0) + 8, two ?? 0, 99].map((pos) => findHeadingIndexAt(found, pos))).toEqual([
    -1, 0, 0, 1, 1,
  ]);
});
it('the outline of a text is a tree even if levels are skipped', () => {
  const levels = (...all: number[]) => computeDepths(all.map((level) => ({ pos: 0, level, text: 'x' })));
  expect(levels(3, 1, 3, 4, 2, 1)).toEqual([1, 1, 2, 3, 2, 1]);
});
