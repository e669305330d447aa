import type { Chart } from '../../chart/chart.ts';

/** A drawing above the cells of a sheet, from its drawing part. It is shown, and stays in the file as it is. */
export interface SheetDrawing {
  anchor: DrawingAnchor;
  content: DrawingContent;
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
  /** Null for a chart that is not drawn. */
  | { kind: 'chart'; chart: Chart | null }
);

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
