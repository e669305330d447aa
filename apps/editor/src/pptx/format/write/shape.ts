import { isPathScaled } from '../../../canvas/format/paths.ts';
import { pickPositionAndNames } from '../../../canvas/format/place-and-names.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { findSource } from '../../../canvas/format/source-of.ts';
import type { BoxShape, LineShape, PictureShape, Shape, Stroke } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findChildDraft,
  findDraftByPath,
  insertChild,
  parseElementDraft,
  removeChildren,
  replaceByDraft,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { removeInvalidCharacters } from '../../../xml/values.ts';
import { fillNames } from '../read/fills.ts';
import { connectors, presetOf } from '../read/outlines.ts';
import type { Mapping } from '../read/place.ts';
import type { OpenedSlides } from '../read/read-slides.ts';
import type { ShapeSource } from '../read/reader.ts';
import { readShapes, shapeNames } from '../read/shapes.ts';
import { textContext } from '../read/text-styles.ts';
import { writeBody } from './body.ts';
import { copyXml } from './copies.ts';
import { customGeometry } from './custom-geometry.ts';
import { writeGroup } from './group.ts';
import { solidFill } from './run-properties.ts';
import { placeholderXml, skeletonOf } from './skeletons.ts';
import { writeTable } from './table.ts';
import { roundTransform, writePlace } from './transform.ts';
import { linksOf, numberFor, relateToPicture, type SheetWriting } from './writing.ts';

/** Writes a shape for the shape tree; an unchanged one keeps its markup. */
export function writeShape(writing: SheetWriting, shape: Shape, mapping: Mapping): XmlNode {
  const base = baseFor(writing, shape, mapping);
  if (base.shape.kind === shape.kind) return patchShape(writing, { base, shape, mapping });
  if (shape.kind === 'other')
    return patchShape(writing, { base, shape: { ...base.shape, ...pickPositionAndNames(shape) }, mapping });
  return patchShape(writing, { base: skeleton(writing, shape, mapping), shape, mapping });
}

/** The shape to start from: its own original, the one it was copied from, or a minimal one of its kind. */
function baseFor(writing: SheetWriting, shape: Shape, mapping: Mapping): ShapeSource {
  const found = findSource<ShapeSource, OpenedSlides>(writing, shape);
  if (found === null) return skeleton(writing, shape, mapping);
  const { source, from, isOwn } = found;
  if (isInPlace(writing, { source, from, isOwn }) && !writing.taken.has(source.element)) {
    writing.taken.add(source.element);
    writing.placed.set(shape.id, source.element);
    return source;
  }
  const isPlace = source.sheet.root.name === 'p:sldLayout';
  const xml = isPlace
    ? placeholderXml(source, numberFor(writing, shape.id))
    : copyXml(writing, source, { pack: from.deck.pack, id: shape.id });
  return rereadShape(writing, xml, mapping) ?? skeleton(writing, shape, mapping);
}

/** Whether the markup is already in the slide, as its own or copied with the slide. */
function isInPlace(
  { part, copied }: SheetWriting,
  { source, from, isOwn }: { source: ShapeSource; from: OpenedSlides; isOwn: boolean },
): boolean {
  if (copied !== null) return from === copied.from && source.sheet.part === copied.part;
  return isOwn && source.sheet.part === part;
}

function skeleton(writing: SheetWriting, shape: Shape, mapping: Mapping): ShapeSource {
  const number = numberFor(writing, shape.id);
  const picture =
    shape.kind === 'picture' || shape.kind === 'other' ? relateToPicture(writing, shape.media) : null;
  const read = rereadShape(writing, skeletonOf(shape, { number, mapping, picture }), mapping);
  if (read === null) throw new Error(`Nothing is to be seen of a new ${shape.kind}`);
  return read;
}

/** Reads new markup as the slide will show it. */
function rereadShape(writing: SheetWriting, xml: string, mapping: Mapping): ShapeSource | null {
  const reader = {
    ...writing.reader,
    sources: new Map<string, ShapeSource>(),
    taken: new Map<string, number>(),
  };
  const [shape] = readShapes(reader, [roundTransform(xml)], { mapping, depth: 0 });
  return shape === undefined ? null : (reader.sources.get(shape.id) ?? null);
}

