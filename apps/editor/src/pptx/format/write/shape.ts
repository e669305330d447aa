import { encodeAttribute } from '@redraft/documents';
import { findSource } from '../../../canvas/format/find-source.ts';
import { isPathScaled } from '../../../canvas/format/paths.ts';
import { pickPositionAndNames } from '../../../canvas/format/position-and-names.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { BoxShape, LineShape, PictureShape, Shape } from '../../../canvas/scene/scene.ts';
import { createConnectorXml } from '../../../drawingml/connectors.ts';
import { fillNames } from '../../../drawingml/fills.ts';
import { getPreset } from '../../../drawingml/outlines.ts';
import type { CoordinateMapping } from '../../../drawingml/position.ts';
import { createTextContext } from '../../../drawingml/text-styles.ts';
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
import type { OpenedSlides } from '../read/read-slides.ts';
import type { ShapeSource } from '../read/reader.ts';
import { readShapes, shapeNames } from '../read/shapes.ts';
import { writeBody } from './body.ts';
import { writeConnections } from './connections.ts';
import { copyXml } from './copy-parts.ts';
import { createCustomGeometry } from './custom-geometry.ts';
import { createGradientXml } from './gradient.ts';
import { writeGroup } from './group.ts';
import { createSolidFill } from './run-properties.ts';
import { createPlaceholderXml, createSkeleton } from './skeletons.ts';
import { lineOrder, writeStroke } from './stroke.ts';
import { writeTable } from './table.ts';
import { parseElement, writePosition } from './transform.ts';
import {
  createLinkWriter,
  getShapeNumber,
  relateToPicture,
  type SlideWriteContext,
} from './write-context.ts';

/** Writes a shape for the shape tree; an unchanged one keeps its markup. */
export function writeShape(writing: SlideWriteContext, shape: Shape, mapping: CoordinateMapping): XmlNode {
  const base = findBase(writing, shape, mapping);
  if (base.shape.kind === shape.kind) return patchShape(writing, { base, shape, mapping });
  if (shape.kind === 'other')
    return patchShape(writing, { base, shape: { ...base.shape, ...pickPositionAndNames(shape) }, mapping });
  return patchShape(writing, { base: createSkeletonSource(writing, shape, mapping), shape, mapping });
}

/** The shape to start from: its own original, the one it was copied from, or a minimal one of its kind. */
function findBase(writing: SlideWriteContext, shape: Shape, mapping: CoordinateMapping): ShapeSource {
  const found = findSource<ShapeSource, OpenedSlides>(writing, shape);
  if (found === null) return createSkeletonSource(writing, shape, mapping);
  const { source, from, isOwn } = found;
  if (isAlreadyInSlide(writing, { source, from, isOwn }) && !writing.usedElements.has(source.element)) {
    writing.usedElements.add(source.element);
    writing.elementsInPlace.set(shape.id, source.element);
    return source;
  }
  const isLayoutPlaceholder = source.sheet.root.name === 'p:sldLayout';
  const xml = isLayoutPlaceholder
    ? createPlaceholderXml(source, getShapeNumber(writing, shape.id))
    : copyXml(writing, source, { pack: from.deck.pack, id: shape.id });
  return rereadShape(writing, xml, mapping) ?? createSkeletonSource(writing, shape, mapping);
}

/** Whether the markup is already in the slide, as its own or copied with the slide. */
function isAlreadyInSlide(
  { part, copiedFrom }: SlideWriteContext,
  { source, from, isOwn }: { source: ShapeSource; from: OpenedSlides; isOwn: boolean },
): boolean {
  if (copiedFrom !== null) return from === copiedFrom.from && source.sheet.part === copiedFrom.part;
  return isOwn && source.sheet.part === part;
}

function createSkeletonSource(
  writing: SlideWriteContext,
  shape: Shape,
  mapping: CoordinateMapping,
): ShapeSource {
  const number = getShapeNumber(writing, shape.id);
  const picture =
    shape.kind === 'picture' || shape.kind === 'other' ? relateToPicture(writing, shape.media) : null;
  const video = shape.kind === 'other' && shape.video?.kind === 'link' ? shape.video : null;
  const link = video === null ? null : createLinkWriter(writing)(video.address);
  const read = rereadShape(writing, createSkeleton(shape, { number, mapping, picture, link }), mapping);
  if (read === null) throw new Error(`Nothing is to be seen of a new ${shape.kind}`);
  return read;
}

