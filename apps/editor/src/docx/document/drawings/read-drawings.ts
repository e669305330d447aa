import { createMediaReader } from '../../../canvas/format/media-reader.ts';
import {
  openPackage,
  readPartRoot,
  readPartText,
  readRelationshipMap,
} from '../../../canvas/format/package.ts';
import type { Media, OtherShape, Shape, TextBody } from '../../../canvas/scene/scene.ts';
import { readColour } from '../../../drawingml/colour.ts';
import type { DrawingPart } from '../../../drawingml/drawing-part.ts';
import type { Box } from '../../../drawingml/position.ts';
import { readChartFrame } from '../../../drawingml/read-chart-frame.ts';
import { type DiagramContext, readDiagramFrame } from '../../../drawingml/read-diagram.ts';
import { readShape, readTree, type ShapeContext } from '../../../drawingml/read-shapes.ts';
import { readTextArea } from '../../../drawingml/text.ts';
import { createColourMap, readTheme } from '../../../drawingml/theme.ts';
import { type Element, findChild, readElement } from '../../../xml/element.ts';
import { findByPath, getString } from '../../../xml/values.ts';
import { bodyPart } from '../../patch/text-parts.ts';
import { readWordStyles, readWords, type WordStyles } from './drawing-words.ts';
import { readExtent } from './limit-extent.ts';
import { getGraphicContent, getShownVersion } from './list-drawings.ts';
import { replaceDrawings } from './placeholders.ts';
import { readVml } from './read-vml.ts';

/** Drawings of a text that are shown but not edited, by the names of their placeholders. */
export interface TextDrawings {
  /** Null for one that cannot be read. */
  shapes: ReadonlyMap<string, Shape | null>;
  media: ReadonlyMap<string, Media>;
}

/** Reads the drawings of the body: those of headers, footers and notes are kept, but not shown. */
export function readDrawings(bytes: Uint8Array): TextDrawings {
  const pack = openPackage(bytes);
  const mediaReader = createMediaReader(pack);
  const relationships = readRelationshipMap(pack, bodyPart);
  const context: DrawingContext = {
    pack,
    styles: readWordStyles(readPartRoot(pack, 'word/styles.xml')),
    sheet: { relationships, ...readTextTheme(pack, relationships) },
    mediaReader,
  };
  const { drawings } = replaceDrawings(readPartText(pack, bodyPart) ?? '');
  const shapes = new Map<string, Shape | null>();
  for (const [name, markup] of drawings) shapes.set(name, readIfPossible(markup, context));
  return { shapes, media: mediaReader.allMedia };
}

export interface DrawingContext extends DiagramContext {
  styles: WordStyles;
}

function readTextTheme(
  pack: DrawingContext['pack'],
  relationships: DrawingPart['relationships'],
): Pick<DrawingPart, 'theme' | 'colours'> {
  const part = [...relationships.values()].find(({ type }) => type.endsWith('/theme'))?.target ?? '';
  const theme = readTheme(readPartRoot(pack, part), readRelationshipMap(pack, part));
  return { theme, colours: createColourMap(theme, null) };
}

/** A drawing that cannot be read does not keep others from being shown. */
function readIfPossible(markup: string, context: DrawingContext): Shape | null {
  try {
    return readMarkup(markup, context);
  } catch {
    return null;
  }
}

function readMarkup(markup: string, context: DrawingContext): Shape | null {
  const element = readElement(markup);
  const source = element === null ? null : getShownVersion(element);
  if (source === null) return null;
  if (source.name === 'w:pict') return readVml(source, context);
  const frame = findChild(source, 'wp:inline') ?? findChild(source, 'wp:anchor');
  const extent = frame === null ? null : findChild(frame, 'wp:extent');
  const box = { x: 0, y: 0, ...readExtent(extent) };
  const shape = readContent(getGraphicContent(source), box, context);
  const properties = findByPath(frame, 'wp:docPr');
  return {
    ...shape,
    name: getString(properties, 'name') ?? '',
    alt: getString(properties, 'descr') ?? shape.alt,
  };
}

function readContent(content: Element | null, box: Box, context: DrawingContext): Shape {
  const shapeContext: ShapeContext = {
    ...context,
    readText: (shape) => ({ text: readShapeText(shape, context) }),
    readFrame: (inner) => readFrame(inner, context),
  };
  const diagram = content === null ? null : readDiagramFrame(content, box, context);
  if (diagram !== null) return diagram;
  if (content?.name === 'wpc:wpc') return readTree(content, box, shapeContext);
  const shape = content === null ? null : readShape(content, box, shapeContext);
  return shape ?? { ...createBase(box), kind: 'other', ...readFrame(content, context) };
}

const createBase = (box: Box) => ({
  id: 'd',
  name: '',
  alt: '',
  ...box,
  rotation: 0,
  isFlippedX: false,
  isFlippedY: false,
});

function readFrame(
  content: Element | null,
  context: DrawingContext,
): Pick<OtherShape, 'what' | 'media' | 'chart'> {
  if (content?.name === 'dgm:relIds') return { what: 'diagram', media: null };
  if (content?.name !== 'c:chart') return { what: 'unknown', media: null };
  const chart = readChartFrame(content, context);
  return { what: 'chart', media: null, ...(chart && { chart }) };
}

/** The text of a shape: paragraphs of the text around it, in the area that DrawingML gives. */
function readShapeText(shape: Element, { styles, sheet }: DrawingContext): TextBody {
  const properties = findChild(shape, 'wps:bodyPr');
  const color = readColour(findByPath(shape, 'wps:style', 'a:fontRef'), sheet.colours)?.color ?? null;
  return {
    ...readTextArea([properties]),
    paragraphs: readWords(findByPath(shape, 'wps:txbx', 'w:txbxContent'), { styles, sheet, color }),
  };
}
