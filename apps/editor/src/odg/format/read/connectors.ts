import type { Point } from '../../../canvas/geometry/box.ts';
import { describeRoute, type LineRoute } from '../../../canvas/geometry/route.ts';
import type { Connection, LineShape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getNumber, getString } from '../../../xml/values.ts';
import type { Position } from './position.ts';
import { type PathCommand, parsePath, scaleToBox } from './svg-path.ts';

/** Default glue points are top, right, bottom and left (OpenDocument 1.3 part 3, 19.217); ours are in the order of DrawingML. */
const siteByGluePoint = [0, 3, 2, 1];

/** The id of the site at a default glue point, and the other way round. */
export const swapSiteId = (id: number): number => siteByGluePoint[id] ?? id;

/** What an end of a connector is glued to; without a glue point to the nearest. The shape may be one that is not shown. */
export function readConnection(shapeElement: Element, end: 'start' | 'end'): Connection | null {
  if (!['draw:connector', 'draw:measure'].includes(shapeElement.name)) return null;
  const shape = getString(shapeElement, `draw:${end}-shape`);
  if (shape === null || shape === '') return null;
  const gluePoint = getNumber(shapeElement, `draw:${end}-glue-point`);
  return { shape, site: gluePoint === null ? null : swapSiteId(gluePoint) };
}

/** Paths of connectors are in hundredths of a millimetre, on the page. */
export const emuPerPathUnit = 360;

/** How exactly the path of a connector must meet its ends. */
const tolerance = 1_000;

/** The path of a connector between its ends as the file describes it; null if there is none, or one that cannot be drawn. */
export function readConnectorPath(
  shapeElement: Element,
  route: LineShape['route'],
  [from, to]: readonly [Point, Point],
): LineRoute | null {
  if (route === 'straight' || getString(shapeElement, 'draw:transform') !== null) return null;
  const commands = parsePath(getString(shapeElement, 'svg:d') ?? '');
  const points = commands === null || commands.length > 20 ? null : listCorners(commands);
  const [first, last] = [points?.[0], points?.at(-1)];
  if (points == null || points.length < 3 || first === undefined || last === undefined) return null;
  if (!isNear(first, from) || !isNear(last, to) || !isRectangular(points)) return null;
  return describeRoute([from, ...points.slice(1, -1), to]);
}

/** The path of a line or connector in its box, as it was before it was mirrored. */
export function createLinePath(
  shapeElement: Element,
  { x, y, width, height, isFlippedX, isFlippedY }: Position,
): string {
  const isTransformed = getString(shapeElement, 'draw:transform') !== null;
  const commands = isTransformed ? null : parsePath(getString(shapeElement, 'svg:d') ?? '');
  if (commands === null) return `M0 0L${width} ${height}`;
  // A mirrored box begins at its other side, and is as wide in the other direction.
  const from = { x: isFlippedX ? x + width : x, y: isFlippedY ? y + height : y };
  const box = {
    x: from.x / emuPerPathUnit,
    y: from.y / emuPerPathUnit,
    width: isFlippedX ? -1 : 1,
    height: isFlippedY ? -1 : 1,
  };
  return scaleToBox(commands, box, { width: emuPerPathUnit, height: emuPerPathUnit });
}

const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) < tolerance && Math.abs(one.y - other.y) < tolerance;

/** The corners of a path of lines, or of the curves that go through the middles of its sides. */
function listCorners(commands: readonly PathCommand[]): Point[] | null {
  const points: Point[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const { command, values } of commands) {
    const [a = 0, b = 0, , , x = 0, y = 0] = values;
    const before = pen;
    if (command === 'H') pen = { x: a, y: pen.y };
    else if (command === 'V') pen = { x: pen.x, y: a };
    else if (command === 'M' || command === 'L') pen = { x: a, y: b };
    else if (command === 'C') {
      points.push({ x: 2 * a - before.x, y: 2 * b - before.y });
      pen = { x, y };
      continue;
    } else return null;
    points.push(pen);
  }
  if (commands.at(-1)?.command === 'C') points.push(pen);
  return points.map((point) => ({ x: point.x * emuPerPathUnit, y: point.y * emuPerPathUnit }));
}

/** Whether each side is horizontal or vertical, in turn. */
function isRectangular(points: readonly Point[]): boolean {
  const sides = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return { isFlat: Math.abs(point.y - before.y) < 1, isUpright: Math.abs(point.x - before.x) < 1 };
  });
  const startsFlat = sides[0]?.isFlat === true;
  return sides.every(({ isFlat, isUpright }, index) =>
    (index % 2 === 0) === startsFlat ? isFlat : isUpright,
  );
}
