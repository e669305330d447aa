import { type GradePart, weightedGrade } from './grade-arithmetic.ts';
import type { GradeBook } from './grade-book.ts';
import { nearestLetter, thirdsOfLetter } from './grade-scales.ts';

/** A grade in the class's system: points out of 100, a letter, or none. */
type Grade = number | string | null;
type GivesGrades = Pick<GradeBook, 'gradeMethod' | 'gradeOptions'>;

export interface GradeTotal {
  /** The average of existing grades, weighted by assignment; a letter in a class with letters. */
  average: Grade;
  /** Points achieved and achievable in graded work; null in a class with letters. */
  points: number | null;
  pointsOf: number | null;
  /** Whether everything is graded. */
  isWhole: boolean;
}

/** The total of a student's grades. Missing grades count neither for nor against it. */
export function totalOfGrades(
  given: readonly { weight: number; grade: Grade }[],
  { gradeMethod, gradeOptions }: GivesGrades,
): GradeTotal {
  const isLetter = gradeMethod === 'Letter';
  // If no assignment has a weight, all count the same.
  const isWeighed = given.some(({ weight }) => weight > 0);
  const parts = given.map(({ weight, grade }) => ({
    weight: isWeighed ? weight : 1,
    score: getScore(grade),
  }));
  const { score, points, weightScored } = weightedGrade(parts);
  return {
    average: isLetter ? toLetter(score, gradeOptions) : score,
    points: isLetter || score === null || !isWeighed ? null : points,
    pointsOf: isLetter || score === null || !isWeighed ? null : weightScored,
    isWhole: parts.every((part) => part.score !== null),
  };
}

/** The mean of the grades of an assignment, unweighted. */
export function averageOfGrades(grades: readonly Grade[], { gradeMethod, gradeOptions }: GivesGrades): Grade {
  const parts: GradePart[] = grades.map((grade) => ({ weight: 1, score: getScore(grade) }));
  const { score } = weightedGrade(parts);
  return gradeMethod === 'Letter' ? toLetter(score, gradeOptions) : score;
}

function getScore(grade: Grade): number | null {
  return typeof grade === 'string' ? thirdsOfLetter(grade) : grade;
}

function toLetter(score: number | null, options: readonly string[]): string | null {
  return score === null ? null : nearestLetter(score, options);
}
