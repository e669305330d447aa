import type { DoublyMarkedText, Mark, SettleMarksBody } from '@redraft/contracts';

type MarkedText = Pick<DoublyMarkedText, 'marks' | 'isSettled'>;

/** Proposed grade: the mark given by both, or the mean of two marks in points. */
export function proposeGrade({ marks }: Pick<MarkedText, 'marks'>): Mark | null {
  if (marks === null) return null;
  const { first, second } = marks;
  if (first === second) return first;
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  return Math.round((first + second) * 50) / 100;
}

/** Unsettled texts with equal marks. */
export function listEqualMarks(texts: readonly DoublyMarkedText[]): SettleMarksBody['grades'] {
  return texts.flatMap(({ submissionId, marks, isSettled }) =>
    marks !== null && !isSettled && marks.first === marks.second
      ? [{ submissionId, grade: marks.first }]
      : [],
  );
}

/** Number of texts with both marks, and of settled ones. */
export function countDone(texts: readonly MarkedText[]) {
  return {
    both: texts.filter(({ marks }) => marks !== null).length,
    settled: texts.filter(({ isSettled }) => isSettled).length,
  };
}
