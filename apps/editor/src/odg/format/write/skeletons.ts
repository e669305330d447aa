import { encodeAttribute } from '@redraft/documents';
import type { BoxShape, Shape, TableShape } from '../../../canvas/scene/scene.ts';
import { written } from '../read/units.ts';
import { geometryXml } from './geometry.ts';

/** Minimal markup of a shape; format and text are then written as for an existing one. */
export function skeletonOf(shape: Shape, picture: string | null): string {
  const place = `svg:width="${written(shape.width)}" svg:height="${written(shape.height)}" svg:x="${written(shape.x)}" svg:y="${written(shape.y)}"`;
  switch (shape.kind) {
    case 'line': {
      const ends = `svg:x1="${written(shape.x)}" svg:y1="${written(shape.y)}" svg:x2="${written(shape.x + shape.width)}" svg:y2="${written(shape.y + shape.height)}"`;
      if (shape.route === 'straight') return `<draw:line ${ends}/>`;
      return `<draw:connector draw:type="${shape.route === 'curve' ? 'curve' : 'standard'}" ${ends}/>`;
    }
    case 'picture':
      return pictureXml(place, picture);
    case 'table':
      return `<draw:frame ${place}>${tableXml(shape)}</draw:frame>`;
    case 'group':
      return '<draw:g/>';
    case 'other':
      // Only its preview picture is left.
      return picture === null ? `<draw:rect ${place}/>` : pictureXml(place, picture);
    case 'box':
      return boxXml(shape, place);
  }
}

function boxXml(shape: BoxShape, place: string): string {
  if (shape.outline === 'path') return `<draw:path ${place}/>`;
  const outline = shape.outline === 'other' ? 'rectangle' : shape.outline;
  const isTextBox = outline === 'rectangle' && shape.fill === null && shape.line === null;
  if (isTextBox) return `<draw:frame ${place}><draw:text-box/></draw:frame>`;
  return `<draw:custom-shape ${place}>${geometryXml(outline)}</draw:custom-shape>`;
}

function pictureXml(place: string, picture: string | null): string {
  const link = picture === null ? '' : ` xlink:href="${encodeAttribute(picture)}"`;
  const image = `<draw:image${link} xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>`;
  return `<draw:frame ${place}>${image}</draw:frame>`;
}

function tableXml({ columns, rows }: TableShape): string {
  const lines = rows.map(
    ({ cells }) => `<table:table-row>${'<table:table-cell/>'.repeat(cells.length)}</table:table-row>`,
  );
  return `<table:table>${'<table:table-column/>'.repeat(columns.length)}${lines.join('')}</table:table>`;
}
