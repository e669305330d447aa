import {
  type ElementDraft,
  ensureChild,
  findChildDraft,
  parseElementDraft,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { type Box, boxIn, type Mapping, mapBox, type Place, placeIn, unmapBox } from '../read/place.ts';
import { transformOf } from '../read/shapes.ts';

/** The transform of a shape, created if missing. */
function transformDraft(shape: ElementDraft): ElementDraft | null {
  if (shape.name === 'p:graphicFrame')
    return ensureChild(shape, 'p:xfrm', ['p:nvGraphicFramePr', 'p:xfrm', 'a:graphic']);
  const properties = findChildDraft(shape, 'p:spPr') ?? findChildDraft(shape, 'p:grpSpPr');
  if (properties === null) return findChildDraft(shape, 'p14:xfrm');
  const there = findChildDraft(properties, 'a:xfrm');
  if (there !== null) return there;
  const draft = parseElementDraft('<a:xfrm/>');
  properties.parts.unshift(draft);
  return draft;
}

/** Writes the position of a shape, if it differs from its markup. */
export function writePlace(shape: ElementDraft, element: Element, place: Place, mapping: Mapping): void {
  const transform = transformOf(element);
  const before = placeIn(transform, mapping);
  const isMoved = before.x !== place.x || before.y !== place.y;
  const isResized = before.width !== place.width || before.height !== place.height;
  const isTurned = before.rotation !== place.rotation;
  const isFlipped = before.isFlippedX !== place.isFlippedX || before.isFlippedY !== place.isFlippedY;
  if (!isMoved && !isResized && !isTurned && !isFlipped) return;
  const draft = transformDraft(shape);
  if (draft === null) return;
  const own = unmapBox(place, mapping);
  if (isMoved || isResized || transform === null) {
    const kept = transform === null ? null : boxIn(transform);
    const exact = exactBox(own, kept, { place, mapping });
    setAttributes(ensureChild(draft, 'a:off', boxOrder), { x: String(exact.x), y: String(exact.y) });
    setAttributes(ensureChild(draft, 'a:ext', boxOrder), {
      cx: String(exact.width),
      cy: String(exact.height),
    });
    if (shape.name === 'p:grpSp' && findChildDraft(draft, 'a:chOff') === null) writeOwnBox(draft, exact);
  } else if (findChildDraft(draft, 'a:off') === null) {
    setAttributes(ensureChild(draft, 'a:off', boxOrder), { x: String(own.x), y: String(own.y) });
    setAttributes(ensureChild(draft, 'a:ext', boxOrder), { cx: String(own.width), cy: String(own.height) });
  }
  if (isTurned)
    setAttributes(draft, { rot: place.rotation === 0 ? null : String(Math.round(place.rotation * 60_000)) });
  if (isFlipped)
    setAttributes(draft, { flipH: place.isFlippedX ? '1' : null, flipV: place.isFlippedY ? '1' : null });
}

const boxOrder = ['a:off', 'a:ext', 'a:chOff', 'a:chExt'];

/** Unchanged sides keep their exact values: only what moved is written. */
function exactBox(own: Box, kept: Box | null, { place, mapping }: { place: Place; mapping: Mapping }): Box {
  if (kept === null) return own;
  const shown = mapBox(kept, mapping);
  return {
    x: shown.x === place.x ? kept.x : own.x,
    y: shown.y === place.y ? kept.y : own.y,
    width: shown.width === place.width ? kept.width : own.width,
    height: shown.height === place.height ? kept.height : own.height,
  };
}

/** A group without child coordinates uses those around it. */
function writeOwnBox(draft: ElementDraft, { x, y, width, height }: Box): void {
  setAttributes(ensureChild(draft, 'a:chOff', boxOrder), { x: String(x), y: String(y) });
  setAttributes(ensureChild(draft, 'a:chExt', boxOrder), { cx: String(width), cy: String(height) });
}

/** Markup of a transform for a new shape. */
export function transformXml(
  place: Place,
  { name = 'a:xfrm', mapping, isGroup = false }: { name?: string; mapping: Mapping; isGroup?: boolean },
): string {
  const { x, y, width, height } = unmapBox(place, mapping);
  const turn = place.rotation === 0 ? '' : ` rot="${Math.round(place.rotation * 60_000)}"`;
  const flips = `${place.isFlippedX ? ' flipH="1"' : ''}${place.isFlippedY ? ' flipV="1"' : ''}`;
  const inner = isGroup ? `<a:chOff x="${x}" y="${y}"/><a:chExt cx="${width}" cy="${height}"/>` : '';
  return `<${name}${turn}${flips}><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/>${inner}</${name}>`;
}

/** Parses a draft again, so that it can be queried. */
export function roundTransform(xml: string): Element {
  const element = readElement(xml);
  if (element === null) throw new Error('Not an element');
  return element;
}
