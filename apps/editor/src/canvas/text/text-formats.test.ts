import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getLevelFormat, moveParagraphToLevel, replaceInherited } from './levels.ts';
import { toLinkAddress } from './link-address.ts';
import { computeMarkers } from './markers.ts';
import {
  createBody,
  createEmptyBody,
  defaultParagraphFormat,
  defaultRunFormat,
  formatBody,
  getBodyText,
  getFirstRunFormat,
  hasText,
  joinRuns,
} from './text-formats.ts';
import { toCssText, toParagraphCss, toRunCss } from './text-style.ts';

const run = fc
  .record({ text: fc.string({ maxLength: 4 }), bold: fc.boolean() })
  .map((part) => ({ ...defaultRunFormat, ...part }));

it('runs of one look become one, and say the same', () => {
  fc.assert(
    fc.property(fc.array(run, { minLength: 1 }), (runs) => {
      const list = joinRuns(runs);
      expect(list.map(({ text }) => text).join('')).toBe(runs.map(({ text }) => text).join(''));
      expect(list.some((one, at) => at > 0 && one.bold === list[at - 1]?.bold)).toBe(false);
      expect(list.length > 1 && list.some(({ text }) => text === '')).toBe(false);
      expect(joinRuns(list)).toEqual(list);
    }),
  );
});

it.each([
  ['one\ntwo', 'one\ntwo'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['', ''],
  ['\n', '\n'],
])('the words of a text %j have a paragraph for each line', (words, expected) => {
  expect(getBodyText(createBody(words))).toBe(expected);
});

it('the words of a text are there or not, however many paragraphs there are', () => {
  expect(hasText(createEmptyBody())).toBe(false);
  expect(hasText(createBody('\n\n'))).toBe(false);
  expect(hasText(createBody('\n\na'))).toBe(true);
});

it('the words of a text look as the first of them do', () => {
  expect(getFirstRunFormat({ ...defaultParagraphFormat, runs: [] })).toEqual(defaultRunFormat);
  expect(formatBody(createBody('a'), { run: { bold: true } }).paragraphs.map(getFirstRunFormat)).toEqual([
    { ...defaultRunFormat, bold: true },
  ]);
});

describe('the look of a level', () => {
  const levels = [24, 20].map((size, level) => ({
    run: { ...defaultRunFormat, size },
    paragraph: { ...defaultParagraphFormat, level, spaceBefore: size },
  }));
  const paragraph = {
    ...defaultParagraphFormat,
    runs: [{ ...defaultRunFormat, size: 24, text: 'words' }],
    spaceBefore: 24,
  };

  it('the look of a level is that of the last one for all that are deeper', () => {
    expect([0, 1, 5].map((level) => getLevelFormat(levels, level)?.run.size)).toEqual([24, 20, 20]);
    expect(getLevelFormat(null, 0)).toBeNull();
    expect(getLevelFormat([], 0)).toBeNull();
  });

  it('the look of a level is taken by what had that of another level, and not by what was set by hand', () => {
    const [from, to] = [getLevelFormat(levels, 0), getLevelFormat(levels, 1)];
    if (to === null) throw new Error('two levels');
    expect(moveParagraphToLevel(paragraph, from, to)).toMatchObject({
      spaceBefore: 20,
      runs: [{ size: 20, text: 'words' }],
    });
    const handWritten = {
      ...paragraph,
      spaceBefore: 3,
      runs: paragraph.runs.map((one) => ({ ...one, size: 11 })),
    };
    expect(moveParagraphToLevel(handWritten, from, to)).toMatchObject({
      spaceBefore: 3,
      runs: [{ size: 11 }],
    });
    expect(moveParagraphToLevel(handWritten, null, to)).toMatchObject({
      spaceBefore: 20,
      runs: [{ size: 20 }],
    });
  });

  it('the look of a level leaves links as they are', () => {
    const linked = {
      ...paragraph,
      runs: paragraph.runs.map((one) => ({ ...one, link: 'https://example.org/' })),
    };
    const [to] = levels;
    if (to === undefined) throw new Error('a level');
    expect(moveParagraphToLevel(linked, null, to).runs[0]?.link).toBe('https://example.org/');
  });

  it('the look of a level is another one only in what the two differ in', () => {
    expect(replaceInherited({ a: 1, b: 2 }, { a: 1, b: 1 }, { a: 9, b: 9 })).toEqual({ a: 9, b: 2 });
  });
});

describe('what stands before paragraphs', () => {
  const marks = (...items: string[]): string[] =>
    computeMarkers(
      items.map((item) => ({
        list: item[0] === 'n' ? 'number' : item[0] === 'b' ? 'bullet' : 'none',
        level: Number(item[1]),
      })),
    );

  it.each([
    ['letters at every second level', ['n1', 'n1', 'n3'], ['a)', 'b)', 'a)']],
    ['the bullets again from the fourth level on', ['b0', 'b3'], ['•', '•']],
    ['a number that goes on behind a deeper bullet', ['n0', 'b1', 'n0'], ['1.', '–', '2.']],
    ['a number anew behind words at its level', ['n0', '-0', 'n0'], ['1.', '', '1.']],
  ])('what stands before paragraphs has %s', (_, items, expected) => {
    expect(marks(...items)).toEqual(expected);
  });

  it('what stands before paragraphs goes on behind z', () => {
    const all = marks(...Array.from({ length: 54 }, () => 'n1'));
    expect([all[25], all[26], all[27], all[51], all[52]]).toEqual(['z)', 'aa)', 'ab)', 'az)', 'ba)']);
  });
});

it.each([
  ['example.org', 'https://example.org'],
  [' http://example.org/a?b=1 ', 'http://example.org/a?b=1'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['localhost:3000', null],
  ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['data:text/html,x.y', null],
  ['two words.org', null],
  ['word', null],
  ['', null],
  ['https://', null],
])('an address as it is typed %j leads to %j', (typed, expected) => {
  expect(toLinkAddress(typed)).toBe(expected);
});

it.each([
  [{}, { fontWeight: 400, fontStyle: 'normal', textDecoration: 'none', fontSize: '18pt' }],
  [
    { bold: true, italic: true },
    { fontWeight: 700, fontStyle: 'italic' },
  ],
  [{ underline: true, strike: true }, { textDecoration: 'underline line-through' }],
  [{ link: 'https://example.org/' }, { textDecoration: 'underline' }],
])('the look of words on the page of %j is %j', (format, expected) => {
  expect(toRunCss({ ...defaultRunFormat, ...format })).toMatchObject(expected);
});

it.each([
  [{}, { textAlign: 'left', marginTop: '0', paddingInlineStart: '0' }],
  [
    { spaceBefore: 6, align: 'justify' as const },
    { marginTop: '6pt', textAlign: 'justify' },
  ],
  [{ list: 'bullet' as const }, { paddingInlineStart: '1.3em' }],
  [{ list: 'number' as const, level: 1 }, { paddingInlineStart: '2.6em' }],
  [{ level: 2 }, { paddingInlineStart: '2.6em' }],
])('the look of words on the page of a paragraph with %j is %j', (format, expected) => {
  expect(toParagraphCss({ ...defaultParagraphFormat, ...format }, defaultRunFormat)).toMatchObject(expected);
});

it('the look of words on the page is written as CSS writes it', () => {
  expect(toCssText({ fontWeight: 700, paddingInlineStart: '1em' })).toBe(
    'font-weight: 700; padding-inline-start: 1em',
  );
});
