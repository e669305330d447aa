import type { Workbook } from '../workbook/workbook.ts';
import type { OpenedPackage } from './package.ts';
import type { SheetPart } from './read-sheet.ts';

/** An opened workbook, which is patched on saving. */
export interface OpenedWorkbook {
  opened: OpenedPackage;
  book: Workbook;
  /** Part names. */
  workbook: string;
  styles: string | null;
  sheets: ReadonlyMap<number, OpenedSheet>;
}

export interface OpenedSheet {
  part: string;
  /** Null for a chart sheet. */
  source: SheetPart | null;
  /** Its element in `<sheets>`. */
  tag: string;
  relationship: string;
  comments: string | null;
  /** The VML part with the boxes of the notes. */
  shapes: string | null;
  drawing: string | null;
}
