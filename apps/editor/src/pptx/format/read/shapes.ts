import type { BoxShape, LineShape, OtherShape, Shape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, findDescendant, getNumber, getString } from '../../../xml/values.ts';
import { tintIn } from './colour.ts';
import { customPath } from './custom-geometry.ts';
import { fillIn, roundedOpacity, strokeOf, styledFill } from './fills.ts';
import { connectorRouteOf, outlineOf } from './outlines.ts';
import { boxIn, type Mapping, mappingInto, placeIn } from './place.ts';
import {
  inheritedBy,
  markOf,
  type PlaceholderMark,
  placeholderQueryOf,
  styleListOf,
} from './placeholders.ts';
import { idOf, mediaOf, namingOf, type Reader } from './reader.ts';
import { readTable } from './table.ts';
import { readBody } from './text.ts';
import { flagOf, type TextContext, type TextSource, textContext } from './text-styles.ts';
import { fontOf } from './theme.ts';

export const shapeNames = ['p:sp', 'p:cxnSp', 'p:pic', 'p:graphicFrame', 'p:grpSp', 'p:contentPart'];

/** Deeper nested groups are preserved as one shape. */
const maxDepth = 40;

/** The visible shapes in a shape tree. */
export function shapeElements(tree: Element | null): Element[] {
  return (tree?.children ?? []).filter((element) => {
    const own = innerOf(element);
    return own !== null && flagOf(namingOf(own), 'hidden') !== true;
  });
}

/** The shape itself; of alternative versions (`mc:AlternateContent`), the one that newer programs show. */
export function innerOf(element: Element): Element | null {
  if (shapeNames.includes(element.name)) return element;
  if (element.name !== 'mc:AlternateContent') return null;
  for (const version of element.children) {
    const own = version.children.find(({ name }) => shapeNames.includes(name));
    if (own !== undefined) return own;
  }
  return null;
}

export function readShapes(
  reader: Reader,
  elements: readonly Element[],
  { mapping, depth }: { mapping: Mapping; depth: number },
): Shape[] {
  return elements.flatMap((element) => {
    const own = innerOf(element);
    if (own === null) return [];
    const id = idOf(reader, own);
    const { shape, text = null } = readShape(reader, { element, own, id, mapping, depth });
    reader.sources.set(id, { shape, element, sheet: reader.sheet, mapping, text });
    return [shape];
  });
}

interface Task {
  element: Element;
  own: Element;
  id: string;
  mapping: Mapping;
  depth: number;
}

interface Read {
  shape: Shape;
  text?: TextContext;
}

function readShape(reader: Reader, task: Task): Read {
  const { element, own } = task;
  if (element !== own) return { shape: otherShape(reader, task, alternativeKind(element)) };
  if (own.name === 'p:sp' || own.name === 'p:cxnSp') return readBoxOrLine(reader, task);
  if (own.name === 'p:pic') return { shape: readPicture(reader, task) };
  if (own.name === 'p:grpSp')
    return { shape: task.depth >= maxDepth ? otherShape(reader, task, 'unknown') : readGroup(reader, task) };
  return readFrame(reader, task);
}

function baseOf({ own, id, mapping }: Task, transform: Element | null) {
  const naming = namingOf(own);
  return {
    id,
    name: getString(naming, 'name') ?? '',
    alt: getString(naming, 'descr') ?? '',
    ...placeIn(transform, mapping),
  };
}

