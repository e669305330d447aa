import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultFormat } from './style.ts';
import {
  concatenateRuns,
  findCommonFormat,
  findRuns,
  formatRuns,
  isSameRuns,
  joinRuns,
  keepRuns,
  pickRunFormat,
  type RichText,
  type RunFormat,
  replaceMatches,
  restyleRuns,
  sliceRuns,
  splitByRuns,
  type TextRun,
} from './text-runs.ts';

const plain = pickRunFormat(defaultFormat);
const bold: RunFormat = { ...plain, isBold: true };
const red: RunFormat = { ...plain, colour: 'FF0000' };

/** Bold where a letter is upper case, red where it is a digit. */
function createText(text: string): RichText {
  const formatOf = (character: string): RunFormat | null =>
    /\d/.test(character) ? red : character === character.toLowerCase() ? null : bold;
  return {
    text,
    runs: joinRuns([...text].map((one): TextRun => ({ length: one.length, format: formatOf(one) }))),
  };
}

/** One letter for each character: b for bold, r for red, dot for the format of the cell, o for any other. */
const show = ({ text, runs = [{ length: text.length, format: null }] }: RichText): string =>
  runs
    .map(({ length, format }) =>
      (format === null
        ? '.'
        : isSameFormat(format, bold)
          ? 'b'
          : isSameFormat(format, red)
            ? 'r'
            : 'o'
      ).repeat(length),
    )
    .join('');
const isSameFormat = (one: RunFormat, other: RunFormat): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

it.each<[before: string, after: string, expected: string]>([
  ['one TWO 3', 'one TWO 3', '....bbb.r'],
  ['one TWO 3', 'one TxWO 3', '....bbbb.r'],
  ['one TWO 3', 'one TWOx 3', '....bbbb.r'],
  ['one TWO 3', 'one TWO 3x', '....bbb.rr'],
  ['one TWO 3', 'xone TWO 3', '.....bbb.r'],
  ['TWO one', 'xTWO one', 'bbbb....'],
  ['one TWO 3', 'one xx 3', '....bb.r'],
  ['one TWO 3', 'one  3', '.....r'],
  ['one TWO 3', 'TWO 3', 'bbb.r'],
  ['one TWO 3', 'other', '.....'],
  ['one TWO 3', '', ''],
  ['a1', 'a😀1', '...r'],
  ['😀A', '😁A', '..b'],
])('the text %j edited to %j keeps the formats %j', (before, after, expected) => {
  expect(show({ text: after, runs: keepRuns(createText(before), after) })).toBe(expected);
});

const texts = fc.string({ unit: fc.constantFrom('a', 'A', '1', ' ', '😀', '\n'), maxLength: 20 });
const count = ({ text, runs = [{ length: text.length, format: null }] }: RichText): number =>
  runs.reduce((sum, { length }) => sum + length, 0);

it('the runs of any edited text cover it, and what stayed before and after the change keeps its format', () => {
  fc.assert(
    fc.property(texts, texts, texts, texts, (start, removed, added, end) => {
      const before = createText(start + removed + end);
      const after = { text: start + added + end, runs: keepRuns(before, start + added + end) };
      expect(count(after)).toBe(after.text.length);
      const [from, to] = [Math.max(0, start.length - 1), Math.max(0, end.length - 1)];
      if (added === '' || removed === '') {
        // Among equal characters the place of a change is unknown.
        const isCertain = before.text[start.length] !== after.text[start.length];
        expect(!isCertain || show(after).slice(0, from) === show(before).slice(0, from)).toBe(true);
        expect(!isCertain || to === 0 || show(after).slice(-to) === show(before).slice(-to)).toBe(true);
      }
      for (const { part } of splitByRuns(after.text, after.runs ?? []))
        expect(part.isWellFormed()).toBe(true);
    }),
  );
});

