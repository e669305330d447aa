import { limits } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { extensionsFor, titleOf, uploadProblem } from './upload-rules.ts';

const file = (name: string, size = 1000) => ({ name, size });

it.each([
  [null, 'DOCUMENT', 'required'],
  [file('outline.docx'), 'DOCUMENT', null],
  [file('OUTLINE.DOTX'), 'DOCUMENT', null],
  [file('outline.odt'), 'DOCUMENT', 'wrongType'],
  [file('talk.potx'), 'PRESENTATION', null],
  [file('talk.pptx'), 'PRESENTATION', null],
  [file('talk.docx'), 'PRESENTATION', 'wrongType'],
  [file('data.xltx'), 'SPREADSHEET', null],
  [file('data.xlsx'), 'SPREADSHEET', null],
  [file('data.csv'), 'SPREADSHEET', 'wrongType'],
  [file('plan.odt'), 'DRAW', null],
  [file('plan.otg'), 'DRAW', null],
  [file('plan.odg'), 'DRAW', 'wrongType'],
  [file('outline.docx.exe'), 'DOCUMENT', 'wrongType'],
  [file('docx'), 'DOCUMENT', 'wrongType'],
  [file('big.docx', limits.templateBytes), 'DOCUMENT', null],
  [file('big.docx', limits.templateBytes + 1), 'DOCUMENT', 'tooLarge'],
] as const)('the file %o as a template for %s: %s', (candidate, type, problem) => {
  expect(uploadProblem(candidate, extensionsFor(type, null))).toBe(problem);
});

it.each([
  ['DOCUMENT', 'odt', ['dotx', 'docx', 'odt']],
  ['DOCUMENT', null, ['dotx', 'docx']],
  ['DRAW', null, ['odt', 'otg']],
] as const)('a template for %s accepts, with %s converted, the types %j', (type, kind, extensions) => {
  expect(extensionsFor(type, kind)).toEqual(extensions);
});

it.each([
  ['Essay_outline v2.docx', 'Essay outline v2'],
  ['.docx', ''],
])('the file %s gets the initial title "%s"', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
