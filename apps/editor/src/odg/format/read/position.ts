import { computeLineBox } from '../../../canvas/geometry/box.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { parseTransform, transformBox, transformPoint } from './matrix.ts';
import { parseLength } from './units.ts';

export type Position = Pick<Shape, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'isFlippedX' | 'isFlippedY'>;

const readLength = (element: Element, name: string): number | null => parseLength(getString(element, name));

/** Shapes defined by two end points. */
export const lineElementNames = ['draw:line', 'draw:connector', 'draw:measure'];

export function readPosition(shapeElement: Element): Position {
  return lineElementNames.includes(shapeElement.name)
    ? readLinePosition(shapeElement)
    : readBoxPosition(shapeElement);
}

function readLinePosition(shapeElement: Element): Position {
  const transform = parseTransform(getString(shapeElement, 'draw:transform'));
  const [from, to] = [1, 2].map((end) => {
    const point = {
      x: readLength(shapeElement, `svg:x${end}`) ?? 0,
      y: readLength(shapeElement, `svg:y${end}`) ?? 0,
    };
    return transform === null ? point : transformPoint(transform.matrix, point.x, point.y);
  });
  const rounded = ({ x, y } = { x: 0, y: 0 }) => ({ x: Math.round(x), y: Math.round(y) });
  return computeLineBox(rounded(from), rounded(to));
}

function readBoxPosition(shapeElement: Element): Position {
  const box = readBox(shapeElement);
  const transform = parseTransform(getString(shapeElement, 'draw:transform'));
  const mirror = readMirror(shapeElement);
  if (transform === null) return { ...roundBox(box), rotation: 0, ...mirror };
  const position = transformBox(transform, box);
  return {
    ...position,
    isFlippedX: position.isFlippedX !== mirror.isFlippedX,
    isFlippedY: position.isFlippedY !== mirror.isFlippedY,
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const roundBox = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/** Before rotation. An ellipse may be given by its centre and radii. */
function readBox(shapeElement: Element): Box {
  const [centreX, centreY] = [readLength(shapeElement, 'svg:cx'), readLength(shapeElement, 'svg:cy')];
  const radius = readLength(shapeElement, 'svg:r');
  const [rx, ry] = [
    readLength(shapeElement, 'svg:rx') ?? radius,
    readLength(shapeElement, 'svg:ry') ?? radius,
  ];
  const isRound = /^draw:(?:circle|ellipse)$/.test(shapeElement.name);
  if (isRound && centreX !== null && centreY !== null && rx !== null && ry !== null)
    return { x: centreX - rx, y: centreY - ry, width: Math.max(0, rx * 2), height: Math.max(0, ry * 2) };
  const textBox = findChild(shapeElement, 'draw:text-box');
  return {
    x: readLength(shapeElement, 'svg:x') ?? 0,
    y: readLength(shapeElement, 'svg:y') ?? 0,
    width: Math.max(
      0,
      readLength(shapeElement, 'svg:width') ??
        (textBox === null ? 0 : (readLength(textBox, 'fo:min-width') ?? 0)),
    ),
    height: Math.max(
      0,
      readLength(shapeElement, 'svg:height') ??
        (textBox === null ? 0 : (readLength(textBox, 'fo:min-height') ?? 0)),
    ),
  };
}

function readMirror(shapeElement: Element): Pick<Position, 'isFlippedX' | 'isFlippedY'> {
  const geometry =
    shapeElement.name === 'draw:custom-shape' ? findChild(shapeElement, 'draw:enhanced-geometry') : null;
  return {
    isFlippedX: getString(geometry, 'draw:mirror-horizontal') === 'true',
    isFlippedY: getString(geometry, 'draw:mirror-vertical') === 'true',
  };
}
