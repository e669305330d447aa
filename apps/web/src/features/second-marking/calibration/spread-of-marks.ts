import { type CalibratedText, type Mark, thirdsOfLetter } from '@redraft/contracts';

/** How far the marks of one text are apart: in points, or in steps between the letters of the class. */
export interface MarkSpread {
  text: CalibratedText;
  /** In the order of their worth. */
  values: { marker: string; mark: Mark; value: number }[];
  low: Mark;
  high: Mark;
  /** Of an even number the mean of the two in the middle for points, and the lower of them for letters: there is none between. */
  median: Mark;
  range: number;
}

const rounded = (points: number) => Math.round(points * 100) / 100;

/** Of at least one, in their order. */
function computeMedian(values: readonly { mark: Mark }[]): Mark {
  const lower = values[Math.floor((values.length - 1) / 2)]?.mark ?? 0;
  const upper = values[Math.floor(values.length / 2)]?.mark ?? 0;
  return typeof lower === 'number' && typeof upper === 'number' ? rounded((lower + upper) / 2) : lower;
}

/** The letters of a class from the lowest to the best, in whatever order they were chosen. */
export function rankedLetters(letters: readonly string[]): string[] {
  return letters.toSorted((one, other) => (thirdsOfLetter(one) ?? 0) - (thirdsOfLetter(other) ?? 0));
}

/** Texts with at least one mark, by letters in their rank; a letter that the class does not give any more is left out. */
export function computeSpreads(texts: readonly CalibratedText[], letters: readonly string[]): MarkSpread[] {
  return texts.flatMap((text) => {
    const values = (text.marks ?? [])
      .flatMap(({ marker, mark }) => {
        const value = toNumericMark(mark, letters);
        return value === null ? [] : [{ marker: marker.name, mark, value }];
      })
      .sort((one, other) => one.value - other.value);
    const [low, high] = [values[0], values.at(-1)];
    if (low === undefined || high === undefined) return [];
    const range = rounded(high.value - low.value);
    return [{ text, values, low: low.mark, high: high.mark, median: computeMedian(values), range }];
  });
}

export function toNumericMark(mark: Mark, letters: readonly string[]): number | null {
  if (typeof mark === 'number') return mark;
  const place = letters.indexOf(mark);
  return place < 0 ? null : place;
}

/** The text whose marks are furthest apart; null where no two of one text differ. */
export function furthestApart(spreads: readonly MarkSpread[]): MarkSpread | null {
  const [first] = spreads.toSorted((one, other) => other.range - one.range);
  return first === undefined || first.range === 0 ? null : first;
}
