import { drawingMain, relationships } from './opc-parts.ts';

/** Markup for masters, layouts and slides. Lengths are EMU, 914,400 to the inch; slides are 16:9. */
const main = 'http://schemas.openxmlformats.org/presentationml/2006/main';
export const slideNamespaces = `xmlns:a="${drawingMain}" xmlns:r="${relationships}" xmlns:p="${main}"`;

export const slideSize = { width: 12_192_000, height: 6_858_000 } as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The shape tree of a slide, layout or master. */
export const shapeTree = (shapes: string): string =>
  '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
  `<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree>`;

const rectangle = ({ x, y, width, height }: Box): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;

export const schemeFill = (colour: string): string =>
  `<a:solidFill><a:schemeClr val="${colour}"/></a:solidFill>`;

export interface Placeholder {
  id: number;
  name: string;
  /** Attributes of `p:ph`: its type and index. */
  mark: string;
  /** Omitted if inherited from the layout or master. */
  box?: Box;
  /** Attributes of its `a:bodyPr`. */
  frame?: string;
  /** Differences of its levels from the master. */
  levels?: string;
  text?: string;
  /** A field instead of text. */
  field?: 'slidenum' | 'datetime1';
}

export function placeholder(options: Placeholder): string {
  const { id, name, mark, box, frame = '', levels = '', text = '', field } = options;
  const transform = box === undefined ? '' : rectangle(box);
  const content =
    field === undefined
      ? ''
      : `<a:fld id="${fieldIds[field]}" type="${field}"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld>`;
  const run = text === '' ? content : `<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph ${mark}/></p:nvPr></p:nvSpPr><p:spPr>${transform}</p:spPr>` +
    `<p:txBody>${bodyProperties(frame)}<a:lstStyle>${levels}</a:lstStyle><a:p>${run}</a:p></p:txBody></p:sp>`
  );
}

/** By default, text that does not fit is shrunk. */
const bodyProperties = (frame: string): string =>
  frame === '' ? '<a:bodyPr/>' : `<a:bodyPr ${frame}><a:normAutofit/></a:bodyPr>`;

const fieldIds = {
  slidenum: '{3B1A2C4D-5E6F-4A7B-8C9D-0E1F2A3B4C5D}',
  datetime1: '{4C2B3D5E-6F7A-4B8C-9D0E-1F2A3B4C5D6E}',
} as const;

/** An empty rectangle in a theme colour. */
export const ornamentShape = (id: number, box: Box, colour: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Ornament ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${rectangle(box)}` +
  `${schemeFill(colour)}<a:ln><a:noFill/></a:ln></p:spPr></p:sp>`;

export interface LevelFormat {
  points: number;
  colour?: string;
  font?: 'mj' | 'mn';
  isBold?: boolean;
  bullet?: string | null;
  /** Attributes of `a:pPr`. */
  attributes?: string;
  spaceBefore?: number;
}

/** The format of a level in a level list. */
export function level(number: number, format: LevelFormat): string {
  const { points, colour, font, isBold = false, bullet, attributes = '', spaceBefore } = format;
  const space =
    spaceBefore === undefined ? '' : `<a:spcBef><a:spcPts val="${spaceBefore * 100}"/></a:spcBef>`;
  const bulletMarkup =
    bullet === undefined
      ? ''
      : bullet === null
        ? '<a:buNone/>'
        : `<a:buFont typeface="Arial"/><a:buChar char="${bullet}"/>`;
  const faces =
    font === undefined
      ? ''
      : `<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/>`;
  return (
    `<a:lvl${number}pPr${attributes === '' ? '' : ` ${attributes}`}>${space}${bulletMarkup}<a:defRPr sz="${points * 100}"${isBold ? ' b="1"' : ''}>` +
    `${colour === undefined ? '' : schemeFill(colour)}${faces}</a:defRPr></a:lvl${number}pPr>`
  );
}