function readBoxOrLine(reader: Reader, task: Task): Read {
  const { own } = task;
  const { sheet } = reader;
  const mark = markOf(own);
  const inherited = mark === null ? [] : inheritedBy(mark, reader);
  const all = [own, ...inherited];
  const properties = all.map((shape) => findChild(shape, 'p:spPr'));
  const first = (name: string): Element | null =>
    properties.map((one) => findByPath(one, name)).find((found) => found !== null) ?? null;
  const style = findChild(own, 'p:style');
  const line = strokeOf(
    properties.map((one) => findByPath(one, 'a:ln')),
    style,
    sheet,
  );
  const base = baseOf(task, first('a:xfrm'));
  const preset = getString(first('a:prstGeom'), 'prst') ?? (own.name === 'p:cxnSp' ? 'line' : 'rect');
  const custom =
    properties.map((one) => findByPath(one, 'a:custGeom')).find((found) => found !== null) ?? null;
  const body = findChild(own, 'p:txBody');
  const route = custom === null ? connectorRouteOf(preset) : null;
  if (route !== null && line !== null && (body === null || findDescendant(body, ['a:t', 'a:fld']) === null)) {
    return { shape: { ...base, kind: 'line', route, line, ...arrowsOf(properties, style, reader) } };
  }
  const path = custom === null ? null : customPath(custom, base);
  const fill = fillOfBox(properties, style, reader);
  const text = textContext(sheet, textSources(reader, { own, inherited, mark }), body);
  const bodies = all.map((shape) => findByPath(shape, 'p:txBody', 'a:bodyPr'));
  const shape: BoxShape = {
    ...base,
    kind: 'box',
    outline: path !== null ? 'path' : custom !== null || route !== null ? 'other' : outlineOf(preset),
    ...(path === null ? {} : { path }),
    fill: own.name === 'p:cxnSp' ? null : (fill?.color ?? null),
    fillOpacity: roundedOpacity(fill?.opacity ?? 1),
    line,
    text: readBody(body, text, bodies),
    placeholder: mark === null ? null : placeholderQueryOf(mark),
  };
  return { shape, text };
}

function fillOfBox(properties: readonly (Element | null)[], style: Element | null, reader: Reader) {
  for (const one of properties) {
    const fill = fillIn(one, reader.sheet);
    if (fill !== undefined) return fill;
  }
  return styledFill(style, reader.sheet);
}

function arrowsOf(
  properties: readonly (Element | null)[],
  style: Element | null,
  { sheet }: Reader,
): Pick<LineShape, 'startArrow' | 'endArrow'> {
  const index = getNumber(findByPath(style, 'p:lnRef'), 'idx') ?? 0;
  const lines = [...properties.map((one) => findByPath(one, 'a:ln')), sheet.theme.lines[index - 1] ?? null];
  const hasHead = (name: string): boolean => {
    for (const line of lines) {
      const head = findByPath(line, name);
      if (head !== null) return (getString(head, 'type') ?? 'none') !== 'none';
    }
    return false;
  };
  return { startArrow: hasHead('a:headEnd'), endArrow: hasHead('a:tailEnd') };
}

function textSources(
  reader: Reader,
  { own, inherited, mark }: { own: Element; inherited: readonly Element[]; mark: PlaceholderMark | null },
): TextSource[] {
  const sources: TextSource[] = [];
  const add = (levels: Element | null): void => {
    if (levels !== null && levels.children.length > 0) sources.push({ kind: 'levels', levels });
  };
  for (const shape of [own, ...inherited]) add(findByPath(shape, 'p:txBody', 'a:lstStyle'));
  const reference = findByPath(own, 'p:style', 'p:fontRef') ?? findByPath(own, 'p:style', 'a:fontRef');
  const color = tintIn(reference, reader.sheet.palette)?.color;
  const index = getString(reference, 'idx');
  const font = index === 'major' ? '+mj-lt' : '+mn-lt';
  if (reference !== null && index !== 'none')
    sources.push({
      kind: 'format',
      format: { font: fontOf(reader.sheet.theme, font), ...(color === undefined ? {} : { color }) },
    });
  add(findByPath(reader.master?.root, 'p:txStyles', styleListOf(mark)));
  return [...sources, ...reader.defaults];
}

