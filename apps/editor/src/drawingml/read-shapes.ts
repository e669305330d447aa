import type {
  BoxShape,
  GroupShape,
  LineShape,
  OtherShape,
  PictureShape,
  Shape,
} from '../canvas/scene/scene.ts';
import type { Element } from '../xml/element.ts';
import { findByPath, getString } from '../xml/values.ts';
import { readArrows } from './arrows.ts';
import { readConnector } from './connectors.ts';
import { readOutline } from './custom-geometry.ts';
import { type FillContext, readMediaName } from './drawing-part.ts';
import { readFillPaint } from './fill-paints.ts';
import { type FillSource, findFill, readStroke, resolveFillColour, roundOpacity } from './fills.ts';
import { readFraction } from './fraction.ts';
import {
  type Box,
  type CoordinateMapping,
  createGroupMapping,
  createMapping,
  identityMapping,
  readBox,
  readPosition,
} from './position.ts';
import { readFlag } from './text-styles.ts';

/** What shapes of texts and diagrams are read with. Their elements are those of slides under other prefixes. */
export interface ShapeContext extends FillContext {
  /** Text of a shape with this box, and its area if that is not the one of the outline. */
  readText: (shape: Element, box: Box) => Pick<BoxShape, 'text' | 'textFrame'>;
  /** Content of a frame: a chart, diagram or anything else. */
  readFrame: (content: Element | null) => Pick<OtherShape, 'what' | 'media' | 'chart'>;
}

interface ReadOptions {
  mapping: CoordinateMapping;
  /** The fill of the group, for shapes that take it. */
  groupFill: FillSource | null;
  id: string;
}

/** Deeper nested groups are left out. */
const maxDepth = 40;

/** The shape of an element that fills a box; null for other elements. */
export function readShape(element: Element, box: Box, context: ShapeContext): Shape | null {
  const transform = findByPath(getProperties(element), 'a:xfrm');
  const own = transform === null ? box : readBox(transform);
  const mapping = own.width > 0 && own.height > 0 ? createMapping(box, own) : identityMapping;
  const shape = readChild(element, { mapping, groupFill: null, id: 'd' }, context);
  return shape === null ? null : { ...shape, ...box };
}

/** The shapes of a tree without a transform of its own: a canvas, or the drawing of a diagram. */
export function readTree(tree: Element, box: Box, context: ShapeContext): GroupShape {
  const options: ReadOptions = { mapping: identityMapping, groupFill: null, id: 'd' };
  return {
    ...readBase(tree, options),
    ...box,
    kind: 'group',
    shapes: readChildren(tree, options, context),
  };
}

function readChildren(parent: Element, options: ReadOptions, context: ShapeContext): Shape[] {
  return parent.children.flatMap((child, index) => {
    const shown = getShownVersion(child);
    const id = `${options.id}.${index}`;
    const shape = id.split('.').length > maxDepth ? null : readChild(shown, { ...options, id }, context);
    return shape === null || isHidden(shown) ? [] : [shape];
  });
}

/** Of alternative versions, the one that newer programs show. */
function getShownVersion(element: Element): Element {
  return (element.name === 'mc:AlternateContent' ? element.children[0]?.children[0] : null) ?? element;
}

function readChild(element: Element, options: ReadOptions, context: ShapeContext): Shape | null {
  switch (getLocalName(element)) {
    case 'wsp':
    case 'sp':
    case 'cxnSp':
      return readBoxOrLine(element, options, context);
    case 'pic':
      return readPicture(element, options, context);
    case 'wgp':
    case 'grpSp':
      return readGroup(element, options, context);
    case 'graphicFrame':
      return readFrame(element, options, context);
    default:
      return null;
  }
}

const getLocalName = ({ name }: Element): string => name.slice(name.indexOf(':') + 1);

const findLocal = (element: Element, name: string): Element | null =>
  element.children.find((child) => getLocalName(child) === name) ?? null;

