import { getLineEnds } from '../../../canvas/geometry/box.ts';
import type { LineShape, Shape } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, findChildDraft, setAttributes } from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { turnsIn } from '../read/matrix.ts';
import { ended, type Place, placeOf } from '../read/place.ts';
import { lengthOf, written } from '../read/units.ts';

/** Writes the position of a shape; unrelated transformations stay. */
export function writePlace(
  own: ElementDraft,
  source: Element,
  { was, place }: { was: Shape; place: Shape },
): void {
  const isMoved = was.x !== place.x || was.y !== place.y || !isOnlyMoved(was, place);
  // The position of a group is that of its shapes.
  if (!isMoved || own.name === 'draw:g') return;
  if (ended.includes(own.name)) writeEnds(own, was, place);
  else if (isOnlyMoved(was, place)) move(own, source, { x: place.x - was.x, y: place.y - was.y });
  else writeBox(own, source, place);
}

const sides = ['width', 'height', 'rotation', 'isFlippedX', 'isFlippedY'] as const;

function isOnlyMoved(was: Place, place: Place): boolean {
  return sides.every((side) => was[side] === place[side]);
}

/** A connector is routed again between its ends; an end moved away from a shape is disconnected from it. */
function writeEnds(own: ElementDraft, was: Shape, place: Shape): void {
  const attributes: Record<string, string | null> = { 'draw:transform': null };
  const before = getLineEnds({ ...was, kind: 'line' } as LineShape);
  const isConnector = own.name === 'draw:connector';
  getLineEnds({ ...place, kind: 'line' } as LineShape).forEach(({ x, y }, index) => {
    attributes[`svg:x${index + 1}`] = written(Math.round(x));
    attributes[`svg:y${index + 1}`] = written(Math.round(y));
    const isLed = before[index]?.x !== x || before[index]?.y !== y;
    if (isConnector && isLed) for (const hook of hooks[index] ?? []) attributes[hook] = null;
  });
  if (isConnector) Object.assign(attributes, { 'svg:d': null, 'svg:viewBox': null });
  setAttributes(own, attributes);
}

const hooks = [
  ['draw:start-shape', 'draw:start-glue-point'],
  ['draw:end-shape', 'draw:end-glue-point'],
];

function move(own: ElementDraft, source: Element, by: { x: number; y: number }): void {
  if (by.x === 0 && by.y === 0) return;
  const transform = getString(source, 'draw:transform');
  if (transform !== null && turnsIn(transform) !== null) {
    setAttributes(own, { 'draw:transform': movedTransform(transform, by) });
    return;
  }
  for (const [axis, distance] of Object.entries(by)) {
    const name =
      ['svg:cx', 'svg:cy'].find((one) => one.endsWith(axis) && getString(source, one) !== null) ??
      `svg:${axis}`;
    setAttributes(own, { [name]: written((lengthOf(getString(source, name)) ?? 0) + distance) });
  }
}

/** The last operation of a transform is the translation, or a new one is appended. */
function movedTransform(transform: string, by: { x: number; y: number }): string {
  const last = /^(.*\S\s+|)translate\s*\(\s*([^\s,()]+)(?:[\s,]+([^\s,()]+))?\s*\)\s*$/is.exec(transform);
  const [x, y] = [lengthOf(last?.[2]) ?? 0, lengthOf(last?.[3]) ?? 0];
  const before = last === null ? `${transform.trim()} ` : last[1];
  return `${before}translate (${written(x + by.x, 7)} ${written(y + by.y, 7)})`;
}

/** Custom shapes have mirror attributes, and pictures have them in their style; for other shapes the transform starts with a mirror. */
function writeBox(own: ElementDraft, source: Element, place: Place): void {
  const { x, y, width, height, rotation } = place;
  const geometry = own.name === 'draw:custom-shape' ? findChildDraft(own, 'draw:enhanced-geometry') : null;
  const flips = { x: place.isFlippedX, y: place.isFlippedY };
  if (geometry !== null) {
    setAttributes(geometry, {
      'draw:mirror-horizontal': flips.x ? 'true' : null,
      'draw:mirror-vertical': flips.y ? 'true' : null,
    });
    Object.assign(flips, { x: false, y: false });
  } else if (isPicture(source)) {
    const given = placeOf(source);
    Object.assign(flips, { x: given.isFlippedX, y: given.isFlippedY });
  }
  setAttributes(own, {
    'svg:cx': null,
    'svg:cy': null,
    'svg:r': null,
    'svg:rx': own.name === 'draw:rect' ? getString(source, 'svg:rx') : null,
    'svg:ry': own.name === 'draw:rect' ? getString(source, 'svg:ry') : null,
    'svg:width': written(width),
    'svg:height': written(height),
  });
  const isUpright = rotation === 0 && !flips.x && !flips.y;
  setAttributes(own, {
    'svg:x': isUpright ? written(x) : null,
    'svg:y': isUpright ? written(y) : null,
    'draw:transform': isUpright ? null : transformOf(place, flips),
  });
  const textBox = findChild(source, 'draw:text-box');
  const box =
    textBox === null || getString(textBox, 'fo:min-height') === null
      ? null
      : findChildDraft(own, 'draw:text-box');
  if (box !== null) setAttributes(box, { 'fo:min-height': written(height) });
}

export const isPicture = (own: Element): boolean =>
  own.name === 'draw:frame' &&
  findChild(own, 'draw:image') !== null &&
  own.children.every(({ name }) => !/^draw:(?:text-box|object|plugin|applet|floating)|^table:/.test(name));

function transformOf({ x, y, width, height, rotation }: Place, flips: { x: boolean; y: boolean }): string {
  const angle = (rotation * Math.PI) / 180;
  const [signX, signY] = [flips.x ? -1 : 1, flips.y ? -1 : 1];
  const [middleX, middleY] = [(signX * width) / 2, (signY * height) / 2];
  const turnedX = middleX * Math.cos(angle) - middleY * Math.sin(angle);
  const turnedY = middleX * Math.sin(angle) + middleY * Math.cos(angle);
  const steps = [
    ...(flips.x || flips.y ? [`scale (${signX} ${signY})`] : []),
    ...(rotation === 0 ? [] : [`rotate (${Number((-angle).toFixed(15))})`]),
    `translate (${written(x + width / 2 - turnedX, 7)} ${written(y + height / 2 - turnedY, 7)})`,
  ];
  return steps.join(' ');
}
