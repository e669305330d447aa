import {
  type MarkingLevel,
  type Role,
  type SectionId,
  sectionIdSchema,
  type UserId,
  userIdSchema,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import {
  canCommentOn,
  canGradeClass,
  canGradeSubmission,
  canManageClass,
  canManageSubmission,
  canOverseeClass,
  canReadClassAsStaff,
  canReadClassAsStudent,
  canWriteSubmission,
  type MarkingMembership,
} from './subject-rules.ts';

const self: UserId = userIdSchema.parse(1);
const other: UserId = userIdSchema.parse(2);

const marking = { level: 'none' as const, sectionIds: null };
const places: Record<'owner' | 'assistant' | 'student' | 'stranger', MarkingMembership> = {
  owner: { ownerId: self, isStudent: false, isAssistant: false, marking, rolesInThisClass: [] },
  assistant: { ownerId: other, isStudent: false, isAssistant: true, marking, rolesInThisClass: [] },
  student: { ownerId: other, isStudent: true, isAssistant: false, marking, rolesInThisClass: [] },
  stranger: { ownerId: other, isStudent: false, isAssistant: false, marking, rolesInThisClass: [] },
};

const text = { studentId: other, sectionId: null };
type OfText = typeof canGradeSubmission;
const onText =
  (may: OfText) =>
  (...[actor, membership]: [Parameters<OfText>[0], MarkingMembership]) =>
    may(actor, membership, text);

const rules = {
  gradesAll: canGradeClass,
  grades: onText(canGradeSubmission),
  comments: onText(canCommentOn),
  manages: canManageClass,
  decides: canManageSubmission,
  readsAsStaff: canReadClassAsStaff,
  readsAsStudent: canReadClassAsStudent,
};
type Rule = keyof typeof rules;

/** What each role may do from each place in a class; everything else is refused. */
const allowed: Record<Role, Record<keyof typeof places, readonly Rule[]>> = {
  ROLE_ADMIN: { owner: [], assistant: ['readsAsStaff'], student: [], stranger: [] },
  ROLE_MODERATOR: { owner: [], assistant: ['readsAsStaff'], student: [], stranger: [] },
  ROLE_INSTRUCTOR: {
    owner: ['gradesAll', 'grades', 'comments', 'manages', 'decides', 'readsAsStaff'],
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

it.each(cases)(
  'the permissions of $role as $place of a class are exactly $verdicts',
  ({ role, place, verdicts }) => {
    // Cast: the keys of the table above.
    const actor = { userId: self, roles: [role as Role] };
    const membership = { ...places[place as keyof typeof places], rolesInThisClass: actor.roles };
    const granted = Object.entries(rules).flatMap(([rule, may]) => (may(actor, membership) ? [rule] : []));
    expect(granted).toEqual([...verdicts]);
  },
);

it.each(['ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR'] as const)(
  'the permissions of %s in a class to which the role does not apply depend only on being an assistant of the class',
  (role) => {
    const actor = { userId: self, roles: [role] };
    expect(canReadClassAsStaff(actor, places.stranger)).toBe(false);
    expect(canReadClassAsStaff(actor, places.student)).toBe(false);
    expect(canReadClassAsStaff(actor, places.assistant)).toBe(true);
  },
);

it.each([
  [['ROLE_EDUCATION_COORDINATOR'], true],
  [['ROLE_TEACHING_ASSISTANT'], false],
  [[], false],
] as const)('a class can be overseen by %s: %s', (rolesInThisClass, expected) => {
  expect(canOverseeClass({ rolesInThisClass: rolesInThisClass })).toBe(expected);
});

it('an account without a role has no permissions in a class', () => {
  const nobody = { userId: self, roles: [] };
  expect(Object.values(rules).some((may) => may(nobody, places.owner))).toBe(false);
  expect(Object.values(rules).some((may) => may(nobody, places.student))).toBe(false);
});

it('only the student can write a submission', () => {
  const student = { userId: self, roles: ['ROLE_STUDENT'] as const };
  expect(canWriteSubmission(student, { studentId: self }, places.student)).toBe(true);
  expect(canWriteSubmission(student, { studentId: other }, places.student)).toBe(false);
  expect(canWriteSubmission(student, { studentId: self }, places.stranger)).toBe(false);
});

const [first, second]: SectionId[] = [1, 2].map((id) => sectionIdSchema.parse(id));
const chosen = first === undefined ? [] : [first];

describe('an assistant', () => {
  it.each<[MarkingLevel, readonly SectionId[] | null, SectionId | null | undefined, string]>([
    ['none', null, null, 'neither'],
    ['none', chosen, first, 'neither'],
    ['comment', null, null, 'comments'],
    ['comment', null, second, 'comments'],
    ['comment', chosen, first, 'comments'],
    ['comment', chosen, second, 'neither'],
    ['comment', chosen, null, 'neither'],
    ['grade', null, null, 'comments and grades'],
    ['grade', chosen, first, 'comments and grades'],
    ['grade', chosen, second, 'neither'],
    ['grade', chosen, null, 'neither'],
    ['grade', [], first, 'neither'],
  ])(
    'an assistant permitted to %s in sections %o has on a submission of section %s: %s',
    (level, sectionIds, sectionId, does) => {
      const membership = {
        ...places.assistant,
        marking: { level, sectionIds: sectionIds && [...sectionIds] },
      };
      const of = { studentId: other, sectionId: sectionId ?? null };
      const may = (['ROLE_STUDENT', 'ROLE_TEACHING_ASSISTANT'] as const).map((role) => {
        const actor = { userId: self, roles: [role] };
        return [canCommentOn(actor, membership, of), canGradeSubmission(actor, membership, of)];
      });
      const expected = [does.startsWith('comments'), does.endsWith('grades')];
      expect(may).toEqual([expected, expected]);
    },
  );

  const letIn: MarkingMembership = { ...places.assistant, marking: { level: 'grade', sectionIds: null } };

  it('an assistant who was a student of the class cannot mark their own submission', () => {
    const own = { studentId: self, sectionId: null };
    const actor = { userId: self, roles: ['ROLE_STUDENT'] as const };
    expect(canCommentOn(actor, letIn, own)).toBe(false);
    expect(canGradeSubmission(actor, letIn, own)).toBe(false);
  });

  it('grading permission grants no other decision, whatever the roles', () => {
    for (const roles of [['ROLE_INSTRUCTOR'], ['ROLE_TEACHING_ASSISTANT'], []] as const) {
      const actor = { userId: self, roles };
      expect(canGradeSubmission(actor, letIn, text)).toBe(true);
      expect([canGradeClass, canManageClass, canManageSubmission].map((may) => may(actor, letIn))).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it('a former assistant cannot mark anything', () => {
    const actor = { userId: self, roles: ['ROLE_TEACHING_ASSISTANT'] as const };
    expect(canCommentOn(actor, { ...letIn, isAssistant: false }, text)).toBe(false);
  });
});