/** Reads new markup as the slide will show it. */
function rereadShape(
  writing: SlideWriteContext,
  xml: string,
  mapping: CoordinateMapping,
): ShapeSource | null {
  const reader = {
    ...writing.reader,
    sources: new Map<string, ShapeSource>(),
    idCounts: new Map<string, number>(),
  };
  const [shape] = readShapes(reader, [parseElement(xml)], { mapping, depth: 0 });
  return shape === undefined ? null : (reader.sources.get(shape.id) ?? null);
}

interface ShapePatch<Kind extends Shape = Shape> {
  base: ShapeSource;
  shape: Kind;
  mapping: CoordinateMapping;
}

function patchShape(writing: SlideWriteContext, { base, shape, mapping }: ShapePatch): XmlNode {
  const { copyOf: _, ...values } = shape;
  const { copyOf: __, ...before } = base.shape;
  if (isSameValue(base.mapping, mapping) && isSameValue(before, { ...values, id: before.id }))
    return base.element;
  const draft = createElementDraft(base.element);
  for (const { shapeDraft, element } of listVersions(draft, base.element)) {
    writeNames(shapeDraft, base.shape, shape);
    writePosition(shapeDraft, element, shape, mapping);
  }
  const previous = base.shape;
  if (previous.kind === 'box' && shape.kind === 'box') writeBox(writing, draft, { base, previous, shape });
  else if (previous.kind === 'line' && shape.kind === 'line') writeLine(writing, draft, { previous, shape });
  else if (previous.kind === 'picture' && shape.kind === 'picture')
    writePicture(writing, draft, { previous, shape });
  else if (previous.kind === 'table' && shape.kind === 'table')
    writeTable(writing, draft, { base, previous, shape });
  else if (previous.kind === 'group' && shape.kind === 'group')
    writeGroup(writing, draft, { base, shape, mapping, write: writeShape });
  return draft;
}

/** The shape, or each of its alternative versions for older and newer programs. */
function listVersions(
  draft: ElementDraft,
  element: Element,
): { shapeDraft: ElementDraft; element: Element }[] {
  if (element.name !== 'mc:AlternateContent') return [{ shapeDraft: draft, element }];
  return element.children.flatMap((version) => {
    const versionDraft = replaceByDraft(draft, version);
    if (versionDraft === null) return [];
    return version.children.flatMap((child) => {
      const shapeDraft = shapeNames.includes(child.name) ? replaceByDraft(versionDraft, child) : null;
      return shapeDraft === null ? [] : [{ shapeDraft, element: child }];
    });
  });
}