const getProperties = (element: Element): Element | null =>
  findLocal(element, 'spPr') ?? findLocal(element, 'grpSpPr');

/** The element with name and alternative text, in its container or directly in the shape. */
function getNonVisualProperties(element: Element): Element | null {
  const container = element.children.find((child) => /^nv\w*Pr$/.test(getLocalName(child))) ?? element;
  return findLocal(container, 'cNvPr');
}

const isHidden = (element: Element): boolean => readFlag(getNonVisualProperties(element), 'hidden') === true;

function readBase(element: Element, { mapping, id }: ReadOptions) {
  const nonVisual = getNonVisualProperties(element);
  const transform = findByPath(getProperties(element), 'a:xfrm') ?? findLocal(element, 'xfrm');
  return {
    id,
    name: getString(nonVisual, 'name') ?? '',
    alt: getString(nonVisual, 'descr') ?? '',
    ...readPosition(transform, mapping),
  };
}

function readBoxOrLine(element: Element, options: ReadOptions, context: ShapeContext): BoxShape | LineShape {
  const { sheet } = context;
  const base = readBase(element, options);
  const properties = findLocal(element, 'spPr');
  const style = findLocal(element, 'style');
  const line = readStroke(findByPath(properties, 'a:ln'), style, sheet);
  const isConnector = getLocalName(element) === 'cxnSp';
  const custom = findByPath(properties, 'a:custGeom');
  const preset = findByPath(properties, 'a:prstGeom');
  const name = getString(preset, 'prst') ?? (isConnector ? 'line' : 'rect');
  const connector = custom === null ? readConnector(preset, name) : null;
  if (connector !== null && line !== null)
    return {
      ...base,
      kind: 'line',
      ...connector,
      start: null,
      end: null,
      line,
      ...readArrows([properties], style, sheet),
    };
  const ownFill = isConnector ? null : findFill(properties, style, sheet);
  const fill = ownFill?.element?.name === 'a:grpFill' ? options.groupFill : ownFill;
  const color = resolveFillColour(fill, sheet);
  return {
    ...base,
    kind: 'box',
    ...readOutline({ custom, preset, name }, base),
    fill: color?.color ?? null,
    fillOpacity: roundOpacity(color?.opacity ?? 1),
    fillPaint: readFillPaint(fill, context, base),
    line,
    ...context.readText(element, base),
    placeholder: null,
  };
}

function readPicture(element: Element, options: ReadOptions, context: ShapeContext): PictureShape {
  const fill = findLocal(element, 'blipFill');
  const source = findByPath(fill, 'a:srcRect');
  const readCrop = (side: string): number => Math.min(1, Math.max(0, readFraction(source, side) ?? 0));
  return {
    ...readBase(element, options),
    kind: 'picture',
    media: readMediaName(context, findByPath(fill, 'a:blip')),
    crop: { left: readCrop('l'), top: readCrop('t'), right: readCrop('r'), bottom: readCrop('b') },
  };
}

function readGroup(element: Element, options: ReadOptions, context: ShapeContext): GroupShape {
  const base = readBase(element, options);
  const properties = findLocal(element, 'grpSpPr');
  const transform = findByPath(properties, 'a:xfrm');
  const ownFill = findFill(properties, null, context.sheet);
  const inner: ReadOptions = {
    ...options,
    groupFill: ownFill?.element?.name === 'a:grpFill' ? options.groupFill : ownFill,
    mapping: createGroupMapping(transform, base, options.mapping),
  };
  return { ...base, kind: 'group', shapes: readChildren(element, inner, context) };
}

function readFrame(element: Element, options: ReadOptions, context: ShapeContext): OtherShape {
  const content = findByPath(element, 'a:graphic', 'a:graphicData')?.children[0] ?? null;
  return { ...readBase(element, options), kind: 'other', ...context.readFrame(content) };
}
