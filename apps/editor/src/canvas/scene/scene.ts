import type { Chart } from '../../chart/chart.ts';
import type { Guide, TextFrame } from '../../drawingml/geometry.ts';
import type { GraphicStyle } from './graphic-style.ts';
import type { Layer } from './layer.ts';

/**
 * Pages with shapes: the model of presentations and drawings. Everything is immutable plain data, so two scenes can be compared by identity. Lengths
 * are whole EMU (914,400 to the inch), font sizes points, angles degrees clockwise, colours `#rrggbb`.
 */
export interface Scene {
  pages: readonly ScenePage[];
  /** Of the first page; undefined for 1. */
  firstPageNumber?: number;
  /** Picture data, by the name that shapes use for it. */
  media: ReadonlyMap<string, Media>;
  /** Layouts for new pages: those of a presentation. A drawing has one, without a name. */
  layouts: readonly PageLayout[];
  /** The built-in design that the layouts belong to; undefined for layouts from the file. */
  design?: string;
  /** The layers of a drawing; undefined in presentations, which have none. */
  layers?: readonly Layer[];
  /** The graphic styles of a drawing; undefined in presentations. */
  styles?: readonly GraphicStyle[];
  /** Shapes have the default glue points of OpenDocument instead of the connection sites of DrawingML. */
  hasGluePoints?: boolean;
  /** New comments can be about shapes and be resolved: they are written as modern comments of PowerPoint. */
  hasModernComments?: boolean;
}

/** What the editor page receives: the scene, and the kinds of content in the file that are preserved but not shown. */
export interface SceneContent extends Scene {
  unsupported: readonly UnsupportedKind[];
}

export type UnsupportedKind =
  | 'chart'
  | 'diagram'
  | 'object'
  | 'equation'
  | 'video'
  | 'animation'
  | 'transition'
  | 'effect'
  | 'other';

export interface Media {
  bytes: Uint8Array;
  /** MIME type, such as `image/png`. */
  type: string;
}

/** The state of a page before any content is added. */
export interface PageLayout {
  id: string;
  name: string;
  width: number;
  height: number;
  background: string | null;
  behind: readonly Shape[];
  /** Its empty placeholders. */
  shapes: readonly Shape[];
  /** Its type as in PresentationML: `title`, `twoObj` …; undefined if the file does not give one. */
  kind?: string;
  /** Default formatting per level for each of its shapes, in order; null for shapes without text. */
  levels?: readonly (readonly LevelFormat[] | null)[];
  theme?: LayoutTheme;
}

/** Default formatting of a level. */
export interface LevelFormat {
  run: Omit<TextRun, 'text'>;
  paragraph: Omit<TextParagraph, 'runs'>;
}

/** Theme colours (text 1, background 1, text 2, background 2, then the accents) and fonts that shapes refer to. */
export interface LayoutTheme {
  colors: readonly string[];
  headings: string;
  words: string;
}

export interface ScenePage {
  /** Unique in the scene, and stable across reads of the same bytes. */
  id: string;
  /** The page that it was copied from: content that is not shown is copied as well. */
  copyOf?: string;
  /** Empty if it has none. */
  name: string;
  width: number;
  height: number;
  background: string | null;
  layoutId: string;
  /** Shapes of the layout and master: visible but not selectable. */
  behind: readonly Shape[];
  /** From the back to the front. */
  shapes: readonly Shape[];
  /** Speaker notes; null if the format has none. */
  notes: string | null;
  /** Skipped in the slide show. */
  isHidden: boolean;
  /** How it appears in the slide show. */
  transition: SlideTransition;
  comments: readonly SceneComment[];
}

/** Transitions that are shown; any other is preserved. */
export const slideTransitions = ['none', 'fade', 'push'] as const;
export type SlideTransition = (typeof slideTransitions)[number] | 'other';

export interface SceneComment {
  id: string;
  /** The comment that it replies to; null for the first one of a thread. */
  parentId: string | null;
  author: string;
  /** Milliseconds since 1970; null if the file does not say. */
  at: number | null;
  text: string;
  /** Id of the shape that it is about, which may have been deleted; null for a comment on the page. */
  shape: string | null;
  /** Anchor position from the top left corner of that shape, or of the page. */
  x: number;
  y: number;
  /** Null for replies, and in formats that do not know resolved comments. */
  isResolved: boolean | null;
}

export type Shape = BoxShape | LineShape | PictureShape | TableShape | GroupShape | OtherShape;

interface ShapeBase {
  /** Unique in the scene, and stable across reads of the same bytes. A new shape gets a new id. */
  id: string;
  /** The shape that it was copied from, in the file or not: content that is not shown is copied as well. */
  copyOf?: string;
  name: string;
  /** Alternative text for screen readers. */
  alt: string;
  /** The id of its layer; undefined in groups and presentations, and until a new shape is added. */
  layer?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  isFlippedX: boolean;
  isFlippedY: boolean;
}

