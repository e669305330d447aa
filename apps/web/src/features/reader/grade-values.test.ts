import { expect, it } from 'vitest';
import { readNumber } from '../../lib/typed-number.ts';
import { gradeSchema } from './grade-values.ts';

const typedGrade = (text: string) => gradeSchema.safeParse({ grade: readNumber(text, { language: 'en' }) });

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['87.5', 87.5],
  ['87,5', 87.5],
  ['100', 100],
])('the typed grade "%s" is %s', (text, grade) => {
  expect(typedGrade(text).data).toEqual({ grade });
});

it.each(['-1', '-5', '101', '87.555', 'eighty', '85%'])(
  'the input "%s" is no grade and changes none',
  (text) => {
    expect(typedGrade(text).success).toBe(false);
  },
);
