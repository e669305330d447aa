import { encodeText } from '@redraft/documents';
import { findSource } from '../../../canvas/format/find-source.ts';
import { isPathScaled } from '../../../canvas/format/paths.ts';
import { readPictureSize } from '../../../canvas/format/picture-size.ts';
import { pickPositionAndNames } from '../../../canvas/format/position-and-names.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { removeRotation } from '../../../canvas/geometry/group.ts';
import { defaultStyleId } from '../../../canvas/scene/graphic-style.ts';
import { defaultLayerId } from '../../../canvas/scene/layer.ts';
import type { BoxShape, GroupShape, PictureShape, Shape, TextBody } from '../../../canvas/scene/scene.ts';
import { isStyled } from '../../../canvas/styles/shape-format.ts';
import {
  createElementDraft,
  type ElementDraft,
  findChildDraft,
  parseElementDraft,
  removeChildren,
  renameDraft,
  replaceByDraft,
  serializeNode,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild, readElement } from '../../../xml/element.ts';
import { getString, removeInvalidCharacters } from '../../../xml/values.ts';
import { readPosition } from '../read/position.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { ShapeSource } from '../read/reader.ts';
import { createTextContext, getShapeStyleChain, readShapes } from '../read/shapes.ts';
import { graphicProperties, loextGraphicProperties, toKey } from '../read/styles.ts';
import { formatLength } from '../read/units.ts';
import { getElementId } from './connectors.ts';
import { copyXml } from './copy-xml.ts';
import { createGeometryXml } from './geometry.ts';
import { createFillAttributes, createOpacityAttributes } from './graphic-attributes.ts';
import { type ShapeWriteOptions, writeLine, writeStroke } from './line.ts';
import { writeParagraphs } from './paragraphs.ts';
import { isPicture, writePosition } from './position.ts';
import { listKept, restyleXml } from './restyle.ts';
import { createSkeleton } from './skeletons.ts';
import { writeTable } from './table.ts';
import { writeTree } from './tree.ts';
import { findOrAddPicture, type WriteContext } from './write-context.ts';

/** Writes a shape; an unchanged one keeps its markup. */
export function writeShape(writing: WriteContext, shape: Shape): XmlNode {
  const base = restyleBase(writing, findBase(writing, shape), shape);
  if (base.source.shape.kind === shape.kind) return patchShape(writing, base, shape);
  if (shape.kind === 'other')
    return patchShape(writing, base, { ...base.source.shape, ...pickPositionAndNames(shape) });
  return patchShape(writing, restyleBase(writing, createSkeletonBase(writing, shape), shape), shape);
}

interface ShapeBase {
  source: ShapeSource;
  /** Its markup has no formatting yet. */
  isNew: boolean;
  /** Made from a skeleton, with or without a style. */
  isSkeleton: boolean;
}

/** A shape that has got another style starts from what that says. A new one has the default style without that. */
function restyleBase(writing: WriteContext, base: ShapeBase, shape: Shape): ShapeBase {
  const { shape: previous } = base.source;
  if (!isStyled(shape) || !isStyled(previous) || shape.styleId === undefined) return base;
  const isPlain = base.isNew && (shape.styleId === null || shape.styleId === defaultStyleId);
  if (isPlain || (previous.styleId ?? null) === shape.styleId) return base;
  const kept = base.isNew ? null : listKept(writing, previous, shape);
  // A line without a stroke is read as an area: it has one of its own where the style has none.
  for (const ownStroke of [null, 'solid']) {
    const styleChange = { styleId: shape.styleId, ownStroke, kept };
    const restyled = rereadShape(writing, restyleXml(writing.writer, base.source, styleChange));
    if (restyled?.shape.kind === shape.kind)
      return { source: restyled, isNew: false, isSkeleton: base.isSkeleton };
  }
  return base;
}

