import type { Mark, MarkingSample } from '@redraft/contracts';

/** The two marks of a text; null while missing. */
export interface Pair {
  first: Mark | null;
  second: Mark | null;
}

export type MarkerPosition = keyof Pair;

/** Number of texts in a sample; a percentage gives at least one. */
export function sampleSize(sample: MarkingSample, total: number): number {
  switch (sample.kind) {
    case 'all':
      return total;
    case 'percent':
      return Math.ceil((total * sample.amount) / 100);
    case 'count':
      return Math.min(sample.amount, total);
  }
}

/** A uniformly random sample; `below(n)` returns an integer below n. */
export function drawSample<T>(items: readonly T[], size: number, below: (limit: number) => number): T[] {
  const remaining = [...items];
  const sample: T[] = [];
  while (sample.length < size && remaining.length > 0)
    sample.push(...remaining.splice(below(remaining.length), 1));
  return sample;
}

/** Both marks, once both exist: earlier, one marker would influence the other. */
export function shownMarks({ first, second }: Pair): { first: Mark; second: Mark } | null {
  return first === null || second === null ? null : { first, second };
}

/** In points, or in steps between the letters of the class; null if a letter is not used any more. */
export function differenceOf(
  { first, second }: { first: Mark; second: Mark },
  gradeOptions: readonly string[],
): number | null {
  if (typeof first === 'number' && typeof second === 'number')
    return Math.round(Math.abs(first - second) * 100) / 100;
  const [one, other] = [first, second].map((mark) => gradeOptions.indexOf(String(mark)));
  if (one === undefined || other === undefined || one < 0 || other < 0) return null;
  return Math.abs(one - other);
}

/** A mark is final once its marker has seen the other one. */
export function isMarkOpen(pair: Pair): boolean {
  return shownMarks(pair) === null;
}
