import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isUnformatted,
  type RichBlockType,
  type RichText,
  richText,
  richTextOf,
  toPlainText,
} from './rich-text.ts';

const block = (type: RichBlockType, text: string, indent = 0) => ({ type, indent, runs: [{ text }] });
const run = (words: Record<string, unknown>) => [{ type: 'paragraph', runs: [{ text: 'words', ...words }] }];
const marks = '\u0301'.repeat(20);
const problemsOf = (value: unknown, max = 100) =>
  richText(max)
    .safeParse(value)
    .error?.issues.map(({ message }) => message);

it.each([
  'https://example.org/a?b=c#d',
  'http://example.org',
  'mailto:ada@example.org',
  'HTTPS://EXAMPLE.ORG',
])('formatted text may link to %s', (link) => {
  expect(problemsOf(run({ link }))).toBeUndefined();
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//example.org',
  '/api/me',
  'https://exam ple.org',
  'https://example.org\u0000',
  '',
])('formatted text never links to %j', (link) => {
  expect(problemsOf(run({ link }))).toEqual(['text.link_scheme']);
});

it.each<[string, unknown]>([
  ['markup', '<p>words</p>'],
  ['a block of another kind', [{ type: 'script', runs: [{ text: 'alert(1)' }] }]],
  ['a block with a handler', [{ ...block('paragraph', 'words'), onclick: 'alert(1)' }]],
  ['a run with a handler', run({ onerror: 'alert(1)' })],
  ['a run with a style', run({ style: 'position:fixed' })],
  ['a format that is no yes', run({ bold: 'yes' })],
  ['an item deeper than lists go', [block('bulletItem', 'words', 5)]],
  ['a run without words', run({ text: '' })],
  ['a character that cannot be kept', run({ text: 'a\u0000b' })],
  ['marks without end on one letter', [{ type: 'paragraph', runs: [{ text: `a${'\u0301'.repeat(40)}` }] }]],
  ['the same in two runs', [{ type: 'paragraph', runs: [{ text: `a${marks}` }, { text: marks }] }]],
  ['more than may be read', [block('paragraph', 'x'.repeat(501))]],
  [
    'more links than anybody follows',
    Array.from({ length: 201 }, () => run({ text: '.', link: 'https://a.de' })[0]),
  ],
])('formatted text is refused with %s', (_name, value) => {
  expect(problemsOf(value, 500)).toBeDefined();
});

it('formatted text is limited by its readable length, not by its markup', () => {
  const long = [{ type: 'paragraph', runs: Array.from({ length: 50 }, () => ({ text: 'ab', bold: true })) }];
  expect(problemsOf(long)).toBeUndefined();
  expect(problemsOf([...long, { type: 'paragraph', runs: [{ text: '!' }] }])).toHaveLength(1);
});

it('formatted text keeps markup characters as text', () => {
  const text = [block('paragraph', '<script>alert(1)</script>')];
  expect(richText(100).parse(text)).toEqual(text);
});

it('the plain text has a line for each block, with the marks of its lists', () => {
  const text: RichText = [
    block('heading', 'Task'),
    {
      type: 'paragraph',
      indent: 0,
      runs: [{ text: 'Write ' }, { text: '500', bold: true }, { text: ' words.' }],
    },
    block('numberItem', 'Read'),
    block('bulletItem', 'twice', 1),
    block('numberItem', 'first', 1),
    block('numberItem', 'Write'),
    block('quote', 'To be'),
    block('numberItem', 'Again'),
  ];
  expect(toPlainText(text)).toBe(
    'Task\nWrite 500 words.\n1. Read\n  • twice\n  1. first\n2. Write\nTo be\n1. Again',
  );
});

it('the plain text of converted plain text is the original, whatever its lines', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '•', '1. ', '\n', '<b>') });
  fc.assert(
    fc.property(line, (plain) => {
      const text = richTextOf(plain);
      expect(toPlainText(text)).toBe(plain);
      expect(isUnformatted(text)).toBe(true);
    }),
  );
});

it.each([
  [[block('heading', 'a')]],
  [[block('bulletItem', 'a')]],
  [[{ type: 'paragraph' as const, indent: 0, runs: [{ text: 'a', italic: true as const }] }]],
  [[{ type: 'paragraph' as const, indent: 0, runs: [{ text: 'a', link: 'https://a.de' }] }]],
])('the plain text is shorter than %j', (text) => {
  expect(isUnformatted(text)).toBe(false);
});
