import { type ReviewMode, type UserId, userIdSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import {
  applyReplacements,
  countKeptPairs,
  excludePairs,
  findVacancies,
  hasAllPairs,
  maxPairCount,
  type Pair,
  pairsOf,
  pairsProblem,
  rowsOf,
} from './pair-rules.ts';

const id = (number: number): UserId => userIdSchema.parse(number);
const ids = (...numbers: number[]) => numbers.map(id);
const pair = (reviewee: number, reviewer: number): Pair => ({
  reviewee_id: id(reviewee),
  reviewer_id: id(reviewer),
});

it('pairs are stored without duplicates', () => {
  const rows = [
    { id: id(1), reviewers: ids(2, 2) },
    { id: id(1), reviewers: ids(2, 3) },
  ];
  expect(pairsOf(rows)).toEqual([pair(1, 2), pair(1, 3)]);
});

it.each([
  ['who reviews the own text', [pair(1, 1)], 'review.self'],
  ['a reviewer of another class', [pair(1, 9)], 'review.not_in_class'],
  ['a reviewee of another class', [pair(9, 1)], 'review.not_in_class'],
  ['nothing of what is right', [pair(1, 2), pair(2, 1)], undefined],
  ['nothing where nobody reviews', [], undefined],
])('pairs refuse %s', (_who, pairs, code) => {
  expect(pairsProblem(pairs, new Set(ids(1, 2, 3)))?.code).toBe(code);
});

it('pairs refuse more reviewers of one text than allowed', () => {
  const students = Array.from({ length: 12 }, (_, index) => index + 1);
  const pairs = students.slice(1).map((reviewer) => pair(1, reviewer));
  expect(pairsProblem(pairs, new Set(ids(...students)))?.code).toBe('review.too_many_reviewers');
  expect(pairsProblem(pairs.slice(1), new Set(ids(...students)))).toBeNull();
});

it('pairs are listed as one row per current student', () => {
  expect(rowsOf([pair(1, 2), pair(1, 9), pair(9, 1)], ids(1, 2))).toEqual([
    { id: 1, reviewers: [2] },
    { id: 2, reviewers: [] },
  ]);
});

it('pairs are compared with their direction', () => {
  expect(excludePairs([pair(1, 2), pair(2, 1)], [pair(1, 2)])).toEqual([pair(2, 1)]);
});

it.each([
  ['replace those that were there', [pair(1, 2)], [pair(2, 1)], [pair(1, 2)]],
  [
    'leave those of who has left, both ways',
    [],
    [pair(1, 9), pair(9, 1), pair(1, 2)],
    [pair(1, 9), pair(9, 1)],
  ],
])('saved pairs %s', (_what, saved, old, stored) => {
  expect(countKeptPairs(saved, { old, students: new Set(ids(1, 2)) })).toEqual(stored);
});

it.each([
  [[], 1],
  [[pair(1, 2)], 1],
  [[pair(1, 2), pair(1, 3)], 2],
  [[pair(2, 1), pair(3, 1), pair(4, 1)], 3],
  [[2, 3, 4, 5, 6].map((reviewer) => pair(1, reviewer)), 4],
])('the default number of reviewers is derived from pairs (case %#)', (pairs, count) => {
  expect(maxPairCount(pairs)).toBe(count);
});

describe('a place that nobody fills', () => {
  const vacancies = (students: number[], pairs: Pair[], rest: { count?: number; mode?: ReviewMode } = {}) =>
    findVacancies({
      students: ids(...students),
      pairs,
      reviewerCount: rest.count ?? 1,
      mode: rest.mode ?? 'Optional',
      nameOf: (student) => `Student ${student}`,
    });

  it('no vacancies exist before any pair was assigned', () => {
    expect(vacancies([1, 2, 3], [])).toEqual([]);
  });

  it('a late student is a vacancy, offered to the students with the fewest reviews', () => {
    const found = vacancies([1, 2, 3, 4], [pair(1, 2), pair(2, 3), pair(3, 2)]);
    expect(found).toEqual([{ revieweeId: 4, missing: 1, left: [], suggestions: [1, 3, 2] }]);
  });

  it('a reviewer who left is a vacancy with their name', () => {
    const [found] = vacancies([1, 2], [pair(1, 9), pair(2, 1)]);
    expect(found).toEqual({
      revieweeId: 1,
      missing: 1,
      left: [{ id: 9, name: 'Student 9' }],
      suggestions: [2],
    });
  });

  it('a vacancy exists for a former reviewer only, if all others were removed', () => {
    expect(vacancies([1, 2, 3], [pair(1, 9), pair(9, 2)])).toMatchObject([{ revieweeId: 1, missing: 1 }]);
  });

  it("in unidirectional mode a vacancy is not offered to the student's own reviewee", () => {
    const pairs = [pair(1, 2), pair(2, 3), pair(3, 1)];
    const [found] = vacancies([1, 2, 3, 4], [...pairs, pair(1, 4)], { mode: 'Unidirectional' });
    expect(found).toMatchObject({ revieweeId: 4, suggestions: [2, 3] });
  });

  it('a class too small for another reviewer has no vacancy', () => {
    expect(vacancies([1, 2], [pair(1, 2), pair(2, 1)], { count: 4 })).toEqual([]);
  });
});

describe('places', () => {
  const place = (reviewee: number, reviewer: number | null, replacement: number | null) => ({
    revieweeId: id(reviewee),
    reviewerId: reviewer === null ? null : id(reviewer),
    replacementId: replacement === null ? null : id(replacement),
  });
  const pairs = [pair(1, 2), pair(2, 3)];

  it.each([
    ['are filled', [place(3, null, 1)], [pair(1, 2), pair(2, 3), pair(3, 1)]],
    ['are given to another', [place(1, 2, 3)], [pair(2, 3), pair(1, 3)]],
    ['are emptied', [place(1, 2, null)], [pair(2, 3)]],
    [
      'are filled one after the other',
      [place(3, null, 1), place(3, 1, 2)],
      [pair(1, 2), pair(2, 3), pair(3, 2)],
    ],
  ])('replacements %s', (_what, places, after) => {
    expect(applyReplacements(pairs, places)).toEqual({ kind: 'changed', pairs: after });
    expect(hasAllPairs(pairs, places)).toBe(false);
    expect(hasAllPairs(after, places.slice(-1))).toBe(true);
  });

  it.each([
    ['of who reviews nobody there', [place(1, 3, 2)], 'review.already_reviewer'],
    ['of who has none there', [place(1, 3, null)], 'not_found'],
  ])('replacements are refused %s', (_what, places, because) => {
    expect(applyReplacements(pairs, places)).toEqual({ kind: 'refused', because });
  });
});
