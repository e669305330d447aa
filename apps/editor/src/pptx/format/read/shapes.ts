import type {
  BoxShape,
  Connection,
  GroupShape,
  OtherShape,
  Shape,
  Video,
} from '../../../canvas/scene/scene.ts';
import { readArrows } from '../../../drawingml/arrows.ts';
import { readColour } from '../../../drawingml/colour.ts';
import { readConnector } from '../../../drawingml/connectors.ts';
import { readOutline } from '../../../drawingml/custom-geometry.ts';
import { readMediaName } from '../../../drawingml/drawing-part.ts';
import { readFillPaint } from '../../../drawingml/fill-paints.ts';
import {
  type FillSource,
  findFill,
  readStroke,
  resolveFillColour,
  roundOpacity,
} from '../../../drawingml/fills.ts';
import { readFraction } from '../../../drawingml/fraction.ts';
import { type CoordinateMapping, createGroupMapping, readPosition } from '../../../drawingml/position.ts';
import { readChartFrame } from '../../../drawingml/read-chart-frame.ts';
import { readDiagramFrame } from '../../../drawingml/read-diagram.ts';
import { readBody } from '../../../drawingml/text.ts';
import {
  createTextContext,
  readFlag,
  type TextContext,
  type TextSource,
} from '../../../drawingml/text-styles.ts';
import { resolveFont } from '../../../drawingml/theme.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, findDescendant, getNumber, getString } from '../../../xml/values.ts';
import {
  getPlaceholderType,
  getTextStyleName,
  listInherited,
  type PlaceholderReference,
  readPlaceholder,
} from './placeholders.ts';
import { createShapeId, getNonVisualProperties, type Reader } from './reader.ts';
import { readTable } from './table.ts';
import { readVideo, readVideoLink } from './video.ts';

export const shapeNames = ['p:sp', 'p:cxnSp', 'p:pic', 'p:graphicFrame', 'p:grpSp', 'p:contentPart'];

/** Deeper nested groups are preserved as one shape. */
const maxDepth = 40;

/** The visible shapes in a shape tree. */
export function listShapeElements(tree: Element | null): Element[] {
  return (tree?.children ?? []).filter((element) => {
    const shapeElement = getShapeElement(element);
    return shapeElement !== null && readFlag(getNonVisualProperties(shapeElement), 'hidden') !== true;
  });
}

/** The shape itself; of alternative versions (`mc:AlternateContent`), the one that newer programs show. */
export function getShapeElement(element: Element): Element | null {
  if (shapeNames.includes(element.name)) return element;
  if (element.name !== 'mc:AlternateContent') return null;
  for (const version of element.children) {
    const shapeElement = version.children.find(({ name }) => shapeNames.includes(name));
    if (shapeElement !== undefined) return shapeElement;
  }
  return null;
}

export function readShapes(
  reader: Reader,
  elements: readonly Element[],
  { mapping, depth, groupFill = null }: GroupContext,
): Shape[] {
  return elements.flatMap((element) => {
    const shapeElement = getShapeElement(element);
    if (shapeElement === null) return [];
    const id = createShapeId(reader, shapeElement);
    const { shape, text = null } = readShape(reader, {
      element,
      shapeElement,
      id,
      mapping,
      depth,
      groupFill,
    });
    reader.sources.set(id, { shape, element, sheet: reader.sheet, mapping, text });
    return [shape];
  });
}

interface GroupContext {
  mapping: CoordinateMapping;
  depth: number;
  /** The fill of the group, for shapes that take it. */
  groupFill?: FillSource | null;
}

interface ShapeReadOptions extends Required<GroupContext> {
  element: Element;
  shapeElement: Element;
  id: string;
}

interface ReadResult {
  shape: Shape;
  text?: TextContext;
}

function readShape(reader: Reader, options: ShapeReadOptions): ReadResult {
  const { element, shapeElement } = options;
  if (element !== shapeElement)
    return { shape: createOtherShape(reader, options, getAlternativeKind(element)) };
  if (shapeElement.name === 'p:sp' || shapeElement.name === 'p:cxnSp') return readBoxOrLine(reader, options);
  if (shapeElement.name === 'p:pic') return { shape: readPicture(reader, options) };
  if (shapeElement.name === 'p:grpSp')
    return {
      shape:
        options.depth >= maxDepth ? createOtherShape(reader, options, 'unknown') : readGroup(reader, options),
    };
  return readGraphicFrame(reader, options);
}

function readBase({ shapeElement, id, mapping }: ShapeReadOptions, transform: Element | null) {
  const nonVisualProperties = getNonVisualProperties(shapeElement);
  return {
    id,
    name: getString(nonVisualProperties, 'name') ?? '',
    alt: getString(nonVisualProperties, 'descr') ?? '',
    ...readPosition(transform, mapping),
  };
}

