import { limits } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { problemOfAnswer, problemOfFile } from './put-back-rules.ts';

describe('a file that is to be put back', () => {
  it.each([
    ['Figures (2).XLSX', 10, null],
    ['Figures.xlsx', limits.templateBytes, null],
    ['Figures.xlsx', limits.templateBytes + 1, { kind: 'tooLarge' }],
    ['Figures.xls', 10, { kind: 'otherType' }],
    ['Figures.xlsx.exe', 10, { kind: 'otherType' }],
    ['xlsx', 10, { kind: 'otherType' }],
  ])('%s of %d bytes: %j', (name, size, problem) => {
    expect(problemOfFile({ name, size }, 'xlsx')).toEqual(problem);
  });

  it.each([
    ['document.other_type', 'otherType'],
    ['document.has_macros', 'hasMacros'],
    ['document.too_large', 'tooLarge'],
    ['document.invalid', 'damaged'],
    ['assignment.paused', 'other'],
  ])('that the server refuses with %s is told as %s', (code, kind) => {
    expect(problemOfAnswer(new ApiError({ status: 400, code, message: 'No.' }))).toMatchObject({ kind });
  });

  it('says what else went wrong in the words of whoever knows', () => {
    expect(problemOfAnswer(new Error('The line is dead.'))).toEqual({
      kind: 'other',
      code: null,
      message: 'The line is dead.',
    });
  });
});
