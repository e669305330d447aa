import type { Box } from './box.ts';

/** A line that a shape snapped to. */
export interface Guide {
  axis: 'x' | 'y';
  position: number;
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
export function computeSnapLines(
  page: { width: number; height: number },
  otherBoxes: readonly Box[],
): SnapLines {
  const frame = { x: 0, y: 0, ...page };
  const boxes = [frame, ...otherBoxes];
  return { x: boxes.flatMap(getSnapPositionsX), y: boxes.flatMap(getSnapPositionsY) };
}

/** The offset that snaps an edge or the centre of a box to a line within `tolerance`. */
export function snapBox(box: Box, lines: SnapLines, tolerance: number): SnapResult {
  const x = findNearest(getSnapPositionsX(box), lines.x, tolerance);
  const y = findNearest(getSnapPositionsY(box), lines.y, tolerance);
  return { dx: x?.offset ?? 0, dy: y?.offset ?? 0, guides: createGuides(x, y) };
}

/** The same for a single corner or edge that is dragged. */
export function snapEdges(
  edge: { x: number | null; y: number | null },
  lines: SnapLines,
  tolerance: number,
): SnapResult {
  const x = edge.x === null ? null : findNearest([edge.x], lines.x, tolerance);
  const y = edge.y === null ? null : findNearest([edge.y], lines.y, tolerance);
  return { dx: x?.offset ?? 0, dy: y?.offset ?? 0, guides: createGuides(x, y) };
}

interface SnapMatch {
  offset: number;
  at: number;
}

function createGuides(x: SnapMatch | null, y: SnapMatch | null): Guide[] {
  const guides: Guide[] = [];
  if (x !== null) guides.push({ axis: 'x', position: x.at });
  if (y !== null) guides.push({ axis: 'y', position: y.at });
  return guides;
}

function findNearest(
  positions: readonly number[],
  lines: readonly number[],
  tolerance: number,
): SnapMatch | null {
  let found: SnapMatch | null = null;
  for (const position of positions) {
    for (const at of lines) {
      const offset = at - position;
      if (Math.abs(offset) <= tolerance && (found === null || Math.abs(offset) < Math.abs(found.offset)))
        found = { offset, at };
    }
  }
  return found;
}

function getSnapPositionsX({ x, width }: Box): number[] {
  return [x, x + width / 2, x + width];
}

function getSnapPositionsY({ y, height }: Box): number[] {
  return [y, y + height / 2, y + height];
}
