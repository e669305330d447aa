import { sideSites } from '../../../canvas/connectors/sites.ts';
import type { ConnectionSite } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getNumber, getString, listChildren } from '../../../xml/values.ts';
import { createGeometryEvaluator } from './enhanced-geometry.ts';
import { parseViewBox } from './svg-path.ts';
import { parseLength, parsePercentage } from './units.ts';

interface Size {
  width: number;
  height: number;
}

/** More than any program offers. */
const maxPoints = 200;

/** The glue points of a shape; undefined if it has only those that every shape has. */
export function readGluePoints(shapeElement: Element, size: Size): ConnectionSite[] | undefined {
  if (size.width === 0 || size.height === 0) return undefined;
  const own = listChildren(shapeElement, 'draw:glue-point').map((point) => readGluePoint(point, size));
  const ownIds = new Set(own.map(({ id }) => id));
  const outline = readOutlinePoints(shapeElement, size).filter(({ id }) => !ownIds.has(id));
  const added = [...outline, ...own.filter(({ id }) => id > 3)].slice(0, maxPoints);
  return added.length === 0 ? undefined : [...sideSites, ...added];
}

/** The side that an alignment names: -1 left or top, 1 right or bottom. */
const alignments: Readonly<Record<string, readonly [number, number]>> = {
  'top-left': [-1, -1],
  top: [0, -1],
  'top-right': [1, -1],
  left: [-1, 0],
  center: [0, 0],
  right: [1, 0],
  'bottom-left': [-1, 1],
  'bottom-right': [1, 1],
  bottom: [0, 1],
};

const escapeAngles: Readonly<Record<string, number>> = { right: 0, down: 90, left: 180, up: 270 };

function readGluePoint(point: Element, { width, height }: Size): ConnectionSite {
  const [sideX, sideY] = alignments[getString(point, 'draw:align') ?? ''] ?? [0, 0];
  const readPart = (name: string, length: number): number =>
    parsePercentage(getString(point, name)) ?? (parseLength(getString(point, name)) ?? 0) / length;
  const x = roundPart(0.5 + sideX / 2 + readPart('svg:x', width));
  const y = roundPart(0.5 + sideY / 2 + readPart('svg:y', height));
  const direction = getString(point, 'draw:escape-direction') ?? '';
  return { id: getNumber(point, 'draw:id') ?? -1, x, y, angle: escapeAngles[direction] ?? guessAngle(x, y) };
}

/** Away from the middle of the shape. */
function guessAngle(x: number, y: number): number {
  const [dx, dy] = [x - 0.5, y - 0.5];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 0 : 180;
  return dy > 0 ? 90 : 270;
}

const roundPart = (part: number): number => Math.round(part * 10_000) / 10_000 || 0;

/** Those of a custom shape, which are counted from 4. */
function readOutlinePoints(shapeElement: Element, size: Size): ConnectionSite[] {
  const geometry = findChild(shapeElement, 'draw:enhanced-geometry');
  const tokens = (getString(geometry, 'draw:glue-points') ?? '').trim().split(/\s+/);
  const box = parseViewBox(getString(geometry, 'svg:viewBox'));
  if (geometry === null || box === null || box.width === 0 || box.height === 0) return [];
  const evaluate = createGeometryEvaluator(geometry, box, size);
  const sites: ConnectionSite[] = [];
  for (let index = 0; index + 1 < tokens.length && index < maxPoints * 2; index += 2) {
    const [left, top] = [evaluate(tokens[index] ?? ''), evaluate(tokens[index + 1] ?? '')];
    if (left === null || top === null) continue;
    const [x, y] = [roundPart((left - box.x) / box.width), roundPart((top - box.y) / box.height)];
    sites.push({ id: 4 + index / 2, x, y, angle: guessAngle(x, y) });
  }
  return sites;
}