/** Outlines that both OOXML and ODF define as presets. Any other is drawn as a rectangle and preserved in the file. */
export const outlines = [
  'rectangle',
  'roundRectangle',
  'ellipse',
  'triangle',
  'rightTriangle',
  'diamond',
  'parallelogram',
  'trapezoid',
  'pentagon',
  'hexagon',
  'octagon',
  'star5',
  'rightArrow',
  'leftArrow',
  'upArrow',
  'downArrow',
  'leftRightArrow',
  'speechBubble',
  'cloud',
  'heart',
  'cylinder',
] as const;
export type Outline = (typeof outlines)[number];

/** A shape that can have a graphic style. */
interface StyledShapeBase extends ShapeBase {
  /** The id of its style in a drawing, null for none; undefined until a new shape is added. */
  styleId?: string | null;
}

/** An area with an outline and text. A text box is one without fill and line. */
export interface BoxShape extends StyledShapeBase {
  kind: 'box';
  /** `path` is described by `path` below; `other` is preserved but not drawn. */
  outline: Outline | 'path' | 'other';
  /** The preset of DrawingML that gives `path`, if `outline` alone does not. */
  preset?: PresetShape;
  /** SVG path data in the units of the box, 0 to `width` and 0 to `height`: of a `path`, and of presets whose form the file gives. */
  path?: string;
  /** The lines, if they are not the edges of `path`. */
  linePath?: string;
  /** Distances of the text from the sides, as parts of the width and height; undefined for those of the outline. */
  textFrame?: TextFrame;
  /** Places where connectors can end; undefined for those of the outline. */
  sites?: readonly ConnectionSite[];
  fill: string | null;
  /** 0 to 1. */
  fillOpacity: number;
  /** A gradient or picture drawn instead of the colour `fill`, which is its average; null for a plain fill. */
  fillPaint: FillPaint | null;
  line: Stroke | null;
  text: TextBody;
  /** Type of a placeholder (`title`, `body`, `picture` …), which is shown as such while it is empty; null for other shapes. */
  placeholder: string | null;
  /** Covers the page behind all other shapes, as long as the page keeps `fill` as its background. */
  isBackground?: boolean;
}

/** A preset shape (ECMA-376 part 1, 20.1.10.56) with the guides that replace its own. */
export interface PresetShape {
  name: string;
  adjustments: readonly Guide[];
}

export type FillPaint = Gradient | PictureFill;
export type Gradient = LinearGradient | RadialGradient;

export interface GradientStop {
  /** 0 to 1. */
  offset: number;
  color: string;
  opacity: number;
}

export interface LinearGradient {
  kind: 'linear';
  /** Direction in degrees, clockwise from left to right. */
  angle: number;
  stops: readonly GradientStop[];
}

/** A gradient from a point outwards to the farthest corner. */
export interface RadialGradient {
  kind: 'radial';
  /** Parts of the width and height. */
  centerX: number;
  centerY: number;
  stops: readonly GradientStop[];
}

export interface PictureFill {
  kind: 'picture';
  /** Key in the scene's media. */
  media: string;
  opacity: number;
  /** Position of the whole picture: parts of the box, or lengths of a picture that is repeated. */
  x: number;
  y: number;
  width: number;
  height: number;
  isTiled: boolean;
}

export interface LineShape extends StyledShapeBase {
  kind: 'line';
  /** From the top left to the bottom right corner, before flips. */
  route: 'straight' | 'elbow' | 'curve';
  /**
   * Where an elbow or curve turns, as parts of the width and height in turn, beginning with the width: it starts and, with an odd number of turns,
   * ends along its width. None for a straight line.
   */
  bends: readonly number[];
  /** The shapes that its ends are connected to. */
  start: Connection | null;
  end: Connection | null;
  line: Stroke;
  startArrow: boolean;
  endArrow: boolean;
  /** Of arrowheads with a size of their own; others are as large as the line is wide (`computeHeadLength`). */
  arrowSizes?: { start?: ArrowSize; end?: ArrowSize };
  /** The line says how far apart its ends are, and is drawn beside them. */
  dimension?: Dimension;
}

export interface ArrowSize {
  width: number;
  length: number;
}

/** A dimension line of OpenDocument (`draw:measure`). */
export interface Dimension {
  /** From the measured points to the line; positive to the left of somebody who goes from the start to the end. */
  distance: number;
  /** By how much the guides go beyond the line. */
  overhang: number;
  /** Between the measured points and the guides. */
  gap: number;
  unit: 'mm' | 'cm' | 'm' | 'km' | 'pt' | 'pc' | 'inch' | 'ft' | 'mi';
  decimals: number;
  showsUnit: boolean;
  /** Text in place of the length. */
  text: string | null;
  /** Points. */
  size: number;
  color: string;
  font: string;
  bold: boolean;
}

export interface Connection {
  /** Id of a shape on the page; it may name one that is not shown. */
  shape: string;
  /** The id of its connection site; null for the nearest. */
  site: number | null;
}

