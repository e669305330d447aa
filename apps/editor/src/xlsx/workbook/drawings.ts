import type { Chart } from '../../chart/chart.ts';
import type { ChartOptions, SeriesReferences } from './charts.ts';

/** A drawing above the cells of a sheet, from its drawing part. One of the file keeps its markup. */
export interface SheetDrawing {
  anchor: DrawingAnchor;
  content: DrawingContent;
  /** Offset of its anchor in the opened part; a new one has none. */
  source?: number;
  /** Its anchor is no longer that of the file. */
  isMoved?: boolean;
}

/** A point in a cell, in pixels from its corner. */
export interface CellPoint {
  row: number;
  column: number;
  x: number;
  y: number;
}

export type DrawingAnchor =
  | { kind: 'twoCell'; from: CellPoint; to: CellPoint }
  | { kind: 'oneCell'; from: CellPoint; width: number; height: number }
  | { kind: 'absolute'; x: number; y: number; width: number; height: number };

export type DrawingContent = { description: string } & (
  | { kind: 'picture'; media: DrawingMedia | null }
  | { kind: 'shape'; shape: DrawnShape }
  | { kind: 'group'; children: readonly GroupedDrawing[] }
  | ({ kind: 'chart' } & ChartContent)
);

export interface ChartContent {
  /** With the values that its file has stored; null for a chart that is not drawn. */
  chart: Chart | null;
  /** The cells of its series, in order. */
  references: readonly SeriesReferences[];
  /** Null unless the chart was made here. */
  options: ChartOptions | null;
  /** Its part in the file; null for a new one. */
  part: string | null;
  /** Its part is written anew. */
  isChanged?: boolean;
}

export interface DrawingMedia {
  bytes: Uint8Array;
  type: string;
}

/** Position in the group, as shares of its size. */
export interface GroupedDrawing {
  left: number;
  top: number;
  width: number;
  height: number;
  content: DrawingContent;
}

export interface DrawnShape {
  /** Preset geometry, such as `rect`. */
  geometry: string;
  /** In degrees. */
  rotation: number;
  isFlipped: boolean;
  fill: string | null;
  line: { colour: string; width: number } | null;
  paragraphs: readonly DrawnParagraph[];
  vertical: 'flex-start' | 'center' | 'flex-end';
}

export interface DrawnParagraph {
  align: 'left' | 'center' | 'right' | 'justify';
  runs: readonly DrawnRun[];
}

export interface DrawnRun {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  /** In points. */
  size: number;
  colour: string | null;
}
