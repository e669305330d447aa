import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeName, nameMaxLength, renamed, safeName, suggestedName } from './name-rules.ts';

it.each([
  ['../../etc/passwd', '.. .. etc passwd'],
  ['a\r\nX-Header: b.docx', 'a X-Header b.docx'],
  ['  C:\\Essays\\one.docx ', 'C Essays one.docx'],
  ['Übung_1.wopitest', 'Übung_1.wopitest'],
  [`${'long'.repeat(100)}.docx`, `${'long'.repeat(62)}lo.docx`],
  ['...', null],
  ['/', null],
  ['', null],
])('the requested name %j becomes %j', (requested, name) => {
  expect(safeName(requested)).toBe(name);
});

it.each([
  ['.docm', 'one.docx', 'one.docm'],
  ['two.docx', 'one.docx', 'two.docx'],
  ['.', 'one.docx', 'one.'],
])('the name %j, suggested beside %j, becomes %j', (suggestion, of, name) => {
  expect(suggestedName(suggestion, of)).toBe(name);
});

it.each([
  ['one.docx', 'two', 'two.docx'],
  ['one.docx', 'two.pdf', 'two.pdf.docx'],
  ['one.docx', '/', null],
])('the file %j, renamed to %j, becomes %j', (of, stem, name) => {
  expect(renamed(of, stem)).toBe(name);
});

it('a used name gets a number, ignoring case', () => {
  expect(freeName('A.docx', ['a.docx', 'A (2).DOCX'])).toBe('A (3).docx');
});

it('every resulting name is a valid file name, and stays unchanged when requested again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (requested) => {
      const name = safeName(requested);
      if (name === null) return;
      expect(name.length).toBeLessThanOrEqual(nameMaxLength);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}/\\]/u);
      expect(safeName(name)).toBe(name);
      expect(freeName(name, [name]).length).toBeLessThanOrEqual(nameMaxLength);
    }),
    { numRuns: 30 },
  );
});
