import { expect, it } from 'vitest';
import { unsupportedNames } from './import-rules.ts';

it.each<[string[], string | null]>([
  [['essay.docx'], null],
  [['Essay (2).DOCX'], null],
  [['essay.docm'], null],
  [['essay.xlsx'], 'essay.xlsx'],
  [['essay.xlsm'], 'essay.xlsm'],
  [['essay.docx.exe'], 'essay.docx.exe'],
  [['docx'], 'docx'],
  [['a.docx', 'b.docx'], 'a.docx, b.docx'],
])('what is chosen to be imported %j is refused with %j', (names, refused) => {
  const files = names.map((name) => ({ name }));
  expect(unsupportedNames(files, 'docx')).toBe(refused);
});
