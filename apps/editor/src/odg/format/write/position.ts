import { getLineEnds } from '../../../canvas/geometry/box.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, findChildDraft, setAttributes } from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { parseTransform } from '../read/matrix.ts';
import { lineElementNames, type Position, readPosition } from '../read/position.ts';
import { formatLength, parseLength } from '../read/units.ts';

/** Writes the position of a shape; unrelated transformations stay. */
export function writePosition(
  draft: ElementDraft,
  source: Element,
  { previous, position }: { previous: Shape; position: Shape },
): void {
  const isMoved =
    previous.x !== position.x || previous.y !== position.y || !isSameExceptPosition(previous, position);
  // The position of a group is that of its shapes.
  if (!isMoved || draft.name === 'draw:g') return;
  if (lineElementNames.includes(draft.name)) writeEnds(draft, position);
  else if (isSameExceptPosition(previous, position))
    writeMove(draft, source, { x: position.x - previous.x, y: position.y - previous.y });
  else writeBox(draft, source, position);
}

const comparedKeys = ['width', 'height', 'rotation', 'isFlippedX', 'isFlippedY'] as const;

function isSameExceptPosition(previous: Position, position: Position): boolean {
  return comparedKeys.every((side) => previous[side] === position[side]);
}

function writeEnds(draft: ElementDraft, position: Shape): void {
  const attributes: Record<string, string | null> = { 'draw:transform': null };
  getLineEnds(position).forEach(({ x, y }, index) => {
    attributes[`svg:x${index + 1}`] = formatLength(Math.round(x));
    attributes[`svg:y${index + 1}`] = formatLength(Math.round(y));
  });
  setAttributes(draft, attributes);
}

function writeMove(draft: ElementDraft, source: Element, offset: { x: number; y: number }): void {
  if (offset.x === 0 && offset.y === 0) return;
  const transform = getString(source, 'draw:transform');
  if (transform !== null && parseTransform(transform) !== null) {
    setAttributes(draft, { 'draw:transform': moveTransform(transform, offset) });
    return;
  }
  for (const [axis, distance] of Object.entries(offset)) {
    const name =
      ['svg:cx', 'svg:cy'].find((one) => one.endsWith(axis) && getString(source, one) !== null) ??
      `svg:${axis}`;
    setAttributes(draft, { [name]: formatLength((parseLength(getString(source, name)) ?? 0) + distance) });
  }
}

/** The last operation of a transform is the translation, or a new one is appended. */
function moveTransform(transform: string, offset: { x: number; y: number }): string {
  const translation = /^(.*\S\s+|)translate\s*\(\s*([^\s,()]+)(?:[\s,]+([^\s,()]+))?\s*\)\s*$/is.exec(
    transform,
  );
  const [x, y] = [parseLength(translation?.[2]) ?? 0, parseLength(translation?.[3]) ?? 0];
  const precedingOperations = translation === null ? `${transform.trim()} ` : translation[1];
  return `${precedingOperations}translate (${formatLength(x + offset.x, 7)} ${formatLength(y + offset.y, 7)})`;
}

/** Custom shapes have mirror attributes, and pictures have them in their style; for other shapes the transform starts with a mirror. */
function writeBox(draft: ElementDraft, source: Element, position: Position): void {
  const { x, y, width, height, rotation } = position;
  const geometry =
    draft.name === 'draw:custom-shape' ? findChildDraft(draft, 'draw:enhanced-geometry') : null;
  const flips = { x: position.isFlippedX, y: position.isFlippedY };
  if (geometry !== null) {
    setAttributes(geometry, {
      'draw:mirror-horizontal': flips.x ? 'true' : null,
      'draw:mirror-vertical': flips.y ? 'true' : null,
    });
    Object.assign(flips, { x: false, y: false });
  } else if (isPicture(source)) {
    const current = readPosition(source);
    Object.assign(flips, { x: current.isFlippedX, y: current.isFlippedY });
  }
  setAttributes(draft, {
    'svg:cx': null,
    'svg:cy': null,
    'svg:r': null,
    'svg:rx': draft.name === 'draw:rect' ? getString(source, 'svg:rx') : null,
    'svg:ry': draft.name === 'draw:rect' ? getString(source, 'svg:ry') : null,
    'svg:width': formatLength(width),
    'svg:height': formatLength(height),
  });
  const needsNoTransform = rotation === 0 && !flips.x && !flips.y;
  setAttributes(draft, {
    'svg:x': needsNoTransform ? formatLength(x) : null,
    'svg:y': needsNoTransform ? formatLength(y) : null,
    'draw:transform': needsNoTransform ? null : toTransform(position, flips),
  });
  const textBox = findChild(source, 'draw:text-box');
  const textBoxDraft =
    textBox === null || getString(textBox, 'fo:min-height') === null
      ? null
      : findChildDraft(draft, 'draw:text-box');
  if (textBoxDraft !== null) setAttributes(textBoxDraft, { 'fo:min-height': formatLength(height) });
}

export const isPicture = (element: Element): boolean =>
  element.name === 'draw:frame' &&
  findChild(element, 'draw:image') !== null &&
  element.children.every(
    ({ name }) => !/^draw:(?:text-box|object|plugin|applet|floating)|^table:/.test(name),
  );

function toTransform({ x, y, width, height, rotation }: Position, flips: { x: boolean; y: boolean }): string {
  const angle = (rotation * Math.PI) / 180;
  const [signX, signY] = [flips.x ? -1 : 1, flips.y ? -1 : 1];
  const [centreX, centreY] = [(signX * width) / 2, (signY * height) / 2];
  const rotatedX = centreX * Math.cos(angle) - centreY * Math.sin(angle);
  const rotatedY = centreX * Math.sin(angle) + centreY * Math.cos(angle);
  const operations = [
    ...(flips.x || flips.y ? [`scale (${signX} ${signY})`] : []),
    ...(rotation === 0 ? [] : [`rotate (${Number((-angle).toFixed(15))})`]),
    `translate (${formatLength(x + width / 2 - rotatedX, 7)} ${formatLength(y + height / 2 - rotatedY, 7)})`,
  ];
  return operations.join(' ');
}
