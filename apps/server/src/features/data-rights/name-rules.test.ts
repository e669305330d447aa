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
])('a name within the zip of %j is %j', (title, name) => {
  expect(plainName(title)).toBe(name);
});

it('a name within the zip is never a way out of its folder, whatever somebody called their work', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const name = plainName(title);
      expect(name).not.toMatch(/[/\\:*?"<>|]|^\.|^$|[. ]$/);
      expect(folderOf('texts', 7, title)).toMatch(/^texts\/007 [^/]+$/);
    }),
  );
});

it('a name within the zip is told apart from the others, on machines too that do not tell A from a', () => {
  expect(uniqueNames(['a.pdf', 'A.pdf', 'a.pdf', 'b'])).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'b']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'a (2)', 'b.c', 'b (2).c')), (names) => {
      const unique = uniqueNames(names).map((name) => name.toLowerCase());
      expect(new Set(unique).size).toBe(names.length);
    }),
  );
});
