import type { TextGrowth } from '@redraft/contracts';

/** A run of text from one session; offsets in UTF-16 units for the page and in code points for API calls. */
export interface DisplayRun {
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
export function splitRunsIntoLines({ text, runs }: Pick<TextGrowth, 'text' | 'runs'>): DisplayRun[][] {
  const lines: DisplayRun[][] = [[]];
  let start = 0;
  for (const { length, sitting, firstAt, lastAt } of runs) {
    const end = skipCodePoints(text, start, length);
    const runText = text.slice(start, end);
    const lineText = runText.endsWith('\n') ? runText.slice(0, -1) : runText;
    const line = lines.at(-1) ?? [];
    if (lineText !== '')
      line.push({
        key: start,
        text: lineText,
        start,
        sitting,
        firstAt,
        lastAt,
        isFirstOfSitting: line.at(-1)?.sitting !== sitting || line.length === 0,
      });
    if (lineText !== runText) lines.push([]);
    start = end;
  }
  return lines;
}

function skipCodePoints(text: string, start: number, count: number): number {
  let offset = start;
  for (let left = count; left > 0 && offset < text.length; left--)
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return offset;
}

/** Sessions are distinguished by 30 combinations of colour and line style, and by their number. */
export const sittingColours = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const sittingLines = ['solid', 'dashed', 'dotted', 'double', 'wavy'] as const;

export function chooseSittingStyle(sitting: number) {
  return {
    colour: sittingColours[sitting % sittingColours.length] ?? 'one',
    line: sittingLines[sitting % sittingLines.length] ?? 'solid',
  };
}
