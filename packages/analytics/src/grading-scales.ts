export type AmericanGrade = 'F' | 'D' | 'C' | 'B' | 'A' | 'A+';
export type GermanGrade = '1' | '2' | '3' | '4' | '5' | '6';

/** Each figure is the lower bound of its grade (decision 45). */
export function americanGrade(score: number): AmericanGrade {
  if (score < 50) return 'F';
  if (score < 60) return 'D';
  if (score < 70) return 'C';
  if (score < 80) return 'B';
  return score < 90 ? 'A' : 'A+';
}

/** Each figure is the exclusive upper bound of its grade (decision 45). */
export function germanGrade(score: number): GermanGrade {
  if (score < 30) return '6';
  if (score < 50) return '5';
  if (score < 60) return '4';
  if (score < 70) return '3';
  return score < 80 ? '2' : '1';
}

const ofPoints: readonly AmericanGrade[] = ['F', 'D', 'C', 'B', 'A', 'A+'];

/** Scores 0 to 5 stand for F, D, C, B, A and A+ (spec 3 §9); null for any other number. */
export function gradeOfPoints(points: number): AmericanGrade | null {
  return ofPoints[points] ?? null;
}

/** Bounds of the colours of a score, 0 the lowest band and 5 the highest (spec 3 §9). */
export function scoreBand(score: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (score < 50) return 0;
  if (score < 60) return 1;
  if (score < 70) return 2;
  if (score < 80) return 3;
  return score < 90 ? 4 : 5;
}
