/**
 * Pages with shapes on them: what a presentation and a drawing are to the person who edits them. Everything is plain data and is replaced, never
 * changed, so that two scenes can be compared by identity. Lengths are whole EMU (914,400 to the inch), font sizes points, angles degrees
 * clockwise, colours `#rrggbb`.
 */
export interface Scene {
  pages: readonly ScenePage[];
  /** Bytes of the pictures, by the name that shapes give them. */
  media: ReadonlyMap<string, Media>;
  /** What new pages can begin as: the layouts of a presentation. A drawing has one, without a name. */
  layouts: readonly PageLayout[];
  /** The design of ours that the layouts are of; left out where they are the file's own. */
  design?: string;
}

/** What the page of the editor is given: the scene, and what else the file holds that it keeps and does not show. */
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
  /** `image/png` and the like. */
  type: string;
}

/** A page as it stands before anything is written on it. */
export interface PageLayout {
  id: string;
  name: string;
  width: number;
  height: number;
  background: string | null;
  behind: readonly Shape[];
  /** The empty places that it offers, to be written in. */
  shapes: readonly Shape[];
  /** What it is for, as presentations say it: `title`, `twoObj` …; left out where the file does not. */
  kind?: string;
  /** How words of each level look in its places, in the order of its shapes; null for what has no words. */
  levels?: readonly (readonly LevelFormat[] | null)[];
  theme?: LayoutTheme;
}

/** What words of a level look like where nobody has said otherwise. */
export interface LevelFormat {
  run: Omit<TextRun, 'text'>;
  paragraph: Omit<TextParagraph, 'runs'>;
}

/** Colours (words, ground, both of the second kind, then the accents) and typefaces that shapes refer to. */
export interface LayoutTheme {
  colors: readonly string[];
  headings: string;
  words: string;
}

export interface ScenePage {
  /** Unique in the scene, and the same each time the same bytes are read. */
  id: string;
  /** The page that it was copied from: what is not shown of it is copied too. */
  copyOf?: string;
  /** Empty where it has none. */
  name: string;
  width: number;
  height: number;
  background: string | null;
  layoutId: string;
  /** What the layout and the master page show: seen, and not to be taken hold of. */
  behind: readonly Shape[];
  /** From the back to the front. */
  shapes: readonly Shape[];
  /** Speaker notes; null where the kind of document has none. */
  notes: string | null;
  /** Left out when the pages are presented. */
  isHidden: boolean;
  comments: readonly SceneComment[];
}

export interface SceneComment {
  id: string;
  author: string;
  /** Milliseconds since 1970; null where the file does not say. */
  at: number | null;
  text: string;
  /** Where it points to on the page. */
  x: number;
  y: number;
}

export type Shape = BoxShape | LineShape | PictureShape | TableShape | GroupShape | OtherShape;

interface ShapeBase {
  /** Unique in the scene, and the same each time the same bytes are read. A new shape has a new one. */
  id: string;
  /** The shape that it was copied from, in the file or not: what is not shown of it is copied too. */
  copyOf?: string;
  name: string;
  /** Alternative text for readers who do not see it. */
  alt: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  isFlippedX: boolean;
  isFlippedY: boolean;
}

/** Outlines that both kinds of file know by name. Any other is drawn as the box around it, and kept in the file. */
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

/** An area with an outline, and words in it. A text box is one without fill and line. */
export interface BoxShape extends ShapeBase {
  kind: 'box';
  /** `path` has its outline in `path`; `other` is one that is only kept. */
  outline: Outline | 'path' | 'other';
  /** SVG path data in the units of the box: 0 to `width`, 0 to `height`. */
  path?: string;
  fill: string | null;
  /** 0 to 1. */
  fillOpacity: number;
  line: Stroke | null;
  text: TextBody;
  /** An empty place of the layout: what it asks for (`title`, `body`, `picture` …), shown until something stands there. */
  placeholder: string | null;
}

export interface LineShape extends ShapeBase {
  kind: 'line';
  /** From the top left corner to the bottom right one, before the flips; `elbow` and `curve` are connectors. */
  route: 'straight' | 'elbow' | 'curve';
  line: Stroke;
  startArrow: boolean;
  endArrow: boolean;
}

export interface PictureShape extends ShapeBase {
  kind: 'picture';
  /** In the scene's media; null where the picture lies outside the file. */
  media: string | null;
  /** Parts of the picture that are cut off, 0 to 1 of its width or height. */
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
  /** How many columns and rows it takes; 0 where another cell reaches over it. */
  columnSpan: number;
  rowSpan: number;
}

/**
 * Its shapes stand where they would stand on the page if the group were not turned or flipped: moving the group moves them. Its own rotation and
 * flips turn the whole about the middle of its box. A shape that joins or leaves a group keeps its id.
 */
export interface GroupShape extends ShapeBase {
  kind: 'group';
  shapes: readonly Shape[];
}

/** Something that is kept and can be moved, but not shown or changed here. */
export interface OtherShape extends ShapeBase {
  kind: 'other';
  what: 'chart' | 'diagram' | 'object' | 'equation' | 'video' | 'unknown';
  /** The picture that the file holds of it; null where there is none. */
  media: string | null;
}

export interface Stroke {
  color: string;
  width: number;
  dash: 'solid' | 'dash' | 'dot';
}

export interface TextBody {
  paragraphs: readonly TextParagraph[];
  anchor: 'top' | 'middle' | 'bottom';
  inset: { left: number; top: number; right: number; bottom: number };
}

export interface TextParagraph {
  /** Where there are no words, one run without text says what they will look like. */
  runs: readonly TextRun[];
  align: 'left' | 'center' | 'right' | 'justify';
  list: 'none' | 'bullet' | 'number';
  /** 0 to 8. */
  level: number;
  /** Of the height of a line. */
  lineSpacing: number;
  /** Points. */
  spaceBefore: number;
  isRightToLeft: boolean;
}

/** Words in one look; its values are what the file's styles come to. A line break is `\n`. */
export interface TextRun {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  size: number;
  color: string;
  font: string;
  /** `http`, `https` or `mailto`; null where it leads nowhere. */
  link: string | null;
}
