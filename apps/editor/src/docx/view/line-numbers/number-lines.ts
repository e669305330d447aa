import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';

export type LineNumbering = NonNullable<SectionProperties['lineNumbers']>;

/** A line of text, from the top of its page's sheet. */
export interface TextLine {
  page: number;
  top: number;
  height: number;
  /** Index of its section. */
  section: number;
}

export interface NumberedLine extends TextLine {
  number: number;
}

/**
 * The numbers beside lines (ECMA-376 Part 1, 17.6.8), for sections that have any: each line counts, but only every `countBy`th number is shown. Word
 * stores the number before the first.
 */
export function numberLines(
  lines: readonly TextLine[],
  numberings: readonly (LineNumbering | undefined)[],
): NumberedLine[] {
  const numbered: NumberedLine[] = [];
  let number = 0;
  let previous: TextLine | null = null;
  for (const line of lines) {
    const numbering = numberings[line.section];
    if (numbering === undefined) continue;
    const isRestart: boolean = previous === null || startsAgain(numbering, previous, line);
    number = isRestart ? (numbering.start ?? 0) + 1 : number + 1;
    previous = line;
    if (number % Math.max(1, numbering.countBy ?? 1) === 0) numbered.push({ ...line, number });
  }
  return numbered;
}

function startsAgain({ restart = 'newPage' }: LineNumbering, before: TextLine, line: TextLine): boolean {
  if (restart === 'continuous') return false;
  return before.section !== line.section || (restart === 'newPage' && before.page !== line.page);
}
