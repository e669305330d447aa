/** Outlines and words that a chart is drawn of, in pixels. */
export interface ChartDrawing {
  paths: DrawnPath[];
  texts: DrawnText[];
}

export interface DrawnPath {
  /** SVG path data. */
  d: string;
  /** By how much the outline is moved. */
  x?: number;
  y?: number;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface DrawnText {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  color: string;
  isBold?: boolean;
  /** Degrees clockwise. */
  rotation?: number;
  /** Longer text is cut off with an ellipsis. */
  maxWidth?: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface DrawingContext {
  /** A value in a number format code of the file. */
  formatValue: (format: string, value: number) => string;
  /** Words for the title that nobody has written yet. */
  defaultTitle: string;
}

export interface DrawTarget {
  drawing: ChartDrawing;
  context: DrawingContext;
}

export const fontPixels = (points: number): number => (points * 96) / 72;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data of a rectangle between two corners. */
export function drawRectangle(x: number, y: number, toX: number, toY: number): string {
  return `M${round(x)} ${round(y)}H${round(toX)}V${round(toY)}H${round(x)}Z`;
}

export const gridColor = '#8888';
