import { computeLineBox } from '../../../canvas/geometry/box.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { boxAfter, pointAfter, turnsIn } from './matrix.ts';
import { lengthOf } from './units.ts';

export type Place = Pick<Shape, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'isFlippedX' | 'isFlippedY'>;

const named = (element: Element, name: string): number | null => lengthOf(getString(element, name));

/** Shapes defined by two end points. */
export const ended = ['draw:line', 'draw:connector', 'draw:measure'];

export function placeOf(own: Element): Place {
  return ended.includes(own.name) ? placeOfEnds(own) : placeOfBox(own);
}

function placeOfEnds(own: Element): Place {
  const turns = turnsIn(getString(own, 'draw:transform'));
  const [from, to] = [1, 2].map((end) => {
    const point = { x: named(own, `svg:x${end}`) ?? 0, y: named(own, `svg:y${end}`) ?? 0 };
    return turns === null ? point : pointAfter(turns.matrix, point.x, point.y);
  });
  const rounded = ({ x, y } = { x: 0, y: 0 }) => ({ x: Math.round(x), y: Math.round(y) });
  return computeLineBox(rounded(from), rounded(to));
}

function placeOfBox(own: Element): Place {
  const box = boxOf(own);
  const turns = turnsIn(getString(own, 'draw:transform'));
  const mirror = mirrorOf(own);
  if (turns === null) return { ...rounded(box), rotation: 0, ...mirror };
  const place = boxAfter(turns, box);
  return {
    ...place,
    isFlippedX: place.isFlippedX !== mirror.isFlippedX,
    isFlippedY: place.isFlippedY !== mirror.isFlippedY,
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/** Before rotation. An ellipse may be given by its centre and radii. */
function boxOf(own: Element): Box {
  const [middleX, middleY] = [named(own, 'svg:cx'), named(own, 'svg:cy')];
  const radius = named(own, 'svg:r');
  const [rx, ry] = [named(own, 'svg:rx') ?? radius, named(own, 'svg:ry') ?? radius];
  const isRound = /^draw:(?:circle|ellipse)$/.test(own.name);
  if (isRound && middleX !== null && middleY !== null && rx !== null && ry !== null)
    return { x: middleX - rx, y: middleY - ry, width: Math.max(0, rx * 2), height: Math.max(0, ry * 2) };
  const textBox = findChild(own, 'draw:text-box');
  return {
    x: named(own, 'svg:x') ?? 0,
    y: named(own, 'svg:y') ?? 0,
    width: Math.max(
      0,
      named(own, 'svg:width') ?? (textBox === null ? 0 : (named(textBox, 'fo:min-width') ?? 0)),
    ),
    height: Math.max(
      0,
      named(own, 'svg:height') ?? (textBox === null ? 0 : (named(textBox, 'fo:min-height') ?? 0)),
    ),
  };
}

function mirrorOf(own: Element): Pick<Place, 'isFlippedX' | 'isFlippedY'> {
  const geometry = own.name === 'draw:custom-shape' ? findChild(own, 'draw:enhanced-geometry') : null;
  return {
    isFlippedX: getString(geometry, 'draw:mirror-horizontal') === 'true',
    isFlippedY: getString(geometry, 'draw:mirror-vertical') === 'true',
  };
}
