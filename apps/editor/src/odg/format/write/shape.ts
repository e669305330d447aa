import { encodeText } from '@redraft/documents';
import { isPathScaled } from '../../../canvas/format/paths.ts';
import { pickPositionAndNames } from '../../../canvas/format/place-and-names.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { findSource } from '../../../canvas/format/source-of.ts';
import { removeRotation } from '../../../canvas/geometry/group.ts';
import type {
  BoxShape,
  GroupShape,
  LineShape,
  PictureShape,
  Shape,
  Stroke,
} from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  findChildDraft,
  parseElementDraft,
  removeChildren,
  replaceByDraft,
  serializeNode,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild, readElement } from '../../../xml/element.ts';
import { getString, removeInvalidCharacters } from '../../../xml/values.ts';
import { pictureSize } from '../read/picture-size.ts';
import { placeOf } from '../read/place.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { ShapeSource } from '../read/reader.ts';
import { readShapes, shapeChain, textContext } from '../read/shapes.ts';
import { keyOf } from '../read/styles.ts';
import { written } from '../read/units.ts';
import { copyXml } from './copies.ts';
import { geometryXml } from './geometry.ts';
import { paragraphsXml } from './paragraphs.ts';
import { isPicture, writePlace } from './place.ts';
import { skeletonOf } from './skeletons.ts';
import { writeTable } from './table.ts';
import { writeTree } from './tree.ts';
import { partOfPicture, type Writing } from './writing.ts';

/** Writes a shape; an unchanged one keeps its markup. */
export function writeShape(writing: Writing, shape: Shape): XmlNode {
  const base = baseFor(writing, shape);
  if (base.source.shape.kind === shape.kind) return patchShape(writing, base, shape);
  if (shape.kind === 'other')
    return patchShape(writing, base, { ...base.source.shape, ...pickPositionAndNames(shape) });
  return patchShape(writing, { source: skeleton(writing, shape), isNew: true }, shape);
}

interface Base {
  source: ShapeSource;
  /** Its markup has no formatting yet. */
  isNew: boolean;
}

/** The shape to start from: its own original, the one it was copied from, or a minimal one of its kind. */
function baseFor(writing: Writing, shape: Shape): Base {
  const found = findSource<ShapeSource, OpenedDrawing>(writing, shape);
  if (found === null) return { source: skeleton(writing, shape), isNew: true };
  const { source, from, isOwn } = found;
  if (isOwn && !writing.used.has(shape.id)) {
    writing.used.add(shape.id);
    return { source, isNew: false };
  }
  const xml = copyXml(writing.book, source.shape.kind === 'group' ? shellOf(source) : source.element, {
    from,
    to: writing.opened,
  });
  const copy = rereadShape(writing, withId(writing, xml, shape.id));
  return copy === null ? { source: skeleton(writing, shape), isNew: true } : { source: copy, isNew: false };
}

/** A group without its visible shapes, which are written separately. */
function shellOf({ own }: ShapeSource): Element {
  const draft = createElementDraft(own);
  draft.parts = draft.parts.filter((piece) => typeof piece !== 'string' && piece.name.startsWith('svg:'));
  return readElement(serializeNode(draft)) ?? own;
}

function withId({ book: writer }: Writing, xml: string, id: string): string {
  const element = readElement(xml);
  if (element === null) return xml;
  const draft = createElementDraft(element);
  const own = element.name === 'draw:a' ? element.children[0] : undefined;
  const target = own === undefined ? draft : replaceByDraft(draft, own);
  if (target !== null) setAttributes(target, { 'xml:id': writer.freeId(id) });
  return serializeNode(draft);
}

function skeleton(writing: Writing, shape: Shape): ShapeSource {
  const part =
    shape.kind === 'picture' || shape.kind === 'other' ? partOfPicture(writing, shape.media) : null;
  const read = rereadShape(writing, withId(writing, skeletonOf(shape, part), shape.id));
  if (read === null) throw new Error(`Nothing is to be seen of a new ${shape.kind}`);
  return read;
}