function writeNames(versionDraft: ElementDraft, previous: Shape, shape: Shape): void {
  if (previous.name === shape.name && previous.alt === shape.alt) return;
  const container = versionDraft.parts.find(
    (piece) => typeof piece !== 'string' && piece.name.startsWith('p:nv'),
  );
  if (container === undefined || typeof container === 'string') return;
  const nonVisualProperties = findDraftByPath(versionDraft, [container.name, 'p:cNvPr']);
  if (nonVisualProperties === null) return;
  if (previous.name !== shape.name)
    setAttributes(nonVisualProperties, { name: removeInvalidCharacters(shape.name) });
  if (previous.alt !== shape.alt)
    setAttributes(nonVisualProperties, {
      descr: shape.alt === '' ? null : removeInvalidCharacters(shape.alt),
    });
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
const shapeLine = { name: 'a:ln', order: propertiesOrder };
const shapeOrder = ['p:nvSpPr', 'p:spPr', 'p:style', 'p:txBody', 'p:extLst'];

function writeBox(
  writing: SlideWriteContext,
  draft: ElementDraft,
  { base, previous, shape }: { base: ShapeSource; previous: BoxShape; shape: BoxShape },
): void {
  const properties = ensureChild(draft, 'p:spPr', shapeOrder);
  writeOutline(properties, previous, shape);
  writeFill(properties, previous, shape);
  writeStroke(properties, shapeLine, previous.line, shape.line);
  if (isSameValue(previous.text, shape.text) || draft.name !== 'p:sp') return;
  const source = findChild(base.element, 'p:txBody');
  const body = ensureChild(draft, 'p:txBody', shapeOrder, '<p:txBody><a:bodyPr/><a:lstStyle/></p:txBody>');
  const context = base.text ?? createTextContext(writing.reader.sheet, writing.reader.defaults);
  writeBody(body, source, {
    before: previous.text,
    after: shape.text,
    context,
    linkTo: createLinkWriter(writing),
  });
}

/** A picture that fills the shape stays as it is in the file. */
function writeFill(properties: ElementDraft, previous: BoxShape, shape: BoxShape): void {
  const names = ['fill', 'fillOpacity', 'fillPaint'] as const;
  if (names.every((name) => isSameValue(previous[name], shape[name]))) return;
  const { fill, fillOpacity, fillPaint } = shape;
  if (fillPaint?.kind === 'picture') return;
  removeChildren(properties, fillNames);
  const xml =
    fillPaint !== null
      ? createGradientXml(fillPaint)
      : fill === null
        ? '<a:noFill/>'
        : createSolidFill(fill, fillOpacity);
  insertChild(properties, parseElementDraft(xml), propertiesOrder);
}

function writeOutline(properties: ElementDraft, previous: BoxShape, shape: BoxShape): void {
  if (shape.outline === 'path') {
    const scale = { x: shape.width / (previous.width || 1), y: shape.height / (previous.height || 1) };
    const path = shape.path ?? '';
    if (previous.path === path || (previous.path !== undefined && isPathScaled(previous.path, path, scale)))
      return;
    removeChildren(properties, ['a:custGeom', 'a:prstGeom']);
    insertChild(properties, parseElementDraft(createCustomGeometry(path, shape)), propertiesOrder);
    return;
  }
  const xml = createPresetXml(shape);
  // Edits that an earlier release stored know no presets: those of the file stay.
  const hasSamePreset = shape.preset === undefined || isSameValue(previous.preset, shape.preset);
  if ((previous.outline === shape.outline && hasSamePreset) || xml === null) return;
  removeChildren(properties, ['a:custGeom', 'a:prstGeom']);
  insertChild(properties, parseElementDraft(xml), propertiesOrder);
}

/** Null for an outline that the file keeps. */
function createPresetXml({ outline, preset }: BoxShape): string | null {
  if (preset === undefined)
    return outline === 'other' || outline === 'path'
      ? null
      : `<a:prstGeom prst="${getPreset(outline)}"><a:avLst/></a:prstGeom>`;
  const guides = preset.adjustments.map(
    ({ name, formula }) => `<a:gd name="${encodeAttribute(name)}" fmla="${encodeAttribute(formula)}"/>`,
  );
  return `<a:prstGeom prst="${encodeAttribute(preset.name)}"><a:avLst>${guides.join('')}</a:avLst></a:prstGeom>`;
}

function writeLine(
  writing: SlideWriteContext,
  draft: ElementDraft,
  { previous, shape }: { previous: LineShape; shape: LineShape },
): void {
  const properties = findChildDraft(draft, 'p:spPr');
  if (properties === null) return;
  writeConnections(writing, draft, { previous, shape });
  if (previous.route !== shape.route || !isSameValue(previous.bends, shape.bends)) {
    removeChildren(properties, ['a:custGeom', 'a:prstGeom']);
    insertChild(properties, parseElementDraft(createConnectorXml(shape)), propertiesOrder);
  }
  writeStroke(properties, shapeLine, previous.line, shape.line);
  writeArrowHead(properties, 'a:headEnd', previous.startArrow === shape.startArrow ? null : shape.startArrow);
  writeArrowHead(properties, 'a:tailEnd', previous.endArrow === shape.endArrow ? null : shape.endArrow);
}

function writeArrowHead(properties: ElementDraft, name: string, hasHead: boolean | null): void {
  if (hasHead === null) return;
  const line = ensureChild(properties, 'a:ln', propertiesOrder);
  removeChildren(line, [name]);
  insertChild(line, parseElementDraft(`<${name} type="${hasHead ? 'triangle' : 'none'}"/>`), lineOrder);
}

function writePicture(
  writing: SlideWriteContext,
  draft: ElementDraft,
  { previous, shape }: { previous: PictureShape; shape: PictureShape },
): void {
  const fill = findChildDraft(draft, 'p:blipFill');
  if (fill === null) return;
  const fillOrder = ['a:blip', 'a:srcRect', 'a:tile', 'a:stretch'];
  if (previous.media !== shape.media) {
    const relationship = relateToPicture(writing, shape.media);
    // Other content of the blip was for the previous picture.
    removeChildren(fill, ['a:blip']);
    insertChild(
      fill,
      parseElementDraft(relationship === null ? '<a:blip/>' : `<a:blip r:embed="${relationship}"/>`),
      fillOrder,
    );
  }
  if (isSameValue(previous.crop, shape.crop)) return;
  const toAttribute = (part: number): string | null =>
    part === 0 ? null : String(Math.round(part * 100_000));
  const { left, top, right, bottom } = shape.crop;
  setAttributes(ensureChild(fill, 'a:srcRect', fillOrder), {
    l: toAttribute(left),
    t: toAttribute(top),
    r: toAttribute(right),
    b: toAttribute(bottom),
  });
}
