import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folderOf, plainName, uniqueNames } from './name-rules.ts';

it.each([
  ['../../etc/passwd', 'etc passwd'],
  ['  Essay: what "I" think?  ', 'Essay what I think'],
  ['C:\\temp\\a.docx', 'C temp a.docx'],
  ['.hidden', 'hidden'],
  ['ends with dots...', 'ends with dots'],
  ['', 'File'],
  ['Aufsatz über Äpfel', 'Aufsatz über Äpfel'],
])('the title %j becomes the file name %j in the zip', (title, name) => {
  expect(plainName(title)).toBe(name);
});

it('a file name in the zip never leads out of its folder, whatever the title', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const name = plainName(title);
      expect(name).not.toMatch(/[/\\:*?"<>|]|^\.|^$|[. ]$/);
      expect(folderOf('texts', 7, title)).toMatch(/^texts\/007 [^/]+$/);
    }),
  );
});

it('file names in the zip are distinct, also ignoring case', () => {
  expect(uniqueNames(['a.pdf', 'A.pdf', 'a.pdf', 'b'])).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'b']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'a (2)', 'b.c', 'b (2).c')), (names) => {
      const unique = uniqueNames(names).map((name) => name.toLowerCase());
      expect(new Set(unique).size).toBe(names.length);
    }),
  );
});
