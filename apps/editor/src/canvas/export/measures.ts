import type { Shape } from '../scene/scene.ts';

/** Text as the browser lays it out: in pixels from the top left corner of its shape, before the shape is rotated. */
export interface TextFragment {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  /** CSS font stack. */
  family: string;
  size: number;
  color: string;
  weight: string;
  isItalic: boolean;
  hasSmallCaps: boolean;
  /** As in CSS: `underline`, `line-through`, both, or `none`. */
  decoration: string;
  /** Degrees clockwise about its start: of vertical text. */
  rotation: 0 | 90 | -90;
}

export interface CellArea {
  row: number;
  column: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ShapeMeasure {
  fragments: readonly TextFragment[];
  /** Of a table: its cells, whose heights depend on their text. */
  cells: readonly CellArea[];
}

export type ShapeMeasures = ReadonlyMap<Shape, ShapeMeasure>;

/** Shapes that are not groups, also those of diagrams. */
export function listLeaves(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'group') return listLeaves(shape.shapes);
    if (shape.kind === 'other' && shape.drawing !== undefined) return listLeaves(shape.drawing.shapes);
    return [shape];
  });
}