it('formatting a part of any text changes this part only', () => {
  fc.assert(
    fc.property(texts, fc.nat(20), fc.nat(20), (text, one, other) => {
      const [start, end] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
      const before = createText(text);
      const patch = { isItalic: true };
      const after = { text, runs: formatRuns(before, { start, end }, { patch, cellFormat: defaultFormat }) };
      const shown = show(before);
      const expected = `${shown.slice(0, start)}${'o'.repeat(end - start)}${shown.slice(end)}`;
      expect(show(after)).toBe(expected);
      const undone = formatRuns(
        after,
        { start, end },
        { patch: { isItalic: false }, cellFormat: defaultFormat },
      );
      expect(isSameRuns(undone, before.runs)).toBe(true);
    }),
  );
});

it('the format of a part has the properties that all of its characters have', () => {
  const text = createText('one TWO');
  expect(findCommonFormat(text, { start: 4, end: 7 }, defaultFormat)).toMatchObject({
    isBold: true,
    size: 11,
  });
  const mixed = findCommonFormat(text, { start: 3, end: 7 }, defaultFormat);
  expect(Object.keys(mixed)).not.toContain('isBold');
  expect(mixed.size).toBe(11);
  const cellFormat = { ...defaultFormat, isBold: true };
  expect(findCommonFormat({ text: 'one' }, { start: 0, end: 3 }, cellFormat).isBold).toBe(true);
});

it('a format for the whole cell replaces that property of its runs, and keeps their others', () => {
  const { text, runs = [] } = createText('one TWO 3');
  const cellFormat = { ...defaultFormat, isBold: true };
  const changed = restyleRuns(runs, { isBold: true }, cellFormat);
  expect(changed?.map(({ length, format }) => [length, format])).toEqual([
    [8, null],
    [1, { ...red, isBold: true }],
  ]);
  expect(restyleRuns(runs, { fill: 'FFFF00' }, { ...defaultFormat, fill: 'FFFF00' })).toBe(runs);
  expect(restyleRuns(createText('TWO').runs ?? [], { isBold: false }, defaultFormat)).toBeUndefined();
  expect(count({ text, runs: changed })).toBe(text.length);
});

it('each of several replaced matches has the format of what it replaces', () => {
  const { text, runs } = replaceMatches(createText('a AA 1 a 1'), /a|1/gi, 'xy');
  expect([text, show({ text, runs })]).toEqual(['xy xyxy xy xy xy', '...bbbb.rr....rr']);
  expect(replaceMatches({ text: 'aa' }, /a/g, 'b')).toEqual({ text: 'bb' });
});

it('texts put together keep their runs', () => {
  const parts: RichText[] = [createText('a1'), { text: ' ' }, createText('B')];
  expect(show({ text: 'a1 B', runs: concatenateRuns(parts) })).toBe('.r.b');
  expect(concatenateRuns([{ text: 'a' }, { text: 'b' }])).toBeUndefined();
});

it('runs that do not belong to the content of a cell are not used', () => {
  const { runs = [] } = createText('TWO');
  expect(findRuns({ value: 'TWO', runs })).toBe(runs);
  expect(findRuns({ value: 'TWOS', runs })).toBeUndefined();
  expect(findRuns({ value: 123, runs })).toBeUndefined();
});

it('a text as long as a cell can hold with as many runs is edited within a second', () => {
  const text = 'aA'.repeat(16_384).slice(1);
  const before = createText(text);
  expect(before.runs).toHaveLength(32_767);
  const started = performance.now();
  const after = `${text.slice(0, 16_000)}x${text.slice(16_001)}`;
  const kept = keepRuns(before, after);
  const formatted = formatRuns(
    { text: after, runs: kept },
    { start: 5, end: 32_000 },
    { patch: { size: 8 }, cellFormat: defaultFormat },
  );
  const replaced = replaceMatches(before, /a/g, 'bb');
  expect(performance.now() - started).toBeLessThan(1000);
  expect([count({ text: after, runs: formatted }), count(replaced)]).toEqual([32_767, replaced.text.length]);
  expect(sliceRuns(before.runs ?? [], { start: 32_766, end: 32_767 })).toHaveLength(1);
});
