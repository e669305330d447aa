import { type GradePart, weightedGrade } from './grade-arithmetic.ts';
import type { GradeBook } from './grade-book.ts';
import { nearestLetter, thirdsOfLetter } from './grade-scales.ts';

/** A grade as the class gives it: points of a hundred, a letter, or none. */
type Grade = number | string | null;
type GivesGrades = Pick<GradeBook, 'gradeMethod' | 'gradeOptions'>;

export interface GradeTotal {
  /** Of what has a grade, by the weight of the assignments; a letter where the class gives letters. */
  average: Grade;
  /** Points reached and to be reached in what has a grade; null where the class gives letters. */
  points: number | null;
  pointsOf: number | null;
  /** Whether everything has a grade. */
  isWhole: boolean;
}

/** What the grades of a student come to. What has no grade yet counts neither for nor against it. */
export function totalOfGrades(
  given: readonly { weight: number; grade: Grade }[],
  { gradeMethod, gradeOptions }: GivesGrades,
): GradeTotal {
  const isLetter = gradeMethod === 'Letter';
  // Where no assignment weighs anything they count alike.
  const isWeighed = given.some(({ weight }) => weight > 0);
  const parts = given.map(({ weight, grade }) => ({ weight: isWeighed ? weight : 1, score: scoreOf(grade) }));
  const { score, points, weightScored } = weightedGrade(parts);
  return {
    average: isLetter ? letterOf(score, gradeOptions) : score,
    points: isLetter || score === null || !isWeighed ? null : points,
    pointsOf: isLetter || score === null || !isWeighed ? null : weightScored,
    isWhole: parts.every((part) => part.score !== null),
  };
}

/** What the grades of an assignment are in the middle; each of them counts the same. */
export function averageOfGrades(grades: readonly Grade[], { gradeMethod, gradeOptions }: GivesGrades): Grade {
  const parts: GradePart[] = grades.map((grade) => ({ weight: 1, score: scoreOf(grade) }));
  const { score } = weightedGrade(parts);
  return gradeMethod === 'Letter' ? letterOf(score, gradeOptions) : score;
}

function scoreOf(grade: Grade): number | null {
  return typeof grade === 'string' ? thirdsOfLetter(grade) : grade;
}

function letterOf(score: number | null, options: readonly string[]): string | null {
  return score === null ? null : nearestLetter(score, options);
}
