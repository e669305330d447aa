import { submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { storeTypedGrade, typedGradeOf } from './typed-grades.ts';

const id = submissionIdSchema.parse(7);

it('a grade that was typed and not saved is there again, as long as the text has the grade over which it was typed', () => {
  storeTypedGrade(id, { over: -1, typed: '7x' });
  expect(typedGradeOf(id, -1)).toBe('7x');
  expect(typedGradeOf(submissionIdSchema.parse(8), -1)).toBeUndefined();
  // Another grader set a grade and removed it again.
  expect(typedGradeOf(id, 80)).toBeUndefined();
  expect(typedGradeOf(id, -1)).toBeUndefined();
});

it('a typed grade is forgotten where the field has again what is saved', () => {
  storeTypedGrade(id, { over: 60, typed: 71 });
  storeTypedGrade(id, null);
  expect(typedGradeOf(id, 60)).toBeUndefined();
});