function readBoxOrLine(reader: Reader, options: ShapeReadOptions): ReadResult {
  const { shapeElement } = options;
  const { sheet } = reader;
  const placeholder = readPlaceholder(shapeElement);
  const inherited = placeholder === null ? [] : listInherited(placeholder, reader);
  const shapeAndInherited = [shapeElement, ...inherited];
  const properties = shapeAndInherited.map((shape) => findChild(shape, 'p:spPr'));
  const findFirst = (name: string): Element | null =>
    properties.map((shapeProperties) => findByPath(shapeProperties, name)).find((found) => found !== null) ??
    null;
  const style = findChild(shapeElement, 'p:style');
  const [ownLine = null, ...inheritedLines] = properties.map((one) => findByPath(one, 'a:ln'));
  const line = readStroke(ownLine, style, sheet, inheritedLines);
  const base = readBase(options, findFirst('a:xfrm'));
  const custom = findFirst('a:custGeom');
  const preset = findFirst('a:prstGeom');
  const name = getString(preset, 'prst') ?? (shapeElement.name === 'p:cxnSp' ? 'line' : 'rect');
  const body = findChild(shapeElement, 'p:txBody');
  const connector = custom === null ? readConnector(preset, name) : null;
  if (
    connector !== null &&
    line !== null &&
    (body === null || findDescendant(body, ['a:t', 'a:fld']) === null)
  ) {
    return {
      shape: {
        ...base,
        kind: 'line',
        ...connector,
        start: readConnection(reader, shapeElement, 'a:stCxn'),
        end: readConnection(reader, shapeElement, 'a:endCxn'),
        line,
        ...readArrows(properties, style, reader.sheet),
      },
    };
  }
  const foundFill =
    shapeElement.name === 'p:cxnSp' ? null : findBoxFill(properties, style, { reader, options });
  const fill = resolveFillColour(foundFill, sheet);
  const sources = listTextSources(reader, { shapeElement, inherited, placeholder });
  const text = { ...createTextContext(sheet, sources, body), isOnLayoutOrMaster: isOnLayoutOrMaster(reader) };
  const bodies = shapeAndInherited.map((shape) => findByPath(shape, 'p:txBody', 'a:bodyPr'));
  const shape: BoxShape = {
    ...base,
    kind: 'box',
    ...readOutline({ custom, preset, name }, base),
    fill: fill?.color ?? null,
    fillOpacity: roundOpacity(fill?.opacity ?? 1),
    fillPaint: readFillPaint(foundFill, reader, base),
    line,
    text: readBody(body, text, bodies),
    placeholder: placeholder === null ? null : getPlaceholderType(placeholder),
  };
  return { shape, text };
}

/** A layout has a master but no layout, and so has a master while it is read for its layout. */
const isOnLayoutOrMaster = ({ layout, master }: Reader): boolean => layout === null && master !== null;

/** The shape may be one that is not shown. */
function readConnection({ prefix }: Reader, shapeElement: Element, name: string): Connection | null {
  const connection = findByPath(shapeElement, 'p:nvCxnSpPr', 'p:cNvCxnSpPr', name);
  const number = getString(connection, 'id');
  return number === null ? null : { shape: `${prefix}.${number}`, site: getNumber(connection, 'idx') ?? 0 };
}

function findBoxFill(
  properties: readonly (Element | null)[],
  style: Element | null,
  { reader, options }: { reader: Reader; options: ShapeReadOptions },
): FillSource | null {
  const [own = null, ...inherited] = properties;
  const fill = findFill(own, style, reader.sheet, inherited);
  return fill?.element?.name === 'a:grpFill' ? options.groupFill : fill;
}

function listTextSources(
  reader: Reader,
  {
    shapeElement,
    inherited,
    placeholder,
  }: { shapeElement: Element; inherited: readonly Element[]; placeholder: PlaceholderReference | null },
): TextSource[] {
  const sources: TextSource[] = [];
  const addLevels = (levels: Element | null): void => {
    if (levels !== null && levels.children.length > 0) sources.push({ kind: 'levels', levels });
  };
  for (const shape of [shapeElement, ...inherited]) addLevels(findByPath(shape, 'p:txBody', 'a:lstStyle'));
  const reference =
    findByPath(shapeElement, 'p:style', 'p:fontRef') ?? findByPath(shapeElement, 'p:style', 'a:fontRef');
  const color = readColour(reference, reader.sheet.colours)?.color;
  const fontIndex = getString(reference, 'idx');
  const font = fontIndex === 'major' ? '+mj-lt' : '+mn-lt';
  if (reference !== null && fontIndex !== 'none')
    sources.push({
      kind: 'format',
      format: { font: resolveFont(reader.sheet.theme, font), ...(color === undefined ? {} : { color }) },
    });
  // PowerPoint and LibreOffice give other shapes than placeholders the text style of the presentation, not that of the master.
  if (placeholder === null) sources.push(...reader.defaults);
  addLevels(findByPath(reader.master?.root, 'p:txStyles', getTextStyleName(placeholder)));
  return placeholder === null ? sources : [...sources, ...reader.defaults];
}

