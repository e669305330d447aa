import { expect, it } from 'vitest';
import { extensionsFor, findUnsupportedNames } from './import-rules.ts';

it.each<[string[], string | null]>([
  [['essay.docx'], null],
  [['Essay (2).DOCX'], null],
  [['essay.docm'], null],
  [['essay.xlsx'], 'essay.xlsx'],
  [['essay.xlsm'], 'essay.xlsm'],
  [['essay.docx.exe'], 'essay.docx.exe'],
  [['docx'], 'docx'],
  [['a.docx', 'b.docx'], 'a.docx, b.docx'],
])('the import of %j is rejected with %j', (names, refused) => {
  const files = names.map((name) => ({ name }));
  expect(findUnsupportedNames(files, extensionsFor('docx', null))).toBe(refused);
});

it.each<[string, string | null]>([
  ['essay.odt', null],
  ['Essay.ODT', null],
  ['essay.docx', null],
  ['essay.ods', 'essay.ods'],
])('the import of %s where OpenDocument texts can be converted is rejected with %j', (name, refused) => {
  expect(findUnsupportedNames([{ name }], extensionsFor('docx', 'odt'))).toBe(refused);
});
