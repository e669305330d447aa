import { encodeAttribute } from '@redraft/documents';
import type { Shape, TableShape } from '../../../canvas/scene/scene.ts';
import type { CoordinateMapping } from '../../../drawingml/position.ts';
import { getRawXml } from '../../../xml/element.ts';
import { findByPath, removeInvalidCharacters } from '../../../xml/values.ts';
import type { ShapeSource } from '../read/reader.ts';
import { videoTooltip } from '../read/video.ts';
import { createSolidFill } from './run-properties.ts';
import { createTransformXml } from './transform.ts';

interface SkeletonOptions {
  number: number;
  mapping: CoordinateMapping;
  /** Relationship id of its picture. */
  picture: string | null;
  /** Relationship id of the hyperlink of a linked video. */
  link: string | null;
}

/** Minimal markup of a shape; format and text are then written as for an existing one. */
export function createSkeleton(shape: Shape, { number, mapping, picture, link }: SkeletonOptions): string {
  const nonVisualXml = `<p:cNvPr id="${number}" name="${encodeAttribute(removeInvalidCharacters(shape.name))}"/>`;
  const place = createTransformXml(shape, { mapping });
  switch (shape.kind) {
    case 'line':
      return (
        `<p:cxnSp><p:nvCxnSpPr>${nonVisualXml}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${place}` +
        `<a:prstGeom prst="line"><a:avLst/></a:prstGeom><a:ln w="9525">${createSolidFill(shape.line.color)}</a:ln></p:spPr></p:cxnSp>`
      );
    case 'picture':
      return createPictureXml(nonVisualXml, place, picture);
    case 'table':
      return (
        `<p:graphicFrame><p:nvGraphicFramePr>${nonVisualXml}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>` +
        `${createTransformXml(shape, { name: 'p:xfrm', mapping })}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">` +
        `${createTableXml(shape)}</a:graphicData></a:graphic></p:graphicFrame>`
      );
    case 'group':
      return (
        `<p:grpSp><p:nvGrpSpPr>${nonVisualXml}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>` +
        `${createTransformXml(shape, { mapping, isGroup: true })}</p:grpSpPr></p:grpSp>`
      );
    case 'other':
      if (link !== null && picture !== null)
        return createVideoLinkXml(shape, { number, place, picture, link });
      // Only its preview picture is left.
      return picture === null
        ? createBoxXml(nonVisualXml, place)
        : createPictureXml(nonVisualXml, place, picture);
    case 'box':
      return createBoxXml(nonVisualXml, place);
  }
}

function createBoxXml(nonVisualXml: string, place: string): string {
  return (
    `<p:sp><p:nvSpPr>${nonVisualXml}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${place}` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>' +
    '<p:txBody><a:bodyPr wrap="square"/><a:lstStyle/><a:p/></p:txBody></p:sp>'
  );
}

function createPictureXml(nonVisualXml: string, place: string, picture: string | null): string {
  const blip = picture === null ? '<a:blip/>' : `<a:blip r:embed="${picture}"/>`;
  return (
    `<p:pic><p:nvPicPr>${nonVisualXml}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>` +
    `<p:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${place}` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>'
  );
}

/**
 * A linked video: its poster as a picture with a hyperlink, which every program opens. An `a:videoFile` with an address would be loaded from elsewhere, so
 * hosts take the address out (docs/decisions/0026).
 */
function createVideoLinkXml(
  { name }: Shape,
  { number, place, picture, link }: { number: number; place: string; picture: string; link: string },
): string {
  const nonVisualXml =
    `<p:cNvPr id="${number}" name="${encodeAttribute(removeInvalidCharacters(name))}">` +
    `<a:hlinkClick r:id="${link}" tooltip="${videoTooltip}"/></p:cNvPr>`;
  return createPictureXml(nonVisualXml, place, picture);
}

export const emptyCellXml = '<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody><a:tcPr/></a:tc>';

function createTableXml({ columns, rows }: TableShape): string {
  const grid = columns.map((width) => `<a:gridCol w="${Math.round(width)}"/>`).join('');
  const rowsXml = rows.map(
    ({ height, cells }) => `<a:tr h="${Math.round(height)}">${emptyCellXml.repeat(cells.length)}</a:tr>`,
  );
  return `<a:tbl><a:tblPr/><a:tblGrid>${grid}</a:tblGrid>${rowsXml.join('')}</a:tbl>`;
}

/** A placeholder on a slide: everything that it does not set is inherited from the layout. */
export function createPlaceholderXml({ element, shape }: ShapeSource, number: number): string {
  const holder = element.children.find(({ name }) => name.startsWith('p:nv')) ?? null;
  const placeholder = findByPath(holder, 'p:nvPr', 'p:ph');
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${number}" name="${encodeAttribute(removeInvalidCharacters(shape.name))}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr>${placeholder === null ? '' : getRawXml(placeholder)}</p:nvPr></p:nvSpPr><p:spPr/>` +
    '<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>'
  );
}