/** The shape to start from: its own original, the one it was copied from, or a minimal one of its kind. */
function findBase(writing: WriteContext, shape: Shape): ShapeBase {
  const found = findSource<ShapeSource, OpenedDrawing>(writing, shape);
  if (found === null) return createSkeletonBase(writing, shape);
  const { source, from, isOwn } = found;
  if (isOwn && !writing.writtenShapes.has(shape.id)) {
    writing.writtenShapes.add(shape.id);
    return { source, isNew: false, isSkeleton: false };
  }
  const xml = copyXml(writing.writer, source.shape.kind === 'group' ? createShell(source) : source.element, {
    from,
    to: writing.opened,
  });
  const copy = rereadShape(writing, setId(writing, xml, shape.id));
  return copy === null
    ? createSkeletonBase(writing, shape)
    : { source: copy, isNew: false, isSkeleton: false };
}

/** A group without its visible shapes, which are written separately. */
function createShell({ shapeElement }: ShapeSource): Element {
  const draft = createElementDraft(shapeElement);
  draft.parts = draft.parts.filter((piece) => typeof piece !== 'string' && piece.name.startsWith('svg:'));
  return readElement(serializeNode(draft)) ?? shapeElement;
}

function setId(writing: WriteContext, xml: string, id: string): string {
  const element = readElement(xml);
  if (element === null) return xml;
  const draft = createElementDraft(element);
  const linkedShape = element.name === 'draw:a' ? element.children[0] : undefined;
  const target = linkedShape === undefined ? draft : replaceByDraft(draft, linkedShape);
  if (target !== null) setAttributes(target, { 'xml:id': getElementId(writing, id) });
  return serializeNode(draft);
}

function createSkeletonBase(writing: WriteContext, shape: Shape): ShapeBase {
  const part =
    shape.kind === 'picture' || shape.kind === 'other' ? findOrAddPicture(writing, shape.media) : null;
  const read = rereadShape(writing, setId(writing, createSkeleton(shape, part), shape.id));
  if (read === null) throw new Error(`Nothing is to be seen of a new ${shape.kind}`);
  return { source: read, isNew: true, isSkeleton: true };
}

/** Reads new markup as the page will show it. */
function rereadShape({ opened, writer }: WriteContext, xml: string): ShapeSource | null {
  const element = readElement(xml);
  if (element === null) return null;
  const pageReader = opened.createReaderFor('new');
  const reader = { ...pageReader, sheet: { ...pageReader.sheet, styles: writer.styles } };
  const [shape] = readShapes(reader, [element]);
  return shape === undefined ? null : (reader.sources.get(shape.id) ?? null);
}

function patchShape(writing: WriteContext, { source, isNew, isSkeleton }: ShapeBase, shape: Shape): XmlNode {
  const { copyOf: _, ...values } = shape;
  const { copyOf: __, ...before } = source.shape;
  const isSame = isSameValue(before, { ...values, id: before.id });
  // A copied group was read again without its children, so it cannot be returned as it is.
  const needsId =
    writing.connectedShapes.has(shape.id) &&
    getString(source.shapeElement, 'xml:id') === null &&
    getString(source.shapeElement, 'draw:id') === null;
  if (isSame && !isNew && !needsId && writing.opened.sources.get(shape.id) === source) return source.element;
  const draft = createElementDraft(source.element);
  const shapeDraft =
    source.element === source.shapeElement ? draft : replaceByDraft(draft, source.shapeElement);
  if (shapeDraft === null) return source.element;
  if (needsId) setAttributes(shapeDraft, { 'xml:id': getElementId(writing, shape.id) });
  const options: ShapeWriteOptions = {
    writing,
    shapeDraft,
    source,
    isNew,
    isSkeleton,
    graphicChanges: {},
    textChanges: {},
  };
  writeNames(shapeDraft, source.shape, shape);
  writeLayer(shapeDraft, source.shape, shape);
  writeKind(options, shape);
  writePosition(shapeDraft, source.shapeElement, { previous: source.shape, position: shape });
  writeStyle(options);
  return draft;
}

