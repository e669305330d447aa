import type { Box } from './box.ts';

/** A line that a shape snapped to. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

export interface SnapResult {
  dx: number;
  dy: number;
  guides: readonly Guide[];
}

/** Snap positions along each axis. */
export interface SnapLines {
  x: readonly number[];
  y: readonly number[];
}

/** Edges and centres of the page and of the other shapes on it. */
export function linesOf(page: { width: number; height: number }, others: readonly Box[]): SnapLines {
  const frame = { x: 0, y: 0, ...page };
  const boxes = [frame, ...others];
  return { x: boxes.flatMap(placesX), y: boxes.flatMap(placesY) };
}

/** The offset that snaps an edge or the centre of a box to a line within `near`. */
export function snapBox(box: Box, lines: SnapLines, near: number): SnapResult {
  const x = nearest(placesX(box), lines.x, near);
  const y = nearest(placesY(box), lines.y, near);
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, guides: guidesOf(x, y) };
}

/** The same for a single corner or edge that is dragged. */
export function snapEdges(
  at: { x: number | null; y: number | null },
  lines: SnapLines,
  near: number,
): SnapResult {
  const x = at.x === null ? null : nearest([at.x], lines.x, near);
  const y = at.y === null ? null : nearest([at.y], lines.y, near);
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, guides: guidesOf(x, y) };
}

interface Found {
  by: number;
  at: number;
}

function guidesOf(x: Found | null, y: Found | null): Guide[] {
  const guides: Guide[] = [];
  if (x !== null) guides.push({ axis: 'x', at: x.at });
  if (y !== null) guides.push({ axis: 'y', at: y.at });
  return guides;
}

function nearest(places: readonly number[], lines: readonly number[], near: number): Found | null {
  let found: Found | null = null;
  for (const place of places) {
    for (const at of lines) {
      const by = at - place;
      if (Math.abs(by) <= near && (found === null || Math.abs(by) < Math.abs(found.by))) found = { by, at };
    }
  }
  return found;
}

function placesX({ x, width }: Box): number[] {
  return [x, x + width / 2, x + width];
}

function placesY({ y, height }: Box): number[] {
  return [y, y + height / 2, y + height];
}
