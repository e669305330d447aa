import { encodeAttribute } from '@redraft/documents';
import { type Element, findChild, getInnerXml, getOpenTag, getRawXml } from '../../../xml/element.ts';
import { readExtent } from './limit-extent.ts';
import { readVmlFrame, type VmlFrame } from './vml-frame.ts';

/** A picture without a source in the place of a drawing, as large and anchored in the same way. */
export function createPlaceholder(source: Element, name: string): string {
  const frame = findChild(source, 'wp:inline') ?? findChild(source, 'wp:anchor');
  const content = frame === null ? createVmlFrame(readVmlFrame(source), name) : createFrame(frame, name);
  return `<w:drawing>${content}</w:drawing>`;
}

function createFrame(frame: Element, name: string): string {
  const children = frame.children.filter(({ name: child }) => child !== 'a:graphic').map(toReadable);
  return `${getOpenTag(frame)}${children.join('')}${createGraphic(name)}</${frame.name}>`;
}

/** Positions have a version for older programs, which is the one in lengths. */
function toReadable(element: Element): string {
  if (element.name === 'wp:extent') return createExtent(readExtent(element));
  if (element.name !== 'mc:AlternateContent') return getRawXml(element);
  const fallback = findChild(element, 'mc:Fallback');
  return fallback === null ? '' : getInnerXml(fallback);
}

const createExtent = ({ width, height }: Pick<VmlFrame, 'width' | 'height'>): string =>
  `<wp:extent cx="${width}" cy="${height}"/>`;

const createGraphic = (name: string): string =>
  `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name=""/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${name}"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic>`;

function createVmlFrame({ width, height, alt, anchor }: VmlFrame, name: string): string {
  const content = createExtent({ width, height });
  const properties = `<wp:docPr id="0" name="" descr="${encodeAttribute(alt)}"/>`;
  if (anchor === null) return `<wp:inline>${content}${properties}${createGraphic(name)}</wp:inline>`;
  const place = (side: 'H' | 'V', { relativeTo, align, offset }: VmlFrameSide): string =>
    `<wp:position${side} relativeFrom="${relativeTo}">${align === null ? `<wp:posOffset>${offset}</wp:posOffset>` : `<wp:align>${align}</wp:align>`}</wp:position${side}>`;
  const wrap =
    anchor.wrap === 'none'
      ? '<wp:wrapNone/>'
      : anchor.wrap === 'topAndBottom'
        ? '<wp:wrapTopAndBottom/>'
        : `<wp:wrapSquare wrapText="${anchor.side}"/>`;
  return `<wp:anchor behindDoc="${anchor.isBehind ? 1 : 0}" distT="0" distB="0" distL="114300" distR="114300">${place('H', anchor.horizontal)}${place('V', anchor.vertical)}${content}${wrap}${properties}${createGraphic(name)}</wp:anchor>`;
}

type VmlFrameSide = NonNullable<VmlFrame['anchor']>['horizontal'];
