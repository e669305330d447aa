import { type CalibratedText, type Mark, thirdsOfLetter } from '@redraft/contracts';

/** Spread of a text's marks: in points, or in steps between letter grades. */
export interface MarkSpread {
  text: CalibratedText;
  /** In ascending order. */
  values: { marker: string; mark: Mark; value: number }[];
  low: Mark;
  high: Mark;
  /** With an even number: the mean of the middle two for points, the lower one for letters. */
  median: Mark;
  range: number;
}

const roundToHundredths = (points: number) => Math.round(points * 100) / 100;

/** Requires at least one value, in ascending order. */
function computeMedian(values: readonly { mark: Mark }[]): Mark {
  const lower = values[Math.floor((values.length - 1) / 2)]?.mark ?? 0;
  const upper = values[Math.floor(values.length / 2)]?.mark ?? 0;
  return typeof lower === 'number' && typeof upper === 'number'
    ? roundToHundredths((lower + upper) / 2)
    : lower;
}

/** Letter grades from lowest to highest. */
export function sortLetters(gradeOptions: readonly string[]): string[] {
  return gradeOptions.toSorted((one, other) => (thirdsOfLetter(one) ?? 0) - (thirdsOfLetter(other) ?? 0));
}

/** Texts with at least one mark; letters no longer in use are omitted. */
export function computeSpreads(
  texts: readonly CalibratedText[],
  gradeOptions: readonly string[],
): MarkSpread[] {
  return texts.flatMap((text) => {
    const values = (text.marks ?? [])
      .flatMap(({ marker, mark }) => {
        const value = toNumericMark(mark, gradeOptions);
        return value === null ? [] : [{ marker: marker.name, mark, value }];
      })
      .sort((one, other) => one.value - other.value);
    const [low, high] = [values[0], values.at(-1)];
    if (low === undefined || high === undefined) return [];
    const range = roundToHundredths(high.value - low.value);
    return [{ text, values, low: low.mark, high: high.mark, median: computeMedian(values), range }];
  });
}

export function toNumericMark(mark: Mark, gradeOptions: readonly string[]): number | null {
  if (typeof mark === 'number') return mark;
  const index = gradeOptions.indexOf(mark);
  return index < 0 ? null : index;
}

/** The text with the largest spread; null if no marks differ. */
export function findWidestSpread(spreads: readonly MarkSpread[]): MarkSpread | null {
  const [first] = spreads.toSorted((one, other) => other.range - one.range);
  return first === undefined || first.range === 0 ? null : first;
}