function readPicture(reader: Reader, options: ShapeReadOptions): Shape {
  const { shapeElement } = options;
  const mediaProperties = findByPath(shapeElement, 'p:nvPicPr', 'p:nvPr');
  if (
    mediaProperties !== null &&
    findDescendant(mediaProperties, [
      'a:videoFile',
      'a:audioFile',
      'a:wavAudioFile',
      'a:quickTimeFile',
      'a:audioCd',
      'p14:media',
    ]) !== null
  )
    return createVideoShape(reader, options, readVideo(reader, mediaProperties));
  const videoLink = readVideoLink(reader, shapeElement);
  if (videoLink !== null) return createVideoShape(reader, options, videoLink);
  const placeholder = readPlaceholder(shapeElement);
  const inherited = placeholder === null ? [] : listInherited(placeholder, reader);
  const transforms = [shapeElement, ...inherited].map((shape) => findByPath(shape, 'p:spPr', 'a:xfrm'));
  const fill = findChild(shapeElement, 'p:blipFill');
  const sourceRectangle = findByPath(fill, 'a:srcRect');
  const readCrop = (side: string): number => {
    const thousandths = Math.round((readFraction(sourceRectangle, side) ?? 0) * 100_000);
    return Math.min(1, Math.max(0, Math.round(thousandths / 10) / 10_000));
  };
  return {
    ...readBase(options, transforms.find((transform) => transform !== null) ?? null),
    kind: 'picture',
    media: readMediaName(reader, findByPath(fill, 'a:blip')),
    crop: { left: readCrop('l'), top: readCrop('t'), right: readCrop('r'), bottom: readCrop('b') },
  };
}

function readGroup(reader: Reader, options: ShapeReadOptions): Shape {
  const { shapeElement, mapping, depth } = options;
  const transform = findByPath(shapeElement, 'p:grpSpPr', 'a:xfrm');
  const base = readBase(options, transform);
  const childMapping = createGroupMapping(transform, base, mapping);
  const properties = findChild(shapeElement, 'p:grpSpPr');
  const ownFill = findFill(properties, null, reader.sheet);
  const shapes = readShapes(reader, listShapeElements(shapeElement), {
    mapping: childMapping,
    depth: depth + 1,
    groupFill: ownFill?.element?.name === 'a:grpFill' ? options.groupFill : ownFill,
  });
  return { ...base, kind: 'group', shapes };
}

function readGraphicFrame(reader: Reader, options: ShapeReadOptions): ReadResult {
  const transform = findChild(options.shapeElement, 'p:xfrm');
  const content = findByPath(options.shapeElement, 'a:graphic', 'a:graphicData');
  const table = findByPath(content, 'a:tbl');
  if (table === null) {
    const { sheet } = reader;
    const chart = readChartFrame(findByPath(content, 'c:chart'), { pack: sheet.pack, sheet });
    const shape = createOtherShape(reader, options, getFrameKind(content));
    const drawing = readFrameDiagram(reader, content, shape);
    return { shape: { ...shape, ...(chart && { chart }), ...(drawing && { drawing }) } };
  }
  return { shape: { ...readBase(options, transform), kind: 'table', ...readTable(reader, table) } };
}

function readFrameDiagram(
  { sheet, mediaReader }: Reader,
  content: Element | null,
  { width, height }: OtherShape,
): GroupShape | null {
  const [frame] = content?.children ?? [];
  if (frame === undefined) return null;
  return readDiagramFrame(frame, { x: 0, y: 0, width, height }, { pack: sheet.pack, sheet, mediaReader });
}

function getFrameKind(content: Element | null): OtherShape['what'] {
  const uri = getString(content, 'uri') ?? '';
  if (/chart(ex)?$/.test(uri)) return 'chart';
  if (uri.endsWith('/diagram')) return 'diagram';
  return uri.endsWith('/ole') ? 'object' : 'unknown';
}

function getAlternativeKind(element: Element): OtherShape['what'] {
  if (findDescendant(element, ['m:oMath', 'm:oMathPara', 'a14:m']) !== null) return 'equation';
  if (findDescendant(element, ['cx:chart', 'c:chart']) !== null) return 'chart';
  if (findDescendant(element, ['p:oleObj']) !== null) return 'object';
  return findDescendant(element, ['a:videoFile', 'p14:media']) === null ? 'unknown' : 'video';
}

function createOtherShape(reader: Reader, options: ShapeReadOptions, what: OtherShape['what']): OtherShape {
  const { element, shapeElement } = options;
  const transform = getTransform(shapeElement);
  const fallback = element.children.find(({ name }) => name === 'mc:Fallback') ?? element;
  const media =
    readMediaName(reader, findDescendant(fallback, ['a:blip'])) ??
    readMediaName(reader, findDescendant(element, ['a:blip']));
  return { ...readBase(options, transform), kind: 'other', what, media };
}

function createVideoShape(reader: Reader, options: ShapeReadOptions, video: Video | null): OtherShape {
  return { ...createOtherShape(reader, options, 'video'), ...(video === null ? {} : { video }) };
}

export function getTransform(shape: Element): Element | null {
  if (shape.name === 'p:graphicFrame') return findChild(shape, 'p:xfrm');
  return (
    findByPath(shape, 'p:spPr', 'a:xfrm') ??
    findByPath(shape, 'p:grpSpPr', 'a:xfrm') ??
    shape.children.find(({ name }) => name.endsWith(':xfrm')) ??
    null
  );
}