function writeStyle({
  writing: { writer },
  shapeDraft,
  source,
  graphicChanges,
  textChanges,
}: ShapeWriteOptions): void {
  if (Object.keys(graphicChanges).length === 0) return;
  const name = writer.findOrAddStyle('graphic', getString(source.shapeElement, 'draw:style-name'), {
    [graphicProperties]: graphicChanges,
    ...(Object.keys(textChanges).length > 0 && { 'style:text-properties': textChanges }),
  });
  setAttributes(shapeDraft, { 'draw:style-name': name });
  // The paragraph style repeats the fill, and LibreOffice prefers that one.
  const text = getString(source.shapeElement, 'draw:text-style-name');
  const style = text === null ? undefined : writer.styles.automatic.get(toKey('paragraph', text));
  const fill = Object.entries(graphicChanges).filter(([key]) => /^draw:(?:fill|opacity)/.test(key));
  if (style === undefined || fill.length === 0 || findChild(style, loextGraphicProperties) === null) return;
  const changes = { [loextGraphicProperties]: Object.fromEntries(fill) };
  setAttributes(shapeDraft, { 'draw:text-style-name': writer.findOrAddStyle('paragraph', text, changes) });
}

function writeKind(options: ShapeWriteOptions, shape: Shape): void {
  const previous = options.source.shape;
  if (previous.kind === 'box' && shape.kind === 'box') writeBox(options, previous, shape);
  else if (previous.kind === 'line' && shape.kind === 'line') writeLine(options, previous, shape);
  else if (previous.kind === 'picture' && shape.kind === 'picture') writePicture(options, previous, shape);
  else if (previous.kind === 'table' && shape.kind === 'table')
    writeTable(options.writing, options.shapeDraft, { source: options.source, previous, shape });
  else if (previous.kind === 'group' && shape.kind === 'group') writeGroup(options, shape);
}

/** The id of the layer, in whose place its name is put at the end. Groups have none. */
function writeLayer(shapeDraft: ElementDraft, previous: Shape, { kind, layer }: Shape): void {
  if (kind === 'group' || shapeDraft.name === 'draw:g') return;
  const id = layer ?? defaultLayerId;
  if (previous.layer !== id) setAttributes(shapeDraft, { 'draw:layer': id });
}

function writeNames(shapeDraft: ElementDraft, previous: Shape, shape: Shape): void {
  if (previous.name !== shape.name)
    setAttributes(shapeDraft, {
      'draw:name': shape.name === '' ? null : removeInvalidCharacters(shape.name),
    });
  if (previous.alt === shape.alt) return;
  const hasChild = (name: string): boolean =>
    shapeDraft.parts.some((piece) => typeof piece !== 'string' && piece.name === name);
  const elementName = hasChild('svg:title') && !hasChild('svg:desc') ? 'svg:title' : 'svg:desc';
  removeChildren(shapeDraft, shape.alt === '' ? ['svg:title', 'svg:desc'] : [elementName]);
  if (shape.alt === '') return;
  const text = parseElementDraft(
    `<${elementName}>${encodeText(removeInvalidCharacters(shape.alt))}</${elementName}>`,
  );
  // In a frame, text comes before the other children.
  if (shapeDraft.name === 'draw:frame') shapeDraft.parts.push(text);
  else
    shapeDraft.parts.splice(
      shapeDraft.parts.findIndex((piece) => typeof piece !== 'string' && piece.name === 'svg:title') + 1,
      0,
      text,
    );
}

