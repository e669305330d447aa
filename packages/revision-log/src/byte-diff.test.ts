import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffBytes } from './byte-diff.ts';
import { createByteBuffer } from './gap-buffer.ts';
import { createWorkBudget } from './work-budget.ts';

const utf8 = new TextEncoder();

function paragraph(text: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="Normal"/></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function applied(old: Uint8Array, splices: ReturnType<typeof diffBytes>['splices']): Uint8Array {
  const buffer = createByteBuffer(old);
  for (const { at, del, ins } of splices) buffer.splice(at, del, ins);
  return buffer.slice(0, buffer.length());
}

const insertedBy = (splices: ReturnType<typeof diffBytes>['splices']): number =>
  splices.reduce((sum, { ins }) => sum + ins.length, 0);

it('splices of a large part turn the old bytes into the new ones, whatever repeats and whatever the budget', () => {
  const words = fc.constantFrom(
    '',
    'Boats.',
    'Boats in the harbour.',
    'Nobody came that day, nor the next.',
    'x',
  );
  const part = fc.array(words, { minLength: 60, maxLength: 400 }).map((all) => all.map(paragraph).join(''));
  fc.assert(
    fc.property(part, part, fc.constantFrom(0, 5000, 50_000, 500_000, 5_000_000), (before, after, units) => {
      const budget = createWorkBudget(units);
      const [old, next] = [utf8.encode(before), utf8.encode(after)];
      const { splices } = diffBytes(old, next, { budget });
      expect(applied(old, splices)).toEqual(next);
      expect(budget.left).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});

it('splices of a large part are as many as its paragraphs when another program has rewritten each of them', () => {
  const texts = Array.from(
    { length: 900 },
    (_, index) => `Sentence ${index} of a text about ${index * 7} boats.`,
  );
  const old = utf8.encode(texts.map(paragraph).join(''));
  const next = utf8.encode(texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''));
  const { splices } = diffBytes(old, next);
  expect(applied(old, splices)).toEqual(next);
  expect(insertedBy(splices)).toBeLessThan(next.length / 2);
});

it('splices of a large part keep every paragraph of a table of which one column has changed', () => {
  const rows = (value: string) =>
    Array.from({ length: 1700 }, (_, row) =>
      [`Row ${row}`, `${value} ${row % 90}`].map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join(''),
    ).join('');
  const [old, next] = [utf8.encode(rows('old')), utf8.encode(rows('now'))];
  const { splices } = diffBytes(old, next);
  expect(applied(old, splices)).toEqual(next);
  expect(insertedBy(splices)).toBeLessThan(next.length / 20);
});

it('splices of a large part are one if nothing is found within the budget', () => {
  const old = utf8.encode(`<a/>${paragraph('').repeat(200_000)}`);
  const next = utf8.encode(`<b/>${paragraph('').repeat(210_000)}<c/>`);
  const budget = createWorkBudget();
  expect(diffBytes(old, next, { budget }).splices).toHaveLength(1);
  expect(budget.left).toBeGreaterThanOrEqual(0);
});
