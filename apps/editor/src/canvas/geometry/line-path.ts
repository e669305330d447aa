import type { LineShape } from '../scene/scene.ts';
import type { Point } from './box.ts';

/** SVG path data of a line through these points; a curve goes through the middles of its inner sides, as those of DrawingML do. */
export function buildLinePath(
  route: LineShape['route'],
  points: readonly Point[],
  formatPoint: (point: Point) => string = formatWhole,
): string {
  if (route !== 'curve') return `M${points.map(formatPoint).join('L')}`;
  const [first = { x: 0, y: 0 }, ...rest] = points;
  const corners = rest.slice(0, -1);
  const anchors = corners.map((corner, index) => {
    const next = rest[index + 1] ?? corner;
    return index === corners.length - 1 ? next : middle(corner, next);
  });
  const curves = corners.map((corner, index) => {
    const [before, anchor] = [index === 0 ? first : (anchors[index - 1] ?? first), anchors[index] ?? corner];
    return `C${[middle(before, corner), middle(corner, anchor), anchor].map(formatPoint).join(' ')}`;
  });
  return `M${formatPoint(first)}${curves.join('')}`;
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

export const formatWhole = ({ x, y }: Point): string => `${Math.round(x) || 0} ${Math.round(y) || 0}`;
