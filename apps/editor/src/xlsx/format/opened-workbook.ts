import type { Workbook } from '../workbook/workbook.ts';
import type { OpenedPackage } from './package.ts';
import type { SheetPart } from './read-sheet.ts';

/** A workbook as it was opened: what is patched when it is saved. */
export interface OpenedWorkbook {
  opened: OpenedPackage;
  book: Workbook;
  /** The names of parts. */
  workbook: string;
  styles: string | null;
  sheets: ReadonlyMap<number, OpenedSheet>;
}

export interface OpenedSheet {
  part: string;
  /** Null for a sheet that is a chart. */
  source: SheetPart | null;
  /** Its element in the list of the workbook. */
  tag: string;
  relationship: string;
  comments: string | null;
  /** The part with the boxes of the notes. */
  shapes: string | null;
  drawing: string | null;
}
