import type { TextGrowth } from '@redraft/contracts';

/** A run of text from one session; offsets in UTF-16 units for the page and in code points for API calls. */
export interface ShownRun {
  key: number;
  text: string;
  /** In UTF-16 units. */
  start: number;
  sitting: number | null;
  firstAt: number;
  lastAt: number;
  /** The previous run in its line is from another session. */
  isFirstOfSitting: boolean;
}

/** Runs split at line ends; line ends are removed. */
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

/** Sessions are distinguished by 30 combinations of colour and line style, and by their number. */
export const sittingColours = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const sittingLines = ['solid', 'dashed', 'dotted', 'double', 'wavy'] as const;

export function styleOfSitting(sitting: number) {
  return {
    colour: sittingColours[sitting % sittingColours.length] ?? 'one',
    line: sittingLines[sitting % sittingLines.length] ?? 'solid',
  };
}
