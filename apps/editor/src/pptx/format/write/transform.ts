import {
  type Box,
  type CoordinateMapping,
  mapBox,
  type Position,
  readBox,
  readPosition,
  unmapBox,
} from '../../../drawingml/position.ts';
import {
  type ElementDraft,
  ensureChild,
  findChildDraft,
  parseElementDraft,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { getTransform } from '../read/shapes.ts';

/** The transform of a shape, created if missing. */
function getTransformDraft(shape: ElementDraft): ElementDraft | null {
  if (shape.name === 'p:graphicFrame')
    return ensureChild(shape, 'p:xfrm', ['p:nvGraphicFramePr', 'p:xfrm', 'a:graphic']);
  const properties = findChildDraft(shape, 'p:spPr') ?? findChildDraft(shape, 'p:grpSpPr');
  if (properties === null) return findChildDraft(shape, 'p14:xfrm');
  const existing = findChildDraft(properties, 'a:xfrm');
  if (existing !== null) return existing;
  const draft = parseElementDraft('<a:xfrm/>');
  properties.parts.unshift(draft);
  return draft;
}

/** Writes the position of a shape, if it differs from its markup. */
export function writePosition(
  shape: ElementDraft,
  element: Element,
  position: Position,
  mapping: CoordinateMapping,
): void {
  const transform = getTransform(element);
  const before = readPosition(transform, mapping);
  const isMoved = before.x !== position.x || before.y !== position.y;
  const isResized = before.width !== position.width || before.height !== position.height;
  const isRotated = before.rotation !== position.rotation;
  const isFlipped = before.isFlippedX !== position.isFlippedX || before.isFlippedY !== position.isFlippedY;
  if (!isMoved && !isResized && !isRotated && !isFlipped) return;
  const draft = getTransformDraft(shape);
  if (draft === null) return;
  const groupBox = unmapBox(position, mapping);
  if (isMoved || isResized || transform === null) {
    const original = transform === null ? null : readBox(transform);
    const exact = keepExactValues(groupBox, original, { position, mapping });
    setAttributes(ensureChild(draft, 'a:off', boxOrder), { x: String(exact.x), y: String(exact.y) });
    setAttributes(ensureChild(draft, 'a:ext', boxOrder), {
      cx: String(exact.width),
      cy: String(exact.height),
    });
    if (shape.name === 'p:grpSp' && findChildDraft(draft, 'a:chOff') === null) writeChildBox(draft, exact);
  } else if (findChildDraft(draft, 'a:off') === null) {
    setAttributes(ensureChild(draft, 'a:off', boxOrder), { x: String(groupBox.x), y: String(groupBox.y) });
    setAttributes(ensureChild(draft, 'a:ext', boxOrder), {
      cx: String(groupBox.width),
      cy: String(groupBox.height),
    });
  }
  if (isRotated)
    setAttributes(draft, {
      rot: position.rotation === 0 ? null : String(Math.round(position.rotation * 60_000)),
    });
  if (isFlipped)
    setAttributes(draft, {
      flipH: position.isFlippedX ? '1' : null,
      flipV: position.isFlippedY ? '1' : null,
    });
}

const boxOrder = ['a:off', 'a:ext', 'a:chOff', 'a:chExt'];

/** Unchanged sides keep their exact values: only what moved is written. */
function keepExactValues(
  groupBox: Box,
  originalBox: Box | null,
  { position, mapping }: { position: Position; mapping: CoordinateMapping },
): Box {
  if (originalBox === null) return groupBox;
  const mapped = mapBox(originalBox, mapping);
  return {
    x: mapped.x === position.x ? originalBox.x : groupBox.x,
    y: mapped.y === position.y ? originalBox.y : groupBox.y,
    width: mapped.width === position.width ? originalBox.width : groupBox.width,
    height: mapped.height === position.height ? originalBox.height : groupBox.height,
  };
}

/** A group without child coordinates uses those around it. */
function writeChildBox(draft: ElementDraft, { x, y, width, height }: Box): void {
  setAttributes(ensureChild(draft, 'a:chOff', boxOrder), { x: String(x), y: String(y) });
  setAttributes(ensureChild(draft, 'a:chExt', boxOrder), { cx: String(width), cy: String(height) });
}

/** Markup of a transform for a new shape. */
export function createTransformXml(
  position: Position,
  {
    name = 'a:xfrm',
    mapping,
    isGroup = false,
  }: { name?: string; mapping: CoordinateMapping; isGroup?: boolean },
): string {
  const { x, y, width, height } = unmapBox(position, mapping);
  const rotation = position.rotation === 0 ? '' : ` rot="${Math.round(position.rotation * 60_000)}"`;
  const flips = `${position.isFlippedX ? ' flipH="1"' : ''}${position.isFlippedY ? ' flipV="1"' : ''}`;
  const inner = isGroup ? `<a:chOff x="${x}" y="${y}"/><a:chExt cx="${width}" cy="${height}"/>` : '';
  return `<${name}${rotation}${flips}><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/>${inner}</${name}>`;
}

/** Parses a draft again, so that it can be queried. */
export function parseElement(xml: string): Element {
  const element = readElement(xml);
  if (element === null) throw new Error('Not an element');
  return element;
}
