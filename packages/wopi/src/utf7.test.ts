import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeUtf7, encodeUtf7 } from './utf7.ts';

it.each([
  ['madeup+AF8-name.wopitest', 'madeup_name.wopitest'],
  ['Hi Mom -+Jjo--!', 'Hi Mom -☺-!'],
  ['A+ImIDkQ.', 'A≢Α.'],
  ['+ZeVnLIqe-', '日本語'],
  ['1 +- 1', '1 + 1'],
  ['+2D3eAA-.docx', '😀.docx'],
  ['plain.docx', 'plain.docx'],
])('a name in UTF-7 %s reads as %s', (encoded, name) => {
  expect(decodeUtf7(encoded)).toBe(name);
});

it.each(['+', 'a+!', '+2D0-', '+A-'])('a name in UTF-7 is refused where it is none: %s', (text) => {
  expect(decodeUtf7(text)).toBeNull();
});

it('a name in UTF-7 survives a round trip, and needs no character that a header forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const encoded = encodeUtf7(name);
      expect(encoded).toMatch(/^[\x20-\x7e]*$/);
      expect(decodeUtf7(encoded)).toBe(name);
    }),
  );
});
