import { type Role, type UserId, userIdSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import {
  type ClassStanding,
  canGradeSubmission,
  canManageClass,
  canManageSubmission,
  canReadClassAsStaff,
  canReadClassAsStudent,
  canWriteSubmission,
} from './subject-rules.ts';

const self: UserId = userIdSchema.parse(1);
const other: UserId = userIdSchema.parse(2);

const places: Record<'owner' | 'assistant' | 'student' | 'stranger', ClassStanding> = {
  owner: { ownerId: self, isStudent: false, isAssistant: false },
  assistant: { ownerId: other, isStudent: false, isAssistant: true },
  student: { ownerId: other, isStudent: true, isAssistant: false },
  stranger: { ownerId: other, isStudent: false, isAssistant: false },
};

const rules = {
  grades: canGradeSubmission,
  manages: canManageClass,
  decides: canManageSubmission,
  readsAsStaff: canReadClassAsStaff,
  readsAsStudent: canReadClassAsStudent,
};
type Rule = keyof typeof rules;

/** What each role may do from each place; what is not named is refused. */
const allowed: Record<Role, Record<keyof typeof places, readonly Rule[]>> = {
  ROLE_ADMIN: { owner: [], assistant: ['readsAsStaff'], student: [], stranger: [] },
  ROLE_MODERATOR: { owner: [], assistant: ['readsAsStaff'], student: [], stranger: [] },
  ROLE_INSTRUCTOR: {
    owner: ['grades', 'manages', 'decides', 'readsAsStaff'],
    assistant: ['readsAsStaff'],
    student: [],
    stranger: [],
  },
  ROLE_STUDENT: { owner: [], assistant: ['readsAsStaff'], student: ['readsAsStudent'], stranger: [] },
  ROLE_TEACHING_ASSISTANT: {
    owner: ['readsAsStaff'],
    assistant: ['readsAsStaff'],
    student: ['readsAsStaff'],
    stranger: ['readsAsStaff'],
  },
  ROLE_EDUCATION_COORDINATOR: {
    owner: ['readsAsStaff'],
    assistant: ['readsAsStaff'],
    student: ['readsAsStaff'],
    stranger: ['readsAsStaff'],
  },
};

const cases = Object.entries(allowed).flatMap(([role, byPlace]) =>
  Object.entries(byPlace).map(([place, verdicts]) => ({ role, place, verdicts })),
);

describe('what somebody may do with a class', () => {
  it.each(cases)('as $role and $place is exactly $verdicts', ({ role, place, verdicts }) => {
    // Boundary: the keys of the table above.
    const who = { userId: self, roles: [role as Role] };
    const standing = places[place as keyof typeof places];
    const granted = Object.entries(rules).flatMap(([rule, may]) => (may(who, standing) ? [rule] : []));
    expect(granted).toEqual([...verdicts]);
  });

  it('is nothing without a role, unless it assists', () => {
    const nobody = { userId: self, roles: [] };
    expect(Object.values(rules).some((may) => may(nobody, places.owner))).toBe(false);
    expect(Object.values(rules).some((may) => may(nobody, places.student))).toBe(false);
  });
});

describe('a submission', () => {
  it('is written by the student whose it is, and by nobody else of the class', () => {
    const student = { userId: self, roles: ['ROLE_STUDENT'] as const };
    expect(canWriteSubmission(student, { studentId: self }, places.student)).toBe(true);
    expect(canWriteSubmission(student, { studentId: other }, places.student)).toBe(false);
    expect(canWriteSubmission(student, { studentId: self }, places.stranger)).toBe(false);
  });
});
