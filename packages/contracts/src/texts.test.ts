import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareText, importedTitle, noteText, optionalTitle, titleText } from './texts.ts';

const title = titleText(20, { missing: 'Title is required.' });
const sentenceOf = (schema: ReturnType<typeof bareText>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

it.each([
  ['  Essay ', 'Essay'],
  ['\u200BEssay\uFEFF', 'Essay'],
  ['Cafe\u0301', 'Caf\u00E9'],
  ['\u05E9\u05DC\u05D5\u05DD', '\u05E9\u05DC\u05D5\u05DD'],
  // A mark of direction shows nothing and turns nothing; a joiner belongs to the words.
  ['\u200FA', '\u200FA'],
  ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
  ['\u{1F469}\u200D\u{1F4BB}', '\u{1F469}\u200D\u{1F4BB}'],
  ['?', '?'],
])('a title %j is kept as %j', (typed, kept) => {
  expect(title.parse(typed)).toBe(kept);
});

it.each([
  ['', 'Title is required.'],
  [' \u200B ', 'Title is required.'],
  ['\u200D', 'text.invisible'],
  ['\u0301', 'text.invisible'],
  ['\u3164', 'text.invisible'],
  ['\u2800', 'text.invisible'],
  ['One\nTwo', 'text.line_breaks'],
  ['One\u2028Two', 'text.line_breaks'],
  ['One\u202Eowt', 'text.direction'],
  ['One\u2066Two', 'text.direction'],
  ['One\u0000Two', 'text.control_characters'],
  ['One\uD800Two', 'text.control_characters'],
  ['One\tTwo\u0007', 'text.control_characters'],
])('a title %j is refused: %s', (typed, sentence) => {
  expect(sentenceOf(title, typed)).toEqual([sentence]);
});

it('a title of endless combining marks is rejected before they are sorted', () => {
  const marks = '\u0301\u0323'.repeat(500_000);
  expect(sentenceOf(title, `a${marks}`)?.[0]).toBe('text.stacked_marks');
});

it('an optional title may be empty', () => {
  expect(optionalTitle(20).parse(' ')).toBe('');
  expect(optionalTitle(20).safeParse('\u200D').success).toBe(false);
});

it('a note keeps its lines and columns', () => {
  expect(noteText(20).parse(' One\n\tTwo\r\n')).toBe('One\n\tTwo');
});
it('a note with characters that cannot be stored is rejected', () => {
  expect(sentenceOf(noteText(20), 'a\u0000')).toEqual(['text.control_characters']);
});

it('a name from a file becomes one line of text, or null', () => {
  const name = importedTitle(20);
  expect(name.parse(' Ada\r\n Lovelace\u202E ')).toBe('Ada Lovelace');
  expect(name.parse('\u200D')).toBe('');
  expect(name.safeParse('\uDC00').success).toBe(false);
});

it('a normalized text can be stored, is well formed, and is normalized again to itself', () => {
  const any = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\u0000', '\uD83D', '\u202E', '\n', '\u200B', '\u0301', 'e'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(
      any,
      fc.constantFrom(bareText(), noteText(90), titleText(90), importedTitle(90)),
      (text, schema) => {
        const kept = schema.safeParse(text);
        fc.pre(kept.success);
        expect(kept.data?.isWellFormed()).toBe(true);
        expect(kept.data).not.toContain('\u0000');
        expect(schema.parse(kept.data)).toBe(kept.data);
      },
    ),
  );
});
