import { userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import type { ActorRoles } from '../../access/index.ts';
import { type ReviewRoleFacts, reviewRoleOf } from './review-role-rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour));
const [teacher, author, reviewer, other] = [1, 2, 3, 4].map((id) => userIdSchema.parse(id));
if (!teacher || !author || !reviewer || !other) throw new Error('There is nobody.');

const review = (rest: Partial<ReviewRoleFacts> = {}): ReviewRoleFacts => ({
  reviewer_id: reviewer,
  author_id: author,
  submitted_at: at(9),
  is_held: false,
  peer_review_deadline: at(12),
  ...rest,
});
const student = { ownerId: teacher, isStudent: true, isAssistant: false, rolesInThisClass: [] };
const who = (userId: typeof teacher): ActorRoles => ({
  userId,
  roles: userId === teacher ? ['ROLE_INSTRUCTOR'] : ['ROLE_STUDENT'],
});
const roleOf = (id: typeof teacher, rest: Partial<ReviewRoleFacts> = {}, membership = student) =>
  reviewRoleOf(who(id), { review: review(rest), membership }, at(10));

it.each([
  ['its reviewer', reviewer, {}, 'reviewer'],
  ['its reviewer, while it is written', reviewer, { submitted_at: null }, 'reviewer'],
  ['its author', author, {}, 'author'],
  ['its author, while it is written', author, { submitted_at: null }, null],
  ['its author, while reviews are held', author, { is_held: true }, null],
  [
    'its author, once the deadline has passed',
    author,
    { is_held: true, peer_review_deadline: at(10) },
    'author',
  ],
  [
    'its author, where there is no deadline any more',
    author,
    { is_held: true, peer_review_deadline: null },
    'author',
  ],
  ['another student', other, {}, null],
  ['the teacher, while it is written', teacher, { submitted_at: null }, 'staff'],
] as const)('a review is visible to %s (case %#)', (_who, id, rest, expected) => {
  expect(roleOf(id, rest)).toBe(expected);
});

it('a review is not visible to former members of the class', () => {
  const left = { ...student, isStudent: false };
  expect([roleOf(reviewer, {}, left), roleOf(author, {}, left)]).toEqual([null, null]);
});