function writeBox(options: ShapeWriteOptions, previous: BoxShape, shape: BoxShape): void {
  const { shapeDraft, source, isNew, isSkeleton, graphicChanges } = options;
  writeOutline(options, previous, shape);
  writeFill(options, previous, shape);
  if (isNew || previous.fillOpacity !== shape.fillOpacity)
    Object.assign(graphicChanges, createOpacityAttributes(shape.fillOpacity));
  if (shape.fill !== null && previous.fill !== shape.fill) closeOutline(shapeDraft, source.shapeElement);
  writeStroke(options, previous.line, shape.line);
  if (isNew || previous.text.anchor !== shape.text.anchor)
    graphicChanges['draw:textarea-vertical-align'] = shape.text.anchor;
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (isNew || previous.text.inset[side] !== shape.text.inset[side])
      graphicChanges[`fo:padding-${side}`] = formatLength(shape.text.inset[side]);
  }
  if (isSkeleton) Object.assign(graphicChanges, createTextLayoutAttributes(shapeDraft.name, shape.text));
  if (isNew || !isSameValue(previous.text.paragraphs, shape.text.paragraphs)) writeText(options, shape);
}

/** A picture that fills the shape stays as it is in the file. */
function writeFill(
  { writing, graphicChanges, isNew }: ShapeWriteOptions,
  previous: BoxShape,
  { fill, fillPaint }: BoxShape,
): void {
  const isSame = previous.fill === fill && isSameValue(previous.fillPaint, fillPaint);
  if (!isSame || isNew)
    Object.assign(graphicChanges, createFillAttributes(writing.writer, { fill, fillPaint }));
}

/** Text does not change the size of its shape, unless its lines do not wrap: a text box grows with them then. */
function createTextLayoutAttributes(name: string, { layout }: TextBody): Record<string, string> {
  const wraps = layout?.wraps !== false;
  return {
    'draw:auto-grow-height': 'false',
    'draw:auto-grow-width': String(!wraps && name === 'draw:frame'),
    'draw:textarea-horizontal-align': 'justify',
    'fo:wrap-option': wraps ? 'wrap' : 'no-wrap',
  };
}

const textNames = ['text:p', 'text:h', 'text:list'];

function writeText({ writing, shapeDraft, source }: ShapeWriteOptions, shape: BoxShape): void {
  const textBox = findChild(source.shapeElement, 'draw:text-box');
  const textParent = findChildDraft(shapeDraft, 'draw:text-box') ?? shapeDraft;
  const chain = getShapeStyleChain(source.sheet, source.shapeElement);
  const context = source.text ?? createTextContext(source.sheet, source.shapeElement, chain);
  const { writer } = writing;
  const xml = writeParagraphs(
    { writer, context: { ...context, styles: writer.styles } },
    textBox ?? source.shapeElement,
    shape.text.paragraphs,
  );
  const isText = (piece: XmlNode): boolean => typeof piece !== 'string' && textNames.includes(piece.name);
  const first = textParent.parts.findIndex(isText);
  const geometry = textParent.parts.findIndex(
    (piece) => typeof piece !== 'string' && piece.name === 'draw:enhanced-geometry',
  );
  const at = first !== -1 ? first : geometry !== -1 ? geometry : textParent.parts.length;
  const before = textParent.parts.slice(0, at);
  textParent.parts = [...before, xml, ...textParent.parts.slice(at).filter((piece) => !isText(piece))];
}

function writeOutline({ shapeDraft, source }: ShapeWriteOptions, previous: BoxShape, shape: BoxShape): void {
  if (shape.outline === 'path') {
    const scale = { x: shape.width / (previous.width || 1), y: shape.height / (previous.height || 1) };
    const path = shape.path ?? '';
    if (previous.path === path || (previous.path !== undefined && isPathScaled(previous.path, path, scale)))
      return;
    convertTo(shapeDraft, 'draw:path');
    setAttributes(shapeDraft, {
      'svg:viewBox': `0 0 ${Math.max(1, Math.round(shape.width))} ${Math.max(1, Math.round(shape.height))}`,
      'svg:d': path,
      'draw:points': null,
    });
  } else if (shape.outline !== previous.outline && shape.outline !== 'other') {
    if (shapeDraft.name === 'draw:frame') removeFrame(shapeDraft);
    convertTo(shapeDraft, 'draw:custom-shape');
    setAttributes(shapeDraft, {
      'svg:viewBox': null,
      'svg:d': null,
      'draw:points': null,
      'draw:corner-radius': null,
      'draw:kind': null,
    });
    shapeDraft.parts.push(parseElementDraft(createGeometryXml(shape.outline)));
  }
  if (
    source.shapeElement.name === 'draw:circle' &&
    shapeDraft.name === 'draw:circle' &&
    shape.width !== shape.height
  )
    renameDraft(shapeDraft, 'draw:ellipse');
}

