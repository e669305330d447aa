import { limits } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { problemOfAnswer, problemOfFile } from './put-back-rules.ts';

it.each([
  ['Figures (2).XLSX', 10, null],
  ['Figures.xlsx', limits.templateBytes, null],
  ['Figures.xlsx', limits.templateBytes + 1, { kind: 'tooLarge' }],
  ['Figures.xls', 10, { kind: 'otherType' }],
  ['Figures.xlsx.exe', 10, { kind: 'otherType' }],
  ['xlsx', 10, { kind: 'otherType' }],
])('a file %s of %d bytes that is put back has the problem %j', (name, size, problem) => {
  expect(problemOfFile({ name, size }, 'xlsx')).toEqual(problem);
});

it.each([
  ['document.other_type', 'otherType'],
  ['document.has_macros', 'hasMacros'],
  ['document.too_large', 'tooLarge'],
  ['document.invalid', 'damaged'],
  ['assignment.paused', 'other'],
])('a file that the server refuses with %s is reported as %s', (code, kind) => {
  expect(problemOfAnswer(new ApiError({ status: 400, code, message: 'No.' }))).toMatchObject({ kind });
});

it('a file that is put back with another problem shows its message', () => {
  expect(problemOfAnswer(new Error('The line is dead.'))).toEqual({
    kind: 'other',
    code: null,
    message: 'The line is dead.',
  });
});
