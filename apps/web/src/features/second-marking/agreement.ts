import type { DoublyMarkedText, Mark, SettleMarksBody } from '@redraft/contracts';

type Marked = Pick<DoublyMarkedText, 'marks' | 'isSettled'>;

/** What is proposed as the grade of a text: the mark that both gave, or the middle of two marks in points. */
export function proposedGrade({ marks }: Pick<Marked, 'marks'>): Mark | null {
  if (marks === null) return null;
  const { first, second } = marks;
  if (first === second) return first;
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  return Math.round((first + second) * 50) / 100;
}

/** Texts on which both gave the same and nothing is settled. */
export function sameMarks(texts: readonly DoublyMarkedText[]): SettleMarksBody['grades'] {
  return texts.flatMap(({ submissionId, marks, isSettled }) =>
    marks !== null && !isSettled && marks.first === marks.second
      ? [{ submissionId, grade: marks.first }]
      : [],
  );
}

/** How far it is: texts with both marks, and those of them that are settled. */
export function countDone(texts: readonly Marked[]) {
  return {
    both: texts.filter(({ marks }) => marks !== null).length,
    settled: texts.filter(({ isSettled }) => isSettled).length,
  };
}
