import type { TextGrowth } from '@redraft/contracts';

/** A run with its words; places in UTF-16 units as the page counts, and in code points as calls do. */
export interface ShownRun {
  key: number;
  text: string;
  /** In UTF-16 units. */
  start: number;
  sitting: number | null;
  firstAt: number;
  lastAt: number;
  /** The run before it in its line is of another sitting. */
  isFirstOfSitting: boolean;
}

/** The runs of a text, line by line; lines keep no line ends. */
export function splitRunsIntoLines({ text, runs }: Pick<TextGrowth, 'text' | 'runs'>): ShownRun[][] {
  const lines: ShownRun[][] = [[]];
  let start = 0;
  for (const { length, sitting, firstAt, lastAt } of runs) {
    const end = afterCodePoints(text, start, length);
    const words = text.slice(start, end);
    const own = words.endsWith('\n') ? words.slice(0, -1) : words;
    const line = lines.at(-1) ?? [];
    if (own !== '')
      line.push({
        key: start,
        text: own,
        start,
        sitting,
        firstAt,
        lastAt,
        isFirstOfSitting: line.at(-1)?.sitting !== sitting || line.length === 0,
      });
    if (own !== words) lines.push([]);
    start = end;
  }
  return lines;
}

function afterCodePoints(text: string, start: number, count: number): number {
  let at = start;
  for (let left = count; left > 0 && at < text.length; left--)
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}

/** How a sitting is told from the others: thirty together of colour and line, and a number beside them for all. */
export const sittingColours = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const sittingLines = ['solid', 'dashed', 'dotted', 'double', 'wavy'] as const;

export function styleOfSitting(sitting: number) {
  return {
    colour: sittingColours[sitting % sittingColours.length] ?? 'one',
    line: sittingLines[sitting % sittingLines.length] ?? 'solid',
  };
}
