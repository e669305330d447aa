import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignmentFields, expectationFields } from './assignment-fields.ts';
import {
  assignmentDetailSchema,
  createAssignmentBodySchema,
  expectationsSchema,
  updateAssignmentBodySchema,
} from './assignments.ts';
import { listFieldsWith, pickProperty } from './field-tables.ts';

const body = {
  classId: 1,
  title: 'Essay',
  pointValue: 20,
  startDate: '2026-10-01T08:00:00Z',
  endDate: '2026-10-20T08:00:00Z',
};
const toggles = listFieldsWith(assignmentFields, 'column').filter((name) => name !== 'pointValue');

it('the fields of an assignment have a column each, shared with no other', () => {
  const columns = [assignmentFields, expectationFields].flatMap((table) =>
    Object.values(pickProperty(table, 'column')),
  );
  expect(new Set(columns).size).toBe(columns.length);
});

it('the fields of an assignment default to off in a new assignment, except for its visibility', () => {
  const on = toggles.filter((name) => createAssignmentBodySchema.parse(body)[name]);
  expect(on).toEqual(['visible']);
});

it('the fields of an assignment have the same defaults in the form as in a request without them', () => {
  const created = createAssignmentBodySchema.parse(body);
  const initial = pickProperty(assignmentFields, 'initial');
  expect(created).toMatchObject({ ...initial, pointValue: 20 });
});

it('the fields of an assignment have no default in a change', () => {
  expect(updateAssignmentBodySchema.parse({ id: 1 })).toEqual({ id: 1 });
});

it.each(toggles)('the fields of an assignment %s is a boolean, and no text or number', (name) => {
  for (const value of ['true', 1, null]) {
    expect(createAssignmentBodySchema.safeParse({ ...body, [name]: value }).success).toBe(false);
    expect(updateAssignmentBodySchema.safeParse({ id: 1, [name]: value }).success).toBe(false);
  }
  expect(assignmentDetailSchema.shape[name].safeParse(undefined).success).toBe(false);
});

it.each([
  ['words', 100_000],
  ['minutes', 100_000],
  ['sittings', 100],
] as const)(
  'the fields of an assignment %s may be expected up to %i, in whole numbers, or not at all',
  (name, max) => {
    const isTaken = (value: unknown) => expectationsSchema.shape[name].safeParse(value).success;
    fc.assert(fc.property(fc.integer(), (value) => isTaken(value) === (value >= 1 && value <= max)));
    expect([null, 1, max].every(isTaken)).toBe(true);
    expect([0, max + 1, 1.5, '5', undefined].some(isTaken)).toBe(false);
  },
);