/** Reads new markup as the page will show it. */
function rereadShape({ opened, book: writer }: Writing, xml: string): ShapeSource | null {
  const element = readElement(xml);
  if (element === null) return null;
  const own = opened.readerFor('new');
  const reader = { ...own, sheet: { ...own.sheet, styles: writer.styles } };
  const [shape] = readShapes(reader, [element]);
  return shape === undefined ? null : (reader.sources.get(shape.id) ?? null);
}

function patchShape(writing: Writing, { source, isNew }: Base, shape: Shape): XmlNode {
  const { copyOf: _, ...values } = shape;
  const { copyOf: __, ...before } = source.shape;
  const isSame = isSameValue(before, { ...values, id: before.id });
  // The shapes of a copied group are not part of its shell.
  if (isSame && !isNew && writing.opened.sources.get(shape.id) === source) return source.element;
  const draft = createElementDraft(source.element);
  const own = source.element === source.own ? draft : replaceByDraft(draft, source.own);
  if (own === null) return source.element;
  const task: Task = { writing, own, source, isNew, graphics: {} };
  writeNames(own, source.shape, shape);
  writeKind(task, shape);
  writePlace(own, source.own, { was: source.shape, place: shape });
  writeStyle(task);
  return draft;
}

interface Task {
  writing: Writing;
  own: ElementDraft;
  source: ShapeSource;
  isNew: boolean;
  /** Changes to the properties of its style. */
  graphics: Record<string, string | null>;
}

const repeated = 'loext:graphic-properties';

function writeStyle({ writing: { book: writer }, own, source, graphics }: Task): void {
  if (Object.keys(graphics).length === 0) return;
  const name = writer.style('graphic', getString(source.own, 'draw:style-name'), {
    'style:graphic-properties': graphics,
  });
  setAttributes(own, { 'draw:style-name': name });
  // The paragraph style repeats the fill, and LibreOffice prefers that one.
  const text = getString(source.own, 'draw:text-style-name');
  const style = text === null ? undefined : writer.styles.own.get(keyOf('paragraph', text));
  const fill = Object.entries(graphics).filter(([key]) => /^draw:(?:fill|opacity)/.test(key));
  if (style === undefined || fill.length === 0 || findChild(style, repeated) === null) return;
  const changes = { [repeated]: Object.fromEntries(fill) };
  setAttributes(own, { 'draw:text-style-name': writer.style('paragraph', text, changes) });
}

function writeKind(task: Task, shape: Shape): void {
  const was = task.source.shape;
  if (was.kind === 'box' && shape.kind === 'box') writeBox(task, was, shape);
  else if (was.kind === 'line' && shape.kind === 'line') writeLine(task, was, shape);
  else if (was.kind === 'picture' && shape.kind === 'picture') writePicture(task, was, shape);
  else if (was.kind === 'table' && shape.kind === 'table')
    writeTable(task.writing, task.own, { source: task.source, was, shape });
  else if (was.kind === 'group' && shape.kind === 'group') writeGroup(task, shape);
}

function writeNames(own: ElementDraft, was: Shape, shape: Shape): void {
  if (was.name !== shape.name)
    setAttributes(own, { 'draw:name': shape.name === '' ? null : removeInvalidCharacters(shape.name) });
  if (was.alt === shape.alt) return;
  const isThere = (name: string): boolean =>
    own.parts.some((piece) => typeof piece !== 'string' && piece.name === name);
  const kept = isThere('svg:title') && !isThere('svg:desc') ? 'svg:title' : 'svg:desc';
  removeChildren(own, shape.alt === '' ? ['svg:title', 'svg:desc'] : [kept]);
  if (shape.alt === '') return;
  const text = parseElementDraft(`<${kept}>${encodeText(removeInvalidCharacters(shape.alt))}</${kept}>`);
  // In a frame, text comes before the other children.
  if (own.name === 'draw:frame') own.parts.push(text);
  else
    own.parts.splice(
      own.parts.findIndex((piece) => typeof piece !== 'string' && piece.name === 'svg:title') + 1,
      0,
      text,
    );
}

