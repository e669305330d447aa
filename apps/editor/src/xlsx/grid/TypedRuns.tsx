import type { CSSProperties, RefObject } from 'react';
import { FieldOverlay } from '../formula-help/FieldOverlay.tsx';
import { isFormula } from '../formula-help/typed-formula.ts';
import type { CellFormat } from '../workbook/style.ts';
import { getRunFormat, type RichText, splitByRuns, type TextRuns } from '../workbook/text-runs.ts';
import { createTypedRunStyle } from './cell-style.ts';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  runs: TextRuns;
  cellFormat: CellFormat;
  style?: CSSProperties;
}

/** With more parts a browser would need too long for each key: all of them are seen in the cell. */
const maxTypedRuns = 1000;

/** The runs that a text is drawn with while it is typed. A formula has the colours of its references instead. */
export const findDrawnRuns = ({ text, runs }: RichText): TextRuns | undefined =>
  runs !== undefined && runs.length <= maxTypedRuns && !isFormula(text) ? runs : undefined;

/** A text with formatted parts while it is typed: colours, lines and weight are seen, sizes and fonts only in the cell. */
export function TypedRuns({ field, text, runs, cellFormat, style = {} }: Props) {
  return (
    <FieldOverlay field={field} style={style}>
      {splitByRuns(text, runs).map(({ part, start, run }) => (
        <span
          key={start}
          style={
            run.format === null ? undefined : createTypedRunStyle(getRunFormat(run, cellFormat), cellFormat)
          }
        >
          {part}
        </span>
      ))}
    </FieldOverlay>
  );
}
