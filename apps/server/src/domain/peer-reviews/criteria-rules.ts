import type { CriterionScore, ReviewAnswers } from '@redraft/contracts';

interface Criteria {
  criteria: readonly { levels: readonly unknown[] }[];
}

/** Whether each answer is about a criterion that is there, in a level that is there, and none is given twice. */
export function fitsCriteria({ criteria }: Criteria, answers: readonly CriterionScore[]): boolean {
  const places = new Set(answers.map(({ criterion }) => criterion));
  return (
    places.size === answers.length &&
    answers.every(({ criterion, level }) => {
      const levels = criteria[criterion]?.levels;
      return levels !== undefined && (level === null || level < levels.length);
    })
  );
}

/** What says nothing is not kept; the rest by the places of the criteria, so that the same answers are the same. */
export function normalizeAnswers(answers: readonly CriterionScore[]): CriterionScore[] {
  return answers
    .filter(({ level, comment }) => level !== null || comment !== '')
    .toSorted((one, other) => one.criterion - other.criterion)
    .map(({ criterion, level, comment }) => ({ criterion, level, comment }));
}

type StoredCriteria = Pick<ReviewAnswers, 'criteria' | 'required' | 'criteriaVersion'>;

/** By what a review is written: the criteria that it was begun with, else those of the set-up as long as it is not submitted. */
export function criteriaFor(
  review: { submitted_at: Date | null },
  { begunWith, current }: { begunWith: StoredCriteria | null; current: StoredCriteria },
): StoredCriteria {
  if (begunWith !== null) return begunWith;
  return review.submitted_at === null ? current : { criteria: null, required: false, criteriaVersion: 0 };
}