function writeBox(task: Task, was: BoxShape, shape: BoxShape): void {
  const { own, source, isNew, graphics } = task;
  writeOutline(task, was, shape);
  if (isNew || was.fill !== shape.fill) {
    graphics['draw:fill'] = shape.fill === null ? 'none' : 'solid';
    if (shape.fill !== null) graphics['draw:fill-color'] = shape.fill;
  }
  if (isNew || was.fillOpacity !== shape.fillOpacity) {
    graphics['draw:opacity'] = `${Math.round(shape.fillOpacity * 10_000) / 100}%`;
    graphics['draw:opacity-name'] = null;
  }
  if (shape.fill !== null && was.fill !== shape.fill) closeOutline(own, source.own);
  writeStroke(task, was.line, shape.line);
  if (isNew || was.text.anchor !== shape.text.anchor)
    graphics['draw:textarea-vertical-align'] = shape.text.anchor;
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (isNew || was.text.inset[side] !== shape.text.inset[side])
      graphics[`fo:padding-${side}`] = written(shape.text.inset[side]);
  }
  if (isNew) Object.assign(graphics, stabilizeText);
  if (isNew || !isSameValue(was.text.paragraphs, shape.text.paragraphs)) writeText(task, shape);
}

/** Text does not change the size of its shape. */
const stabilizeText = {
  'draw:auto-grow-height': 'false',
  'draw:auto-grow-width': 'false',
  'draw:textarea-horizontal-align': 'justify',
  'fo:wrap-option': 'wrap',
};

const textNames = ['text:p', 'text:h', 'text:list'];

function writeText({ writing, own, source }: Task, shape: BoxShape): void {
  const inside = findChild(source.own, 'draw:text-box');
  const holder = findChildDraft(own, 'draw:text-box') ?? own;
  const chain = shapeChain(source.sheet, source.own);
  const context = source.text ?? textContext(source.sheet, source.own, chain);
  const { book: writer } = writing;
  const xml = paragraphsXml(
    { book: writer, context: { ...context, styles: writer.styles } },
    inside ?? source.own,
    shape.text.paragraphs,
  );
  const isText = (piece: XmlNode): boolean => typeof piece !== 'string' && textNames.includes(piece.name);
  const first = holder.parts.findIndex(isText);
  const geometry = holder.parts.findIndex(
    (piece) => typeof piece !== 'string' && piece.name === 'draw:enhanced-geometry',
  );
  const at = first !== -1 ? first : geometry !== -1 ? geometry : holder.parts.length;
  const before = holder.parts.slice(0, at);
  holder.parts = [...before, xml, ...holder.parts.slice(at).filter((piece) => !isText(piece))];
}

function writeOutline({ own, source }: Task, was: BoxShape, shape: BoxShape): void {
  if (shape.outline === 'path') {
    const scale = { x: shape.width / (was.width || 1), y: shape.height / (was.height || 1) };
    const path = shape.path ?? '';
    if (was.path === path || (was.path !== undefined && isPathScaled(was.path, path, scale))) return;
    become(own, 'draw:path');
    setAttributes(own, {
      'svg:viewBox': `0 0 ${Math.max(1, Math.round(shape.width))} ${Math.max(1, Math.round(shape.height))}`,
      'svg:d': path,
      'draw:points': null,
    });
  } else if (shape.outline !== was.outline && shape.outline !== 'other') {
    if (own.name === 'draw:frame') unframe(own);
    become(own, 'draw:custom-shape');
    setAttributes(own, {
      'svg:viewBox': null,
      'svg:d': null,
      'draw:points': null,
      'draw:corner-radius': null,
      'draw:kind': null,
    });
    own.parts.push(parseElementDraft(geometryXml(shape.outline)));
  }
  if (source.own.name === 'draw:circle' && own.name === 'draw:circle' && shape.width !== shape.height)
    rename(own, 'draw:ellipse');
}

/** The text of a frame becomes that of the shape itself. */
function unframe(own: ElementDraft): void {
  const box = findChildDraft(own, 'draw:text-box');
  own.parts = own.parts.flatMap((piece) => (piece === box ? box.parts : [piece]));
}

function become(own: ElementDraft, name: string): void {
  removeChildren(own, ['draw:enhanced-geometry']);
  rename(own, name);
}

function rename(draft: ElementDraft, name: string): void {
  draft.name = name;
  draft.tag = draft.tag.replace(/^<[^\s/>]+/, `<${name}`);
}

