import { encodeText } from '@redraft/documents';
import { naturalSize } from '../../../canvas/format/natural-size.ts';
import { isPathScaled } from '../../../canvas/format/paths.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type {
  BoxShape,
  LineShape,
  PictureShape,
  Shape,
  Stroke,
  TextBody,
} from '../../../canvas/scene/scene.ts';
import {
  type Draft,
  draftIn,
  draftInPlaceOf,
  draftOf,
  drop,
  fresh,
  needed,
  type Piece,
  put,
  setAttributes,
} from '../../../xml/draft.ts';
import { childOf, type Element, rawOf, readElement } from '../../../xml/element.ts';
import { stringOf, writable } from '../../../xml/values.ts';
import { lengthOf } from '../read/lengths.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { DrawnSource } from '../read/reader.ts';
import { innerOf, readShapes, styleName } from '../read/shapes.ts';
import { textContext } from '../read/text.ts';
import { asItIs, type Matrix } from '../read/transforms.ts';
import { endsOfLine, straightened, writePlace } from './place.ts';
import { geometryXml, imageXml, skeletonOf } from './skeletons.ts';
import { writeTable } from './table.ts';
import { writeParagraphs } from './text.ts';
import { writeTree } from './tree.ts';
import { idFor, type PageWriting, pictureName, sourceOf } from './writing.ts';

/** A shape as it is to stand on the page; one that says what it said stays the markup that it was. */
export function writeShape(writing: PageWriting, given: Shape): Piece {
  const base = baseFor(writing, given);
  const shape = straightened(given);
  if (base.shape.kind === shape.kind && !isOtherElement(base.shape, shape, base.element))
    return patched(writing, base, shape);
  if (shape.kind === 'other') return patched(writing, base, { ...base.shape, ...namesAndPlace(shape) });
  return patched(writing, skeleton(writing, shape), shape);
}

/** Only some elements can take another outline. */
function isOtherElement(was: Shape, shape: Shape, element: Element): boolean {
  if (was.kind !== 'box' || shape.kind !== 'box' || was.outline === shape.outline) return false;
  return (
    shape.outline === 'path' || (shape.outline !== 'other' && innerOf(element).name !== 'draw:custom-shape')
  );
}

function baseFor(writing: PageWriting, shape: Shape): DrawnSource {
  const found = sourceOf(writing, shape);
  if (found === null) return skeleton(writing, shape);
  const { source, from, isOwn } = found;
  if (isOwn && !writing.used.has(shape.id)) {
    writing.used.add(shape.id);
    return source;
  }
  // Names of styles mean something else in another file: only what cannot be shown is taken from there as it is.
  if (from !== writing.opened && source.shape.kind !== 'other') return skeleton(writing, shape);
  return readAgain(writing, copiedXml(writing, { source, from, shape })) ?? skeleton(writing, shape);
}

function skeleton(writing: PageWriting, shape: Shape): DrawnSource {
  const picture =
    shape.kind === 'picture' || shape.kind === 'other' ? pictureName(writing, shape.media) : null;
  const read = readAgain(writing, skeletonOf(shape, { id: idFor(writing, shape), picture }));
  if (read === null) throw new Error(`Nothing is to be seen of a new ${shape.kind}`);
  return read;
}

function readAgain(writing: PageWriting, xml: string): DrawnSource | null {
  const element = readElement(xml);
  if (element === null) return null;
  const reader = { ...writing.reader, sources: new Map<string, DrawnSource>(), taken: new Set<string>() };
  const [shape] = readShapes(reader, [element], { matrix: asItIs, path: '', depth: 0 });
  return shape === undefined ? null : (reader.sources.get(shape.id) ?? null);
}

/** The markup of a shape to stand a second time: with an id and embedded documents of its own. */
function copiedXml(
  writing: PageWriting,
  { source, from, shape }: { source: DrawnSource; from: OpenedDrawing; shape: Shape },
): string {
  const id = idFor(writing, shape);
  const plain = rawOf(source.element).replace(/\s(?:xml:id|draw:id)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  const named = plain.replace(/^<[^\s/>]+/, (start) => `${start} xml:id="${id}" draw:id="${id}"`);
  const isElsewhere = from !== writing.opened;
  const own = isElsewhere
    ? named.replace(/\s(?:draw|presentation|text):style-name\s*=\s*"[^"]*"/g, '')
    : named;
  return own.replace(
    /(<draw:object\b[^>]*?\sxlink:href\s*=\s*")(?:\.\/)?([^"]+)/g,
    (_, tag: string, name: string) => {
      return `${tag}./${writing.files.folder(from.pack, name)}`;
    },
  );
}

const namesAndPlace = ({ name, alt, x, y, width, height, rotation }: Shape) => ({
  name,
  alt,
  x,
  y,
  width,
  height,
  rotation,
});

