import type { CriterionScore } from '@redraft/contracts';
import { unansweredCriteria } from '@redraft/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteriaFor, fitsCriteria, normalizeAnswers } from './criteria-rules.ts';

const level = { title: 'Level', description: '', points: 1 };
const criterion = { title: 'Criterion', description: '', levels: [level, level] };
const rubric = { title: 'Rubric', criteria: [criterion, criterion] };
const answer = (index: number, chosen: number | null, comment = ''): CriterionScore => ({
  criterion: index,
  level: chosen,
  comment,
});

it.each([
  ['nothing', [], true],
  ['a level of each', [answer(0, 0), answer(1, 1)], true],
  ['a comment alone', [answer(1, null, 'Well')], true],
  ['a criterion that is not there', [answer(2, 0)], false],
  ['a level that is not there', [answer(0, 2)], false],
  ['a criterion twice', [answer(0, 0), answer(0, 1)], false],
])('answers fit the criteria with %s (case %#)', (_what, answers, fits) => {
  expect(fitsCriteria(rubric, answers)).toBe(fits);
});

it.each([
  ['nothing', [], [0, 1]],
  ['a level without a comment', [answer(0, 0)], [0, 1]],
  ['a comment without a level', [answer(0, null, 'Well'), answer(1, 0, 'Well')], [0]],
  ['a level and a comment of each', [answer(1, 1, 'Well'), answer(0, 0, 'Well')], []],
])('with %s these criteria are unanswered (case %#)', (_what, answers, places) => {
  expect(unansweredCriteria(rubric, answers)).toEqual(places);
});

it('answers are normalised independently of their order', () => {
  const said = fc.uniqueArray(
    fc.record({
      criterion: fc.nat(5),
      level: fc.option(fc.nat(3)),
      comment: fc.constantFrom('', 'Well', 'Why?'),
    }),
    { selector: (one) => one.criterion },
  );
  fc.assert(
    fc.property(said, (answers) => {
      const tidy = normalizeAnswers(answers);
      expect(normalizeAnswers(answers.toReversed())).toEqual(tidy);
      expect(unansweredCriteria(rubric, tidy)).toEqual(unansweredCriteria(rubric, answers));
    }),
  );
});

describe('a review is written', () => {
  const current = { criteria: rubric, required: true, criteriaVersion: 2 };
  const begunWith = { criteria: { title: 'Before', criteria: [] }, required: false, criteriaVersion: 1 };
  const [open, submitted] = [{ submitted_at: null }, { submitted_at: new Date(0) }];

  it('a review with answers keeps the criteria it was started with', () => {
    for (const review of [open, submitted])
      expect(criteriaFor(review, { begunWith, current })).toBe(begunWith);
  });

  it('a review without answers uses the current criteria, and one submitted without has none', () => {
    expect(criteriaFor(open, { begunWith: null, current })).toBe(current);
    expect(criteriaFor(submitted, { begunWith: null, current }).criteria).toBeNull();
  });
});
