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

it('adjacent runs of equal formatting are joined without changing the text', () => {
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
])('plain text %j becomes one paragraph per line', (words, expected) => {
  expect(getBodyText(createBody(words))).toBe(expected);
});

it('a text is empty when all its paragraphs are empty', () => {
  expect(hasText(createEmptyBody())).toBe(false);
  expect(hasText(createBody('\n\n'))).toBe(false);
  expect(hasText(createBody('\n\na'))).toBe(true);
});

it('the format of a text is the format of its first run', () => {
  expect(getFirstRunFormat({ ...defaultParagraphFormat, runs: [] })).toEqual(defaultRunFormat);
  expect(formatBody(createBody('a'), { run: { bold: true } }).paragraphs.map(getFirstRunFormat)).toEqual([
    { ...defaultRunFormat, bold: true },
  ]);
});

describe('the format of a list level', () => {
  const levels = [24, 20].map((size, level) => ({
    run: { ...defaultRunFormat, size },
    paragraph: { ...defaultParagraphFormat, level, spaceBefore: size },
  }));
  const paragraph = {
    ...defaultParagraphFormat,
    runs: [{ ...defaultRunFormat, size: 24, text: 'words' }],
    spaceBefore: 24,
  };

  it('levels deeper than the last defined one use the last one', () => {
    expect([0, 1, 5].map((level) => getLevelFormat(levels, level)?.run.size)).toEqual([24, 20, 20]);
    expect(getLevelFormat(null, 0)).toBeNull();
    expect(getLevelFormat([], 0)).toBeNull();
  });

  it('changing the level replaces the format of the old level but not direct formatting', () => {
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

  it('changing the level keeps links', () => {
    const linked = {
      ...paragraph,
      runs: paragraph.runs.map((one) => ({ ...one, link: 'https://example.org/' })),
    };
    const [to] = levels;
    if (to === undefined) throw new Error('a level');
    expect(moveParagraphToLevel(linked, null, to).runs[0]?.link).toBe('https://example.org/');
  });

  it('changing the level changes only the properties in which the levels differ', () => {
    expect(replaceInherited({ a: 1, b: 2 }, { a: 1, b: 1 }, { a: 9, b: 9 })).toEqual({ a: 9, b: 2 });
  });
});

describe('list markers', () => {
  const marks = (...items: string[]): string[] =>
    computeMarkers(
      items.map((item) => ({
        list: item[0] === 'n' ? 'number' : item[0] === 'b' ? 'bullet' : 'none',
        level: Number(item[1]),
      })),
    );

  it('an empty paragraph in a list has no marker and is not counted', () => {
    const item = { list: 'number' as const, level: 0 };
    expect(computeMarkers([item, { ...item, isEmpty: true }, item])).toEqual(['1.', '', '2.']);
  });

  it.each([
    ['arabic', 'period', 1, ['1.', '2.']],
    ['arabic', 'plain', 9, ['9', '10']],
    ['lowerLetter', 'parentheses', 26, ['(z)', '(aa)']],
    ['upperLetter', 'parenthesis', 1, ['A)', 'B)']],
    ['lowerRoman', 'period', 3, ['iii.', 'iv.']],
    ['upperRoman', 'period', 1989, ['MCMLXXXIX.', 'MCMXC.']],
    ['lowerRoman', 'period', 3999, ['mmmcmxcix.', '4000.']],
  ] as const)('numbers in %s with %s from %d on are %j', (format, punctuation, startAt, expected) => {
    const marker = {
      text: null,
      numbering: { format, punctuation },
      startAt,
      color: null,
      font: null,
      size: 1,
    };
    const paragraph = { list: 'number' as const, level: 0, marker };
    expect(computeMarkers([paragraph, paragraph])).toEqual(expected);
  });

  it.each([
    ['letters at every second level', ['n1', 'n1', 'n3'], ['a)', 'b)', 'a)']],
    ['the bullets repeated from the fourth level', ['b0', 'b3'], ['•', '•']],
    ['a number continued after a deeper bullet', ['n0', 'b1', 'n0'], ['1.', '–', '2.']],
    ['a number restarted after a plain paragraph at its level', ['n0', '-0', 'n0'], ['1.', '', '1.']],
  ])('list markers are %s', (_, items, expected) => {
    expect(marks(...items)).toEqual(expected);
  });

  it('alphabetic list markers continue after z', () => {
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
])('the typed address %j links to %j', (typed, expected) => {
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
  [{ capitals: 'all' as const }, { textTransform: 'uppercase' }],
  [{ capitals: 'small' as const }, { fontVariantCaps: 'small-caps' }],
  [{ baseline: 0.3 }, { fontSize: '12pt', verticalAlign: '5.4pt', lineHeight: '0' }],
  [{ baseline: -0.25 }, { verticalAlign: '-4.5pt' }],
])('the CSS of %j is %j', (format, expected) => {
  expect(toRunCss({ ...defaultRunFormat, ...format })).toMatchObject(expected);
});

it.each([
  [{}, { textAlign: 'left', marginBlockStart: '0', paddingInlineStart: '0' }],
  [
    { spaceBefore: 6, align: 'justify' as const },
    { marginBlockStart: '6pt', textAlign: 'justify' },
  ],
  [{ list: 'bullet' as const }, { paddingInlineStart: '24px', textIndent: '-24px' }],
  [
    { list: 'number' as const, level: 1 },
    { paddingInlineStart: '72px', '--marker-width': '24px' },
  ],
  [{ level: 2 }, { paddingInlineStart: '96px', textIndent: '0' }],
  [
    { indents: { left: 95_250, right: 19_050, first: 9525 } },
    { paddingInlineStart: '10px', paddingInlineEnd: '2px', textIndent: '1px' },
  ],
  [{ spaceAfter: 6 }, { '--space-after': '6pt' }],
])('the CSS of a paragraph with %j is %j', (format, expected) => {
  expect(toParagraphCss({ ...defaultParagraphFormat, ...format }, defaultRunFormat)).toMatchObject(expected);
});

it('run formatting is written as CSS', () => {
  expect(toCssText({ fontWeight: 700, paddingInlineStart: '1em' })).toBe(
    'font-weight: 700; padding-inline-start: 1em',
  );
});
