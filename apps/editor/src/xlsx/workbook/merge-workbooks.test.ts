import { expect, it } from 'vitest';
import { richBook } from '../testing/rich-workbook.ts';
import { workbookForm } from '../worker/workbook-form.ts';
import { parseAddress } from './area.ts';
import type { Edit } from './edits.ts';
import { toLines } from './workbook-lines.ts';

const form = workbookForm(() => 0);
const type = (cell: string, value: string | number): Edit => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ ...(parseAddress(cell) ?? { row: 0, column: 0 }), value }],
});

async function merged(mine: Edit[], theirs: Edit[]): Promise<string[]> {
  const base = await form.read(richBook());
  const done = (edits: Edit[]) => edits.reduce((document, edit) => form.apply(document, edit), base);
  const again = async (edits: Edit[]) => form.read(await form.write(done(edits)));
  const both = form.merge({ base, mine: await again(mine), theirs: await again(theirs) });
  const { history } = await form.read(await form.write(both));
  return toLines(history.workbook);
}

it('two versions of a workbook are brought together cell by cell', async () => {
  const lines = await merged(
    [type('A1', 'Mine'), type('E9', 'far')],
    [type('B2', 30), { kind: 'addSheet', name: 'Theirs', at: 2 }],
  );
  expect(lines).toContain('1: A Mine | B Baskets');
  expect(lines).toContain('2: A  Äpfel & 梨  | B 30 | C =B2*2');
  expect(lines).toContain('9: E far');
  expect(lines).toContain('# Theirs');
});
it('two versions of a workbook keep what both wrote into one cell: mine in it, theirs in its note', async () => {
  const lines = await merged([type('A1', 'Mine')], [type('A1', 'Theirs')]);
  expect(lines).toContain('1: A Mine | B Baskets');
  expect(lines.join('\n')).toContain('[A1] : Theirs');
});
it('two versions of a workbook that part ways in many cells stand beside each other', async () => {
  const many = (word: string): Edit[] => [
    {
      kind: 'cells',
      sheet: 1,
      changes: Array.from({ length: 30 }, (_, row) => ({
        row: row + 20,
        column: 0,
        value: `${word} ${row}`,
      })),
    },
  ];
  const lines = await merged(many('mine'), many('theirs'));
  for (const line of ['# Harvest (2)', '21: A mine 0', '21: A theirs 0', '50: A theirs 29'])
    expect(lines).toContain(line);
});
it('two versions of a workbook keep a sheet in which I wrote and which they took away', async () => {
  const lines = await merged([type('A1', 'Mine')], [{ kind: 'removeSheet', sheet: 1 }]);
  expect(lines).toContain('1: A Mine | B Baskets');
});
