import type { CriterionScore, ReviewAnswers } from '@redraft/contracts';

interface Criteria {
  criteria: readonly { levels: readonly unknown[] }[];
}

/** Whether each answer refers to an existing criterion and level, at most once per criterion. */
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

/** Removes empty answers and sorts the rest by criterion, so that equal answers compare equal. */
export function normalizeAnswers(answers: readonly CriterionScore[]): CriterionScore[] {
  return answers
    .filter(({ level, comment }) => level !== null || comment !== '')
    .toSorted((one, other) => one.criterion - other.criterion)
    .map(({ criterion, level, comment }) => ({ criterion, level, comment }));
}

type StoredCriteria = Pick<ReviewAnswers, 'criteria' | 'required' | 'criteriaVersion'>;

/** The criteria of a review: those it was started with, else those of the round until it is submitted. */
export function criteriaFor(
  review: { submitted_at: Date | null },
  { begunWith, current }: { begunWith: StoredCriteria | null; current: StoredCriteria },
): StoredCriteria {
  if (begunWith !== null) return begunWith;
  return review.submitted_at === null ? current : { criteria: null, required: false, criteriaVersion: 0 };
}
