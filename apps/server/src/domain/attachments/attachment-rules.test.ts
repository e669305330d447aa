import { limits } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachingProblem, type ChosenFile, storedName } from './attachment-rules.ts';

const file = (size: number, isSupported = true, name = 'notes.pdf'): ChosenFile => ({
  name,
  size,
  isSupported,
});
const four = limits.attachmentBytes;
const codeOf = (chosen: readonly ChosenFile[], attached = 0) =>
  attachingProblem(chosen, { attached })?.code ?? null;

it.each<[string, ChosenFile[], number, string | null]>([
  ['none', [], 0, 'attachment.none'],
  ['an empty one', [file(0)], 0, null],
  ['one of exactly 4 MB', [file(four)], 0, null],
  ['one of a byte more', [file(four + 1)], 0, 'attachment.too_large'],
  ['three that are exactly 10 MB together', [file(four), file(four), file(2 * 1024 * 1024)], 0, null],
  [
    'three that are a byte more',
    [file(four), file(four), file(2 * 1024 * 1024 + 1)],
    0,
    'attachment.all_too_large',
  ],
  ['one of another type', [file(1), file(1, false)], 0, 'attachment.unsupported'],
  ['the hundredth', [file(1)], 99, null],
  ['the hundred and first', [file(1), file(1)], 99, 'attachment.too_many'],
])('attached files %s', (_name, chosen, attached, code) => {
  expect(codeOf(chosen, attached)).toBe(code);
});

it('refused attachments are named in the error', () => {
  const chosen = [file(five(), true, 'a.pdf'), file(1), file(five(), true, 'b.zip')];
  expect(attachingProblem(chosen, { attached: 0 })).toEqual({
    code: 'attachment.too_large',
    params: { names: 'a.pdf, b.zip' },
  });
});

const five = () => 5 * 1024 * 1024;

it.each([
  ['notes.pdf', 'notes.pdf'],
  ['C:\\Users\\me\\notes.pdf', 'notes.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
  ['论文 草稿.docx', '论文 草稿.docx'],
  ['مقال.pdf', 'مقال.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['gpj.\u202efdp.pdf', 'gpj.fdp.pdf'],
  ['', 'file'],
  ['.pdf', 'file.pdf'],
  ['two\u00a0 spaces.pdf', 'two spaces.pdf'],
])('the attachment name %j is stored as %j', (name, stored) => {
  expect(storedName(name)).toBe(stored);
});

it('an attachment name is never empty or too long, keeps its extension, and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (name) => {
      const stored = storedName(`${name}.pdf`);
      expect([...stored].length).toBeLessThanOrEqual(limits.attachmentName);
      expect(stored).toMatch(/\.pdf$/);
      expect(storedName(stored)).toBe(stored);
    }),
  );
});
