import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffText, minimumBlock, type TextOp } from './text-diff.ts';
import { applyOps, createTextReplay, toStoredOps } from './text-replay.ts';
import { createWorkBudget } from './work-budget.ts';

/** The rule (docs/metrics.md#the-log) by trying everything: the oracle for the fast search. */
function diffPlainly(old: string, next: string): TextOp[] {
  const a = Array.from(old);
  const b = Array.from(next);
  let prefix = 0;
  while (prefix < Math.min(a.length, b.length) && a[prefix] === b[prefix]) prefix++;
  let suffix = 0;
  while (
    suffix < Math.min(a.length, b.length) - prefix &&
    a[a.length - 1 - suffix] === b[b.length - 1 - suffix]
  )
    suffix++;
  return cutPlainly(a.slice(prefix, a.length - suffix), b.slice(prefix, b.length - suffix), prefix);
}

function cutPlainly(a: string[], b: string[], p: number): TextOp[] {
  if (a.length === 0 && b.length === 0) return [];
  let best = { i: 0, j: 0, length: 0 };
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      let length = 0;
      while (i + length < a.length && j + length < b.length && a[i + length] === b[j + length]) length++;
      if (length > best.length) best = { i, j, length };
    }
  }
  if (best.length < minimumBlock) return [{ p, del: a.join(''), ins: b.join('') }];
  const { i, j, length } = best;
  return [
    ...cutPlainly(a.slice(0, i), b.slice(0, j), p),
    ...cutPlainly(a.slice(i + length), b.slice(j + length), p + j + length),
  ];
}

const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('a', 'b', ' ', '\n', 'é') },
  { weight: 1, arbitrary: fc.constantFrom('\u{1F600}', '\u{1F601}', '\u{20001}') },
);
const words = fc.array(character, { maxLength: 60 }).map((list) => list.join(''));
/** Texts that share long pieces in another order: only these reach the cut. */
const shuffled = fc
  .tuple(words, words, words, words)
  .chain((pieces) =>
    fc
      .tuple(fc.shuffledSubarray(pieces), fc.shuffledSubarray(pieces))
      .map(([left, right]) => [left.join('x'), right.join('y')] as const),
  );

it('the change between two texts is found exactly by the documented rule', () => {
  fc.assert(
    fc.property(shuffled, ([old, next]) => {
      expect(diffText(old, next)).toEqual(diffPlainly(old, next));
    }),
    { numRuns: 400 },
  );
});

it('the change between two texts gives the next text when applied, and names what it deletes', () => {
  fc.assert(
    fc.property(shuffled, ([old, next]) => {
      const ops = diffText(old, next);
      const replay = createTextReplay(old);
      expect(toStoredOps(ops).map(replay.applyReading)).toEqual(ops);
      expect(replay.text()).toBe(next);
    }),
    { numRuns: 400 },
  );
});

it('the change between two texts is found exactly when two distant places change', () => {
  const edit = fc.record({
    at: fc.nat(200),
    remove: fc.nat(3),
    add: words.map((value) => value.slice(0, 4).toWellFormed()),
  });
  const long = fc.array(character, { minLength: 60, maxLength: 200 });
  fc.assert(
    fc.property(long, fc.array(edit, { minLength: 2, maxLength: 3 }), (letters, edits) => {
      let next: string[] = letters;
      for (const { at, remove, add } of edits) next = next.toSpliced(at, remove, ...add);
      expect(diffText(letters.join(''), next.join(''))).toEqual(diffPlainly(letters.join(''), next.join('')));
    }),
    { numRuns: 400 },
  );
});

it('the change between two texts counts places in code points', () => {
  expect(diffText('\u{1F600}a', '\u{1F600}ab')).toEqual([{ p: 2, del: '', ins: 'b' }]);
  expect(diffText('\u{1F600}', '\u{1F601}')).toEqual([{ p: 0, del: '\u{1F600}', ins: '\u{1F601}' }]);
});

it('the change between two texts keeps what stands between two distant changes of one save', () => {
  const middle = 'What stands between them is not inserted again. ';
  expect(diffText(`one ${middle}two`, `1 ${middle}2`)).toEqual(
    [
      { p: 0, del: 'one', ins: '1' },
      { p: 49, del: 'two', ins: '2' },
    ].map((op, index) => (index === 1 ? { ...op, p: `1 ${middle}`.length } : op)),
  );
});

it('the change between two texts follows the documented example', () => {
  const saves = [
    'The cat',
    'The cat sat',
    'The cat sat on',
    'The cat sat on mats',
    'The cat sat on mat',
    'The big cat sat on mat',
    'The big red cat sat on mat',
    'The big red cat sat on mat. It',
    'The big red cat sat on mat. It purred',
    'The big red cat sat. It purred',
  ];
  const ops = saves
    .flatMap((text, index) => diffText(saves[index - 1] ?? '', text))
    .map((op) => [op.p, op.del.length, op.ins.length]);
  expect(ops).toEqual([
    [0, 0, 7],
    [7, 0, 4],
    [11, 0, 3],
    [14, 0, 5],
    [18, 1, 0],
    [4, 0, 4],
    [8, 0, 4],
    [26, 0, 4],
    [30, 0, 7],
    [19, 7, 0],
  ]);
});

it('the change between two texts is found exactly in repetitive texts', () => {
  const phrase = fc.constantFrom(
    'the boats came in at nine. ',
    'nobody was on the quay that day. ',
    'a',
    'b ',
  );
  const repeating = fc.array(phrase, { maxLength: 14 }).map((list) => list.join(''));
  fc.assert(
    fc.property(repeating, repeating, (old, next) => {
      expect(diffText(old, next)).toEqual(diffPlainly(old, next));
    }),
    { numRuns: 300 },
  );
});

it('the change between two texts gives the next text within its budget, and says when a larger one could give another change', () => {
  fc.assert(
    fc.property(shuffled, fc.nat(4000), ([old, next], units) => {
      const budget = createWorkBudget(units);
      const ops = diffText(old, next, undefined, budget);
      expect(applyOps(old, toStoredOps(ops))).toBe(next);
      expect(budget.left).toBeGreaterThanOrEqual(0);
      if (!budget.isExhausted) expect(ops).toEqual(diffText(old, next));
    }),
    { numRuns: 400 },
  );
});

it('the change between two texts names each cell of a long table in which one column has changed', () => {
  const rows = (value: string) =>
    Array.from(
      { length: 1700 },
      (_, row) => `Row ${row}\n${value}${row % 90}\nthe same remark in each row\n`,
    ).join('');
  const ops = diffText(rows('old '), rows('new '));
  expect(ops).toHaveLength(1700);
  expect(ops.every(({ del, ins }) => del === 'old' && ins === 'new')).toBe(true);
});

it('the change between two texts does not search in texts that are too long for its budget', () => {
  const budget = createWorkBudget();
  const old = `a${'lorem ipsum dolor '.repeat(800_000)}b`;
  const next = `c${'lorem ipsum dolor sit '.repeat(700_000)}d`;
  expect(diffText(old, next, undefined, budget)).toEqual([{ p: 0, del: old, ins: next }]);
  expect(budget.left).toBe(createWorkBudget().left);
});

it('the change between two texts is quick for two long texts of one repeated letter', () => {
  const ops = diffText(`b${'a'.repeat(60_000)}c`, `d${'a'.repeat(50_000)}e`);
  expect(applyOps(`b${'a'.repeat(60_000)}c`, toStoredOps(ops))).toBe(`d${'a'.repeat(50_000)}e`);
  expect(ops).toHaveLength(2);
});
