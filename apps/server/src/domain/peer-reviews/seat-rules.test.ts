import { userIdSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import type { Who } from '../../access/index.ts';
import { canWriteReview, hasReached, type ReviewFacts, seatOf } from './seat-rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour));
const [teacher, author, reviewer, other] = [1, 2, 3, 4].map((id) => userIdSchema.parse(id));
if (!teacher || !author || !reviewer || !other) throw new Error('There is nobody.');

const review = (rest: Partial<ReviewFacts> = {}): ReviewFacts => ({
  reviewerId: reviewer,
  studentId: author,
  submittedAt: at(9),
  withdrawnAt: null,
  isHeld: false,
  deadline: at(12),
  isArchived: false,
  ...rest,
});
const student = { ownerId: teacher, isStudent: true, isAssistant: false };
const who = (userId: typeof teacher): Who => ({
  userId,
  roles: userId === teacher ? ['ROLE_INSTRUCTOR'] : ['ROLE_STUDENT'],
});
const seat = (id: typeof teacher, rest: Partial<ReviewFacts> = {}, standing = student) =>
  seatOf(who(id), { review: review(rest), standing }, at(10));

describe('a review', () => {
  it.each([
    ['its reviewer', reviewer, {}, 'reviewer'],
    ['its reviewer, while it is written', reviewer, { submittedAt: null }, 'reviewer'],
    ['its author', author, {}, 'author'],
    ['its author, while it is written', author, { submittedAt: null }, null],
    ['its author, while reviews are held', author, { isHeld: true }, null],
    ['its author, once the deadline has passed', author, { isHeld: true, deadline: at(10) }, 'author'],
    ['its author, where there is no deadline any more', author, { isHeld: true, deadline: null }, 'author'],
    ['another student', other, {}, null],
    ['the teacher, while it is written', teacher, { submittedAt: null }, 'staff'],
  ] as const)('is there for %s: %#', (_who, id, rest, expected) => {
    expect(seat(id, rest)).toBe(expected);
  });

  it('is not there for those who have left the class', () => {
    const left = { ...student, isStudent: false };
    expect([seat(reviewer, {}, left), seat(author, {}, left)]).toEqual([null, null]);
  });

  it.each([
    ['reviewer', { submittedAt: null }, true],
    ['reviewer', {}, false],
    ['reviewer', { submittedAt: null, withdrawnAt: at(9) }, false],
    ['reviewer', { submittedAt: null, isArchived: true }, false],
    ['author', { submittedAt: null }, false],
    ['staff', { submittedAt: null }, false],
  ] as const)('is written by its %s: %#', (seated, rest, expected) => {
    expect(canWriteReview(seated, review(rest))).toBe(expected);
  });
});

it('reaches its author late as soon as it is submitted', () => {
  expect(hasReached({ submittedAt: at(13), isHeld: true, deadline: at(12) }, at(13))).toBe(true);
});