function patched(writing: PageWriting, base: DrawnSource, shape: Shape): Piece {
  const { copyOf: _, ...values } = shape;
  const { copyOf: __, ...before } = base.shape;
  if (isSameValue(before, { ...values, id: before.id })) return base.element;
  const whole = draftOf(base.element);
  const inner = innerOf(base.element);
  const draft = inner === base.element ? whole : (draftInPlaceOf(whole, inner) ?? whole);
  writeNames(draft, inner, { was: base.shape, shape });
  const was = base.shape;
  if (was.kind === 'group' && shape.kind === 'group') {
    writeTree(writing, draft, { source: inner, shapes: shape.shapes, write: writeShape });
    return whole;
  }
  if (was.kind === 'line' && shape.kind === 'line') {
    writeLine(writing, draft, { inner, was, shape, matrix: base.matrix });
    return whole;
  }
  if (stringOf(inner, 'svg:x1') === null) writePlace(draft, inner, { was, now: shape, matrix: base.matrix });
  if (was.kind === 'box' && shape.kind === 'box') writeBox(writing, draft, { inner, base, was, shape });
  else if (was.kind === 'picture' && shape.kind === 'picture')
    writePicture(writing, draft, { inner, was, shape });
  else if (was.kind === 'table' && shape.kind === 'table') writeTable(writing, draft, { inner, was, shape });
  return whole;
}

function writeNames(draft: Draft, inner: Element, { was, shape }: { was: Shape; shape: Shape }): void {
  if (was.name !== shape.name)
    setAttributes(draft, { 'draw:name': shape.name === '' ? null : writable(shape.name) });
  if (was.alt === shape.alt) return;
  const title = childOf(inner, 'svg:title');
  const name = title === null && childOf(inner, 'svg:desc') !== null ? 'svg:desc' : 'svg:title';
  if (shape.alt === '') {
    drop(draft, ['svg:title', 'svg:desc']);
    return;
  }
  const there = draftIn(draft, name);
  const words = encodeText(writable(shape.alt));
  if (there !== null) there.parts = [words];
  else draft.parts.splice(titleAt(draft), 0, fresh(`<${name}>${words}</${name}>`));
}

/** A frame says what it is of behind what it holds; any other shape before all else. */
const titleAt = ({ name, parts }: Draft): number => (name === 'draw:frame' ? parts.length : 0);

type Values = Record<string, string | null>;

function setStyle(writing: PageWriting, draft: Draft, inner: Element, values: Values): void {
  if (Object.keys(values).length === 0) return;
  const name = writing.styles.styled('graphic', styleName(inner), { 'style:graphic-properties': values });
  setAttributes(draft, { 'draw:style-name': name });
  // The style of its text says the fill once more, and programs that write it so believe that one.
  const text = stringOf(inner, 'draw:text-style-name');
  const style = writing.reader.styles.styleOf('paragraph', text);
  const fill = Object.entries(values).filter(([key]) => /^draw:(?:fill|opacity)/.test(key));
  if (style === null || fill.length === 0 || childOf(style, filling) === null) return;
  const own = writing.styles.styled('paragraph', text, { [filling]: Object.fromEntries(fill) });
  setAttributes(draft, { 'draw:text-style-name': own });
}

const filling = 'loext:graphic-properties';

function writeBox(
  writing: PageWriting,
  draft: Draft,
  { inner, base, was, shape }: { inner: Element; base: DrawnSource; was: BoxShape; shape: BoxShape },
): void {
  const values: Values = {
    ...strokeValues(writing, was.line, shape.line),
    ...textValues(was.text, shape.text),
  };
  if (was.fill !== shape.fill || was.fillOpacity !== shape.fillOpacity) {
    values['draw:fill'] = shape.fill === null ? 'none' : 'solid';
    if (shape.fill !== null) values['draw:fill-color'] = shape.fill;
    values['draw:opacity'] = `${Math.round(shape.fillOpacity * 1000) / 10}%`;
    values['draw:opacity-name'] = null;
  }
  setStyle(writing, draft, inner, values);
  if (inner.name === 'draw:custom-shape') writeGeometry(draft, was, shape);
  else if (inner.name === 'draw:path') writePath(draft, was, shape);
  if (isSameValue(was.text.paragraphs, shape.text.paragraphs)) return;
  const box = childOf(inner, 'draw:text-box');
  const holder = box === null ? draft : draftInPlaceOf(draft, box);
  const context =
    base.text ??
    textContext(writing.reader.styles, styleName(inner), stringOf(inner, 'draw:text-style-name'));
  if (holder === null) return;
  const { paragraphs } = shape.text;
  writeParagraphs(holder, box ?? inner, {
    paragraphs,
    context,
    styles: writing.styles,
    before: 'draw:enhanced-geometry',
  });
}

function writeGeometry(draft: Draft, was: BoxShape, shape: BoxShape): void {
  if (was.outline !== shape.outline && shape.outline !== 'other' && shape.outline !== 'path') {
    drop(draft, ['draw:enhanced-geometry']);
    put(draft, fresh(geometryXml(shape.outline)), []);
  }
  if (was.isFlippedX === shape.isFlippedX && was.isFlippedY === shape.isFlippedY) return;
  setAttributes(needed(draft, 'draw:enhanced-geometry', []), {
    'draw:mirror-horizontal': shape.isFlippedX ? 'true' : null,
    'draw:mirror-vertical': shape.isFlippedY ? 'true' : null,
  });
}

