import { expect, it } from 'vitest';
import { parseFileName } from './file-name.ts';

it.each([
  [null, null],
  ['inline', null],
  ['attachment; filename="Essay outline.docx"', 'Essay outline.docx'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  ['attachment; filename="a \\"quoted\\" name.docx"', 'a "quoted" name.docx'],
  [
    `attachment; filename="Gliederung _.docx"; filename*=UTF-8''Gliederung%20%C3%9C.docx`,
    'Gliederung Ü.docx',
  ],
  [`attachment; filename="kept.docx"; filename*=UTF-8''%E0%A4%A`, 'kept.docx'],
])('the file name in %s is %s', (header, name) => {
  expect(parseFileName(header)).toBe(name);
});