/** A place on a shape where connectors can end. */
export interface ConnectionSite {
  id: number;
  /** Parts of the width and height. */
  x: number;
  y: number;
  /** Degrees clockwise from the right: the direction in which a connector leaves the shape. */
  angle: number;
}

export interface PictureShape extends ShapeBase {
  kind: 'picture';
  /** Key in the scene's media; null if the picture is external to the file. */
  media: string | null;
  /** Cropped fractions of the width or height, 0 to 1. */
  crop: { left: number; top: number; right: number; bottom: number };
}

export interface TableShape extends ShapeBase {
  kind: 'table';
  columns: readonly number[];
  rows: readonly { height: number; cells: readonly TableCell[] }[];
}

export interface TableCell {
  text: TextBody;
  fill: string | null;
  /** 0 to 1. */
  fillOpacity: number;
  /** Null for the thin grey lines of a table without borders of its own. */
  borders: CellBorders | null;
  /** Number of columns and rows it spans; 0 if it is covered by another cell. */
  columnSpan: number;
  rowSpan: number;
}

/** Null for no line. Between two cells, the wider of their lines is drawn. */
export interface CellBorders {
  left: Stroke | null;
  right: Stroke | null;
  top: Stroke | null;
  bottom: Stroke | null;
}

/**
 * Child shapes have page coordinates as if the group were not rotated or flipped, so moving the group moves them. The group's rotation and flips
 * apply about the centre of its box. A shape that joins or leaves a group keeps its id.
 */
export interface GroupShape extends ShapeBase {
  kind: 'group';
  shapes: readonly Shape[];
}

/** A shape that is preserved and can be moved, but not shown or edited. */
export interface OtherShape extends ShapeBase {
  kind: 'other';
  what: 'chart' | 'diagram' | 'object' | 'equation' | 'video' | 'unknown';
  /** Its fallback picture in the file; null if there is none. */
  media: string | null;
  /** A chart that can be drawn from its stored values. */
  chart?: Chart;
  /** The shapes of a diagram as the last program laid them out, from its top left corner. */
  drawing?: GroupShape;
  /** A video that can be opened or played; any other is only preserved. */
  video?: Video;
}

export type Video =
  /** At an `http` or `https` address, as the file has it: often that of a player. */
  | { kind: 'link'; address: string }
  /** In the file: `media` is its key in the scene's media. */
  | { kind: 'embedded'; media: string };

export interface Stroke {
  color: string;
  width: number;
  dash: 'solid' | 'dash' | 'dot';
}

export interface TextBody {
  paragraphs: readonly TextParagraph[];
  anchor: 'top' | 'middle' | 'bottom';
  inset: { left: number; top: number; right: number; bottom: number };
  /** Null for lines from left to right in one column as wide as the box. It is preserved, not edited. */
  layout: TextLayout | null;
}

export interface TextLayout {
  /** Horizontal lines, or vertical ones read down or up. */
  direction: 'horizontal' | 'down' | 'up';
  columns: number;
  columnGap: number;
  /** Whether lines wrap at the edge of the box. */
  wraps: boolean;
  /** Degrees clockwise, in addition to those of the shape. */
  rotation: number;
  /** Whether the text stays upright when the shape is rotated. */
  isUpright: boolean;
}

export interface TextParagraph {
  /** An empty paragraph has one run without text, which gives the format of text typed there. */
  runs: readonly TextRun[];
  align: 'left' | 'center' | 'right' | 'justify';
  list: 'none' | 'bullet' | 'number';
  /** Null for the default marker of its list and level. */
  marker: ListMarker | null;
  /** 0 to 8. */
  level: number;
  /** Null for the defaults of its list and level. */
  indents: Indents | null;
  /** Multiple of the line height. */
  lineSpacing: number;
  /** Points. */
  spaceBefore: number;
  /** Points. */
  spaceAfter: number;
  isRightToLeft: boolean;
}

/** Distances of a paragraph from the sides of its text area. */
export interface Indents {
  left: number;
  right: number;
  /** Of the first line, with its marker, from `left`: below 0 for a hanging one. */
  first: number;
}

export interface ListMarker {
  /** The bullet; null for a number. */
  text: string | null;
  /** Null for a bullet. */
  numbering: Numbering | null;
  startAt: number;
  /** Null for those of the text. */
  color: string | null;
  font: string | null;
  /** In parts of the size of the text. */
  size: number;
}

/** Format of a number, and the punctuation around it. */
export interface Numbering {
  format: 'arabic' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman';
  punctuation: 'period' | 'parenthesis' | 'parentheses' | 'plain';
}

/** Text with one format, with all style values resolved. A line break is `\n`. */
export interface TextRun {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  /** Letters shown as capitals; the text itself keeps its case. */
  capitals: 'none' | 'all' | 'small';
  /** Raised (superscript) or lowered (subscript, below 0) by this part of the size; 0 for text on the line. */
  baseline: number;
  size: number;
  color: string;
  font: string;
  /** `http`, `https` or `mailto` address; null without a link. */
  link: string | null;
  /** Of text behind pages: the number of the page is shown instead. */
  field?: 'pageNumber';
}