function readPicture(reader: Reader, task: Task): Shape {
  const { own } = task;
  const file = findByPath(own, 'p:nvPicPr', 'p:nvPr');
  if (
    file !== null &&
    findDescendant(file, [
      'a:videoFile',
      'a:audioFile',
      'a:wavAudioFile',
      'a:quickTimeFile',
      'a:audioCd',
      'p14:media',
    ]) !== null
  )
    return otherShape(reader, task, 'video');
  const mark = markOf(own);
  const inherited = mark === null ? [] : inheritedBy(mark, reader);
  const transforms = [own, ...inherited].map((shape) => findByPath(shape, 'p:spPr', 'a:xfrm'));
  const fill = findChild(own, 'p:blipFill');
  const cut = findByPath(fill, 'a:srcRect');
  const crop = (side: string): number =>
    Math.min(1, Math.max(0, Math.round((getNumber(cut, side) ?? 0) / 10) / 10_000));
  return {
    ...baseOf(task, transforms.find((transform) => transform !== null) ?? null),
    kind: 'picture',
    media: mediaOf(reader, findByPath(fill, 'a:blip')),
    crop: { left: crop('l'), top: crop('t'), right: crop('r'), bottom: crop('b') },
  };
}

function readGroup(reader: Reader, task: Task): Shape {
  const { own, mapping, depth } = task;
  const transform = findByPath(own, 'p:grpSpPr', 'a:xfrm');
  const base = baseOf(task, transform);
  const inner = groupMapping(transform, base, mapping);
  const shapes = readShapes(reader, shapeElements(own), { mapping: inner, depth: depth + 1 });
  return { ...base, kind: 'group', shapes };
}

/** A group without child coordinates uses those around it. */
export function groupMapping(
  transform: Element | null,
  page: Parameters<typeof mappingInto>[0],
  around: Mapping,
): Mapping {
  if (transform === null || findChild(transform, 'a:chOff') === null) return around;
  return mappingInto(page, boxIn(transform, { off: 'a:chOff', ext: 'a:chExt' }));
}

function readFrame(reader: Reader, task: Task): Read {
  const transform = findChild(task.own, 'p:xfrm');
  const content = findByPath(task.own, 'a:graphic', 'a:graphicData');
  const table = findByPath(content, 'a:tbl');
  if (table === null) return { shape: otherShape(reader, task, kindOfFrame(content)) };
  return { shape: { ...baseOf(task, transform), kind: 'table', ...readTable(reader, table) } };
}

function kindOfFrame(content: Element | null): OtherShape['what'] {
  const uri = getString(content, 'uri') ?? '';
  if (/chart(ex)?$/.test(uri)) return 'chart';
  if (uri.endsWith('/diagram')) return 'diagram';
  return uri.endsWith('/ole') ? 'object' : 'unknown';
}

function alternativeKind(element: Element): OtherShape['what'] {
  if (findDescendant(element, ['m:oMath', 'm:oMathPara', 'a14:m']) !== null) return 'equation';
  if (findDescendant(element, ['cx:chart', 'c:chart']) !== null) return 'chart';
  if (findDescendant(element, ['p:oleObj']) !== null) return 'object';
  return findDescendant(element, ['a:videoFile', 'p14:media']) === null ? 'unknown' : 'video';
}

function otherShape(reader: Reader, task: Task, what: OtherShape['what']): Shape {
  const { element, own } = task;
  const transform = transformOf(own);
  const fallback = element.children.find(({ name }) => name === 'mc:Fallback') ?? element;
  const media =
    mediaOf(reader, findDescendant(fallback, ['a:blip'])) ??
    mediaOf(reader, findDescendant(element, ['a:blip']));
  return { ...baseOf(task, transform), kind: 'other', what, media };
}

export function transformOf(shape: Element): Element | null {
  if (shape.name === 'p:graphicFrame') return findChild(shape, 'p:xfrm');
  return (
    findByPath(shape, 'p:spPr', 'a:xfrm') ??
    findByPath(shape, 'p:grpSpPr', 'a:xfrm') ??
    shape.children.find(({ name }) => name.endsWith(':xfrm')) ??
    null
  );
}