/** The text of a frame becomes that of the shape itself. */
function removeFrame(shapeDraft: ElementDraft): void {
  const box = findChildDraft(shapeDraft, 'draw:text-box');
  shapeDraft.parts = shapeDraft.parts.flatMap((piece) => (piece === box ? box.parts : [piece]));
}

function convertTo(shapeDraft: ElementDraft, name: string): void {
  removeChildren(shapeDraft, ['draw:enhanced-geometry']);
  renameDraft(shapeDraft, name);
}

/** Filled outlines must be closed. */
function closeOutline(shapeDraft: ElementDraft, source: Element): void {
  if (shapeDraft.name === 'draw:polyline') renameDraft(shapeDraft, 'draw:polygon');
  const path = getString(source, 'svg:d');
  if (shapeDraft.name === 'draw:path' && source.name === 'draw:path' && path !== null && !/z/i.test(path))
    setAttributes(shapeDraft, { 'svg:d': `${path}z` });
}

function writePicture(
  { writing, shapeDraft, source, graphicChanges, isNew }: ShapeWriteOptions,
  previous: PictureShape,
  shape: PictureShape,
): void {
  if (previous.media !== shape.media && !isNew) {
    const part = findOrAddPicture(writing, shape.media);
    const first = shapeDraft.parts.findIndex(
      (piece) => typeof piece !== 'string' && piece.name === 'draw:image',
    );
    const image = findChildDraft(shapeDraft, 'draw:image');
    if (image !== null) {
      setAttributes(image, { 'xlink:href': part, 'draw:mime-type': null, 'loext:mime-type': null });
      // Alternative images show the previous picture.
      shapeDraft.parts = shapeDraft.parts.filter(
        (piece, index) => index === first || typeof piece === 'string' || piece.name !== 'draw:image',
      );
    }
  }
  if (!isSameValue(previous.crop, shape.crop)) {
    const media = shape.media === null ? undefined : writing.scene.media.get(shape.media);
    const size = media === undefined ? null : readPictureSize(media);
    const { top, right, bottom, left } = shape.crop;
    if (size !== null)
      graphicChanges['fo:clip'] =
        `rect(${[top * size.height, right * size.width, bottom * size.height, left * size.width].map((length) => formatLength(length, 9)).join(', ')})`;
  }
  if (
    !isPicture(source.shapeElement) ||
    (previous.isFlippedX === shape.isFlippedX && previous.isFlippedY === shape.isFlippedY)
  )
    return;
  // Transformations in the shape's position stay there.
  const current = readPosition(source.shapeElement);
  const mirrors = [
    ...(shape.isFlippedY !== current.isFlippedY ? ['vertical'] : []),
    ...(shape.isFlippedX !== current.isFlippedX ? ['horizontal'] : []),
  ];
  graphicChanges['style:mirror'] = mirrors.length === 0 ? 'none' : mirrors.join(' ');
}

/** Rotation and mirroring of a group are applied to each of its shapes. */
function writeGroup({ writing, shapeDraft, source }: ShapeWriteOptions, shape: GroupShape): void {
  const isUnrotated = shape.rotation === 0 && !shape.isFlippedX && !shape.isFlippedY;
  const { shapes } = isUnrotated ? shape : removeRotation(shape);
  writeTree(writing, shapeDraft, { source: source.shapeElement, shapes, write: writeShape });
}
