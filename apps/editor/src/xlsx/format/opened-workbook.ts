import type { Workbook } from '../workbook/workbook.ts';
import type { OpenedPackage } from './package.ts';
import type { SheetPart } from './read-sheet.ts';

/** An opened workbook, which is patched on saving. */
export interface OpenedWorkbook {
  openedPackage: OpenedPackage;
  workbook: Workbook;
  /** Part names. */
  workbookPart: string;
  stylesPart: string | null;
  /** The part with metadata of cells, and its index for dynamic array formulas. */
  metadata: { part: string | null; dynamicArray: number | null };
  sheets: ReadonlyMap<number, OpenedSheet>;
}

export interface OpenedSheet {
  part: string;
  /** Null for a chart sheet. */
  sheetPart: SheetPart | null;
  /** Its element in `<sheets>`. */
  tag: string;
  relationshipId: string;
  commentsPart: string | null;
  /** The VML part with the boxes of the notes. */
  vmlPart: string | null;
  drawingPart: string | null;
}
