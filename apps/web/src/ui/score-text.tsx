import type { GradeMethod } from '@redraft/contracts';
import { NumberText } from './number-text.tsx';

interface Props {
  score: number | undefined;
  alternateGrade?: string | null;
  gradeMethod?: GradeMethod;
}

/** A grade in the class's grading method: -1 and a missing letter show "-", a missing score 0. */
export function ScoreText({ score = 0, alternateGrade, gradeMethod = 'Numeric' }: Props) {
  if (gradeMethod === 'Letter') return <span>{alternateGrade || '-'}</span>;
  return score === -1 ? <span>-</span> : <NumberText value={score} />;
}