/** Filled outlines must be closed. */
function closeOutline(own: ElementDraft, source: Element): void {
  if (own.name === 'draw:polyline') rename(own, 'draw:polygon');
  const path = getString(source, 'svg:d');
  if (own.name === 'draw:path' && source.name === 'draw:path' && path !== null && !/z/i.test(path))
    setAttributes(own, { 'svg:d': `${path}z` });
}

function writeStroke({ writing, graphics, isNew }: Task, was: Stroke | null, stroke: Stroke | null): void {
  if (!isNew && isSameValue(was, stroke)) return;
  if (stroke === null) {
    graphics['draw:stroke'] = 'none';
    return;
  }
  if (isNew || was?.color !== stroke.color) graphics['svg:stroke-color'] = stroke.color;
  if (isNew || was?.width !== stroke.width) graphics['svg:stroke-width'] = written(stroke.width);
  if (!isNew && was?.dash === stroke.dash) return;
  graphics['draw:stroke'] = stroke.dash === 'solid' ? 'solid' : 'dash';
  if (stroke.dash !== 'solid') graphics['draw:stroke-dash'] = writing.book.dash(stroke.dash);
}

const connectorTypes = { straight: 'line', elbow: 'standard', curve: 'curve' } as const;

function writeLine(task: Task, was: LineShape, shape: LineShape): void {
  const { own, graphics, isNew, writing } = task;
  if (was.route !== shape.route) {
    rename(own, 'draw:connector');
    setAttributes(own, { 'draw:type': connectorTypes[shape.route], 'svg:d': null, 'svg:viewBox': null });
  }
  writeStroke(task, was.line, shape.line);
  const ends = [
    ['draw:marker-start', was.startArrow, shape.startArrow],
    ['draw:marker-end', was.endArrow, shape.endArrow],
  ] as const;
  for (const [name, before, after] of ends) {
    if (!isNew && before === after) continue;
    graphics[name] = after ? writing.book.arrow() : '';
    if (after) graphics[`${name}-width`] = written(Math.max(108_000, shape.line.width * 3));
  }
}

function writePicture(
  { writing, own, source, graphics, isNew }: Task,
  was: PictureShape,
  shape: PictureShape,
): void {
  if (was.media !== shape.media && !isNew) {
    const part = partOfPicture(writing, shape.media);
    const first = own.parts.findIndex((piece) => typeof piece !== 'string' && piece.name === 'draw:image');
    const image = findChildDraft(own, 'draw:image');
    if (image !== null) {
      setAttributes(image, { 'xlink:href': part, 'draw:mime-type': null, 'loext:mime-type': null });
      // Alternative images show the previous picture.
      own.parts = own.parts.filter(
        (piece, index) => index === first || typeof piece === 'string' || piece.name !== 'draw:image',
      );
    }
  }
  if (!isSameValue(was.crop, shape.crop)) {
    const media = shape.media === null ? undefined : writing.scene.media.get(shape.media);
    const size = media === undefined ? null : pictureSize(media);
    const { top, right, bottom, left } = shape.crop;
    if (size !== null)
      graphics['fo:clip'] =
        `rect(${[top * size.height, right * size.width, bottom * size.height, left * size.width].map((length) => written(length, 9)).join(', ')})`;
  }
  if (!isPicture(source.own) || (was.isFlippedX === shape.isFlippedX && was.isFlippedY === shape.isFlippedY))
    return;
  // Transformations in the shape's position stay there.
  const given = placeOf(source.own);
  const mirrors = [
    ...(shape.isFlippedY !== given.isFlippedY ? ['vertical'] : []),
    ...(shape.isFlippedX !== given.isFlippedX ? ['horizontal'] : []),
  ];
  graphics['style:mirror'] = mirrors.length === 0 ? 'none' : mirrors.join(' ');
}

/** Rotation and mirroring of a group are applied to each of its shapes. */
function writeGroup({ writing, own, source }: Task, shape: GroupShape): void {
  const isUpright = shape.rotation === 0 && !shape.isFlippedX && !shape.isFlippedY;
  const { shapes } = isUpright ? shape : removeRotation(shape);
  writeTree(writing, own, { source: source.own, shapes, write: writeShape });
}