function writePath(draft: Draft, was: BoxShape, shape: BoxShape): void {
  const scale = { x: shape.width / (was.width || 1), y: shape.height / (was.height || 1) };
  const path = shape.path ?? '';
  if (was.path === path || (was.path !== undefined && isPathScaled(was.path, path, scale))) return;
  setAttributes(draft, {
    'svg:viewBox': `0 0 ${Math.round(shape.width)} ${Math.round(shape.height)}`,
    'svg:d': path,
  });
}

function textValues(was: TextBody, now: TextBody): Values {
  const values: Values = {};
  if (was.anchor !== now.anchor) values['draw:textarea-vertical-align'] = now.anchor;
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    if (was.inset[side] !== now.inset[side]) values[`fo:padding-${side}`] = lengthOf(now.inset[side]);
  return values;
}

const dashes = {
  dash: '<draw:stroke-dash draw:name="Redraft_20_Dash" draw:display-name="Redraft Dash" draw:style="rect" draw:dots1="1" draw:dots1-length="300%" draw:distance="150%"/>',
  dot: '<draw:stroke-dash draw:name="Redraft_20_Dot" draw:display-name="Redraft Dot" draw:style="rect" draw:dots1="1" draw:dots1-length="100%" draw:distance="100%"/>',
} as const;

function strokeValues({ styles }: PageWriting, was: Stroke | null, now: Stroke | null): Values {
  if (isSameValue(was, now)) return {};
  if (now === null) return { 'draw:stroke': 'none' };
  const values: Values = {
    'draw:stroke': now.dash === 'solid' ? 'solid' : 'dash',
    'svg:stroke-color': now.color,
    'svg:stroke-width': lengthOf(now.width),
  };
  if (now.dash === 'solid' || was?.dash === now.dash) return values;
  styles.named(dashes[now.dash]);
  return { ...values, 'draw:stroke-dash': now.dash === 'dot' ? 'Redraft_20_Dot' : 'Redraft_20_Dash' };
}

const arrow =
  '<draw:marker draw:name="Redraft_20_Arrow" draw:display-name="Redraft Arrow" svg:viewBox="0 0 20 30" svg:d="M10 0l-10 30h20z"/>';

function writeLine(
  writing: PageWriting,
  draft: Draft,
  { inner, was, shape, matrix }: { inner: Element; was: LineShape; shape: LineShape; matrix: Matrix },
): void {
  const values = strokeValues(writing, was.line, shape.line);
  for (const [side, before, now] of [
    ['start', was.startArrow, shape.startArrow],
    ['end', was.endArrow, shape.endArrow],
  ] as const) {
    if (before === now) continue;
    if (now) writing.styles.named(arrow);
    values[`draw:marker-${side}`] = now ? 'Redraft_20_Arrow' : '';
    if (now) values[`draw:marker-${side}-width`] = '0.3cm';
  }
  setStyle(writing, draft, inner, values);
  const [before, now] = [endsOfLine(was), endsOfLine(shape)];
  const isConnector = inner.name === 'draw:connector';
  if (isConnector && was.route !== shape.route)
    setAttributes(draft, {
      'draw:type': shape.route === 'straight' ? 'line' : shape.route === 'curve' ? 'curve' : 'standard',
      'svg:d': null,
    });
  if (isSameValue(before, now) && isSameValue(matrix, asItIs)) return;
  setAttributes(draft, {
    'svg:x1': lengthOf(now.start.x),
    'svg:y1': lengthOf(now.start.y),
    'svg:x2': lengthOf(now.end.x),
    'svg:y2': lengthOf(now.end.y),
    'draw:transform': null,
    // The way that a connector took before; programs find a new one.
    'svg:d': null,
    'svg:viewBox': null,
  });
}

function writePicture(
  writing: PageWriting,
  draft: Draft,
  { inner, was, shape }: { inner: Element; was: PictureShape; shape: PictureShape },
): void {
  if (was.media !== shape.media) {
    drop(draft, ['draw:image']);
    draft.parts.unshift(fresh(imageXml(pictureName(writing, shape.media))));
  }
  if (isSameValue(was.crop, shape.crop)) return;
  const name = pictureName(writing, shape.media);
  const bytes = shape.media === null ? undefined : writing.scene.media.get(shape.media);
  const size = name === null || bytes === undefined ? null : naturalSize(bytes.bytes);
  if (size === null) return;
  const { left, top, right, bottom } = shape.crop;
  const sides = [top * size.height, right * size.width, bottom * size.height, left * size.width];
  setStyle(writing, draft, inner, {
    'fo:clip': `rect(${sides.map((side) => lengthOf(Math.round(side))).join(', ')})`,
  });
}
