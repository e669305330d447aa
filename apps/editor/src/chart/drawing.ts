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
}

export interface DrawTarget {
  drawing: ChartDrawing;
  context: DrawingContext;
}

export const fontPixels = (points: number): number => (points * 96) / 72;

/** About the width of a text; a page would have to be laid out to know it. */
export const textWidth = (text: string, size: number): number => [...text].length * size * 0.52;

export function cutToWidth({ text, size, maxWidth }: DrawnText): string {
  if (maxWidth === undefined || textWidth(text, size) <= maxWidth) return text;
  const count = Math.max(1, Math.floor(maxWidth / (size * 0.52)) - 1);
  return `${[...text].slice(0, count).join('')}…`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data of a rectangle between two corners. */
export function drawRectangle(x: number, y: number, toX: number, toY: number): string {
  return `M${round(x)} ${round(y)}H${round(toX)}V${round(toY)}H${round(x)}Z`;
}

export const gridColor = '#8888';
