import { defaultLetterGrades } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import type { ClassInput } from './class-schema.ts';
import { editClassSchema, newClassSchema, sentClass } from './class-schema.ts';

const filled: ClassInput = {
  classname: 'Essay Writing',
  enrollkey: 'AB-12C3D',
  subjectarea: 1,
  studentlevel: 2,
  classTimeZone: 'Europe/Berlin',
  classStartDate: '2026-09-01',
  classEndDate: '2026-12-01',
  gradeMethod: 'Letter',
  grades: defaultLetterGrades,
};

const newClass = newClassSchema({ endTooEarly: (day) => `not before ${day}` });

const editClass = editClassSchema({
  boundsIn: () => ({ latestStart: '2026-09-10', earliestEnd: '2026-10-20' }),
  messages: {
    startAfterEnd: 'Start date can not be after end date',
    startTooLate: (day) => `not after ${day}`,
    endTooEarly: (day) => `not before ${day}`,
  },
});

function complaints(schema: typeof newClass, changes: Partial<ClassInput>): string[] {
  const { error } = schema.safeParse({ ...filled, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('the grade options of a class', () => {
  const values = newClass.parse({
    ...filled,
    grades: defaultLetterGrades.map((grade) => ({ ...grade, selected: true })),
  });
  it('the grade options of a class are sent as selected if it uses letter grades', () => {
    expect(sentClass(values)).toEqual(values);
  });
  it('the grade options of a class are the defaults if it uses numeric grades', () => {
    expect(sentClass({ ...values, gradeMethod: 'Numeric' }).grades).toEqual(defaultLetterGrades);
  });
});

it('a new class is accepted when every field is filled in', () => {
  expect(complaints(newClass, {})).toEqual([]);
});
it.each(['subjectarea', 'studentlevel', 'classTimeZone'] as const)('a new class needs %s', (field) => {
  expect(complaints(newClass, { [field]: null })).toHaveLength(1);
});
it('a new class needs a name that is not blank', () => {
  expect(complaints(newClass, { classname: '  ' })).toHaveLength(1);
});
it('a new class ends at least one day after it starts', () => {
  expect(complaints(newClass, { classEndDate: '2026-09-02' })).toEqual([]);
  expect(complaints(newClass, { classEndDate: '2026-09-01' })).toEqual([
    'classEndDate: not before 2026-09-02',
  ]);
});

it('an edited class may start with its first assignment and end with its last', () => {
  expect(
    complaints(editClass, {
      classStartDate: '2026-09-10',
      classEndDate: '2026-10-20',
    }),
  ).toEqual([]);
});
it('an edited class must include all of its assignments', () => {
  expect(complaints(editClass, { classStartDate: '2026-09-11' })).toEqual([
    'classStartDate: not after 2026-09-10',
  ]);
  expect(complaints(editClass, { classEndDate: '2026-10-19' })).toEqual([
    'classEndDate: not before 2026-10-20',
  ]);
});
it('an edited class may not start after its end', () => {
  expect(complaints(editClass, { classStartDate: '2026-12-02' })).toEqual([
    'classStartDate: Start date can not be after end date',
  ]);
});
