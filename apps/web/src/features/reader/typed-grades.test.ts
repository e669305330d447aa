import { submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findTypedGrade, storeTypedGrade } from './typed-grades.ts';

const id = submissionIdSchema.parse(7);

it('an unsaved typed grade is restored as long as the saved grade is the same', () => {
  storeTypedGrade(id, { replacedGrade: -1, typed: '7x' });
  expect(findTypedGrade(id, -1)).toBe('7x');
  expect(findTypedGrade(submissionIdSchema.parse(8), -1)).toBeUndefined();
  // Another grader set a grade and removed it again.
  expect(findTypedGrade(id, 80)).toBeUndefined();
  expect(findTypedGrade(id, -1)).toBeUndefined();
});

it('a typed grade is forgotten if it equals the saved one', () => {
  storeTypedGrade(id, { replacedGrade: 60, typed: 71 });
  storeTypedGrade(id, null);
  expect(findTypedGrade(id, 60)).toBeUndefined();
});