interface Patch<Kind extends Shape = Shape> {
  base: ShapeSource;
  shape: Kind;
  mapping: Mapping;
}

function patchShape(writing: SheetWriting, { base, shape, mapping }: Patch): XmlNode {
  const { copyOf: _, ...values } = shape;
  const { copyOf: __, ...before } = base.shape;
  if (isSameValue(base.mapping, mapping) && isSameValue(before, { ...values, id: before.id }))
    return base.element;
  const draft = createElementDraft(base.element);
  for (const { own, element } of versionsOf(draft, base.element)) {
    writeNames(own, base.shape, shape);
    writePlace(own, element, shape, mapping);
  }
  const was = base.shape;
  if (was.kind === 'box' && shape.kind === 'box') writeBox(writing, draft, { base, was, shape });
  else if (was.kind === 'line' && shape.kind === 'line') writeLine(draft, was, shape);
  else if (was.kind === 'picture' && shape.kind === 'picture') writePicture(writing, draft, { was, shape });
  else if (was.kind === 'table' && shape.kind === 'table') writeTable(writing, draft, { base, was, shape });
  else if (was.kind === 'group' && shape.kind === 'group')
    writeGroup(writing, draft, { base, shape, mapping, write: writeShape });
  return draft;
}

/** The shape, or each of its alternative versions for older and newer programs. */
function versionsOf(draft: ElementDraft, element: Element): { own: ElementDraft; element: Element }[] {
  if (element.name !== 'mc:AlternateContent') return [{ own: draft, element }];
  return element.children.flatMap((version) => {
    const around = replaceByDraft(draft, version);
    if (around === null) return [];
    return version.children.flatMap((child) => {
      const own = shapeNames.includes(child.name) ? replaceByDraft(around, child) : null;
      return own === null ? [] : [{ own, element: child }];
    });
  });
}

function writeNames(own: ElementDraft, was: Shape, shape: Shape): void {
  if (was.name === shape.name && was.alt === shape.alt) return;
  const holder = own.parts.find((piece) => typeof piece !== 'string' && piece.name.startsWith('p:nv'));
  if (holder === undefined || typeof holder === 'string') return;
  const naming = findDraftByPath(own, [holder.name, 'p:cNvPr']);
  if (naming === null) return;
  if (was.name !== shape.name) setAttributes(naming, { name: removeInvalidCharacters(shape.name) });
  if (was.alt !== shape.alt)
    setAttributes(naming, { descr: shape.alt === '' ? null : removeInvalidCharacters(shape.alt) });
}

/** Schema order of the children of `p:spPr`. */
const propertiesOrder = [
  'a:xfrm',
  'a:custGeom',
  'a:prstGeom',
  ...fillNames,
  'a:ln',
  'a:effectLst',
  'a:effectDag',
  'a:scene3d',
  'a:sp3d',
  'a:extLst',
];
const lineOrder = [
  ...fillNames,
  'a:prstDash',
  'a:custDash',
  'a:round',
  'a:bevel',
  'a:miter',
  'a:headEnd',
  'a:tailEnd',
  'a:extLst',
];
const shapeOrder = ['p:nvSpPr', 'p:spPr', 'p:style', 'p:txBody', 'p:extLst'];

function writeBox(
  writing: SheetWriting,
  draft: ElementDraft,
  { base, was, shape }: { base: ShapeSource; was: BoxShape; shape: BoxShape },
): void {
  const properties = ensureChild(draft, 'p:spPr', shapeOrder);
  writeOutline(properties, was, shape);
  if (was.fill !== shape.fill || was.fillOpacity !== shape.fillOpacity) {
    removeChildren(properties, fillNames);
    const fill = shape.fill === null ? '<a:noFill/>' : solidFill(shape.fill, shape.fillOpacity);
    insertChild(properties, parseElementDraft(fill), propertiesOrder);
  }
  writeStroke(properties, was.line, shape.line);
  if (isSameValue(was.text, shape.text) || draft.name !== 'p:sp') return;
  const source = findChild(base.element, 'p:txBody');
  const body = ensureChild(draft, 'p:txBody', shapeOrder, '<p:txBody><a:bodyPr/><a:lstStyle/></p:txBody>');
  const context = base.text ?? textContext(writing.reader.sheet, writing.reader.defaults);
  writeBody(body, source, { before: was.text, after: shape.text, context, linkTo: linksOf(writing) });
}

