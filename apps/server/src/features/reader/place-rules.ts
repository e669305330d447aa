import type { ReadingFilter, ReadingPlace, ReadSubmission, SubmissionId } from '@redraft/contracts';

export interface ReadingItem {
  id: SubmissionId;
  /** The Final Submission is submitted and ungraded, the reader may grade it, and no second marking is unsettled. */
  isToGrade: boolean;
  /** The Final Submission was submitted late. */
  isLate: boolean;
  /** At least one of its drafts. */
  isSubmitted: boolean;
}

const filterTests: Record<ReadingFilter, (item: ReadingItem) => boolean> = {
  all: () => true,
  'to-grade': ({ isToGrade }) => isToGrade,
  late: ({ isLate }) => isLate,
  'not-submitted': ({ isSubmitted }) => !isSubmitted,
};

/** The number of texts to grade, and the next one after this text, cyclically. */
export function toGradeFrom(order: readonly ReadingItem[], id: SubmissionId): ReadSubmission['toGrade'] {
  const at = order.findIndex((one) => one.id === id);
  const others = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
  return {
    count: order.filter((one) => one.isToGrade).length,
    nextId: others.find((one) => one.isToGrade)?.id ?? null,
  };
}

/**
 * The position of a text among the filtered ones. A text outside the filter, for instance just graded, still has neighbours: the nearest filtered
 * ones before and after it.
 */
export function placeIn(
  order: readonly ReadingItem[],
  id: SubmissionId,
  filter: ReadingFilter,
): Omit<ReadingPlace, 'submissionId' | 'filter'> {
  const at = order.findIndex((one) => one.id === id);
  const filtered = order.filter(filterTests[filter]);
  const count = (filter: ReadingFilter) => order.filter(filterTests[filter]).length;
  return {
    position: filtered.findIndex((one) => one.id === id) + 1 || null,
    previousId: order.slice(0, Math.max(0, at)).findLast(filterTests[filter])?.id ?? null,
    nextId: order.slice(at + 1).find(filterTests[filter])?.id ?? null,
    toGradeId: toGradeFrom(order, id).nextId,
    counts: {
      all: order.length,
      'to-grade': count('to-grade'),
      late: count('late'),
      'not-submitted': count('not-submitted'),
    },
  };
}