function writeOutline(properties: ElementDraft, was: BoxShape, shape: BoxShape): void {
  if (shape.outline === 'path') {
    const scale = { x: shape.width / (was.width || 1), y: shape.height / (was.height || 1) };
    const path = shape.path ?? '';
    if (was.path === path || (was.path !== undefined && isPathScaled(was.path, path, scale))) return;
    removeChildren(properties, ['a:custGeom', 'a:prstGeom']);
    insertChild(properties, parseElementDraft(customGeometry(path, shape)), propertiesOrder);
  } else if (was.outline !== shape.outline && shape.outline !== 'other') {
    removeChildren(properties, ['a:custGeom', 'a:prstGeom']);
    const xml = `<a:prstGeom prst="${presetOf(shape.outline)}"><a:avLst/></a:prstGeom>`;
    insertChild(properties, parseElementDraft(xml), propertiesOrder);
  }
}

const dashes = { solid: 'solid', dash: 'dash', dot: 'sysDot' } as const;

function writeStroke(properties: ElementDraft, was: Stroke | null, stroke: Stroke | null): void {
  if (isSameValue(was, stroke)) return;
  const line = ensureChild(properties, 'a:ln', propertiesOrder);
  if (stroke === null || was?.color !== stroke.color) {
    removeChildren(line, fillNames);
    insertChild(
      line,
      parseElementDraft(stroke === null ? '<a:noFill/>' : solidFill(stroke.color)),
      lineOrder,
    );
  }
  if (stroke === null) return;
  if (was?.width !== stroke.width) setAttributes(line, { w: String(Math.round(stroke.width)) });
  if ((was?.dash ?? 'solid') === stroke.dash) return;
  removeChildren(line, ['a:prstDash', 'a:custDash']);
  insertChild(line, parseElementDraft(`<a:prstDash val="${dashes[stroke.dash]}"/>`), lineOrder);
}

function writeLine(draft: ElementDraft, was: LineShape, shape: LineShape): void {
  const properties = findChildDraft(draft, 'p:spPr');
  if (properties === null) return;
  if (was.route !== shape.route) {
    removeChildren(properties, ['a:custGeom', 'a:prstGeom']);
    insertChild(
      properties,
      parseElementDraft(`<a:prstGeom prst="${connectors[shape.route]}"><a:avLst/></a:prstGeom>`),
      propertiesOrder,
    );
  }
  writeStroke(properties, was.line, shape.line);
  writeHead(properties, 'a:headEnd', was.startArrow === shape.startArrow ? null : shape.startArrow);
  writeHead(properties, 'a:tailEnd', was.endArrow === shape.endArrow ? null : shape.endArrow);
}

function writeHead(properties: ElementDraft, name: string, isThere: boolean | null): void {
  if (isThere === null) return;
  const line = ensureChild(properties, 'a:ln', propertiesOrder);
  removeChildren(line, [name]);
  insertChild(line, parseElementDraft(`<${name} type="${isThere ? 'triangle' : 'none'}"/>`), lineOrder);
}

function writePicture(
  writing: SheetWriting,
  draft: ElementDraft,
  { was, shape }: { was: PictureShape; shape: PictureShape },
): void {
  const fill = findChildDraft(draft, 'p:blipFill');
  if (fill === null) return;
  const fillOrder = ['a:blip', 'a:srcRect', 'a:tile', 'a:stretch'];
  if (was.media !== shape.media) {
    const relationship = relateToPicture(writing, shape.media);
    // Other content of the blip was for the previous picture.
    removeChildren(fill, ['a:blip']);
    insertChild(
      fill,
      parseElementDraft(relationship === null ? '<a:blip/>' : `<a:blip r:embed="${relationship}"/>`),
      fillOrder,
    );
  }
  if (isSameValue(was.crop, shape.crop)) return;
  const cut = (part: number): string | null => (part === 0 ? null : String(Math.round(part * 100_000)));
  const { left, top, right, bottom } = shape.crop;
  setAttributes(ensureChild(fill, 'a:srcRect', fillOrder), {
    l: cut(left),
    t: cut(top),
    r: cut(right),
    b: cut(bottom),
  });
}
