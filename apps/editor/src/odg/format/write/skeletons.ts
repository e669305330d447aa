import { encodeAttribute } from '@redraft/documents';
import type { BoxShape, Shape, TableShape } from '../../../canvas/scene/scene.ts';
import { formatLength } from '../read/units.ts';
import { createGeometryXml } from './geometry.ts';

/** Minimal markup of a shape; format and text are then written as for an existing one. */
export function createSkeleton(shape: Shape, picture: string | null): string {
  const position = `svg:width="${formatLength(shape.width)}" svg:height="${formatLength(shape.height)}" svg:x="${formatLength(shape.x)}" svg:y="${formatLength(shape.y)}"`;
  switch (shape.kind) {
    case 'line': {
      const ends = `svg:x1="${formatLength(shape.x)}" svg:y1="${formatLength(shape.y)}" svg:x2="${formatLength(shape.x + shape.width)}" svg:y2="${formatLength(shape.y + shape.height)}"`;
      if (shape.dimension !== undefined) return `<draw:measure ${ends}/>`;
      if (shape.route === 'straight') return `<draw:line ${ends}/>`;
      return `<draw:connector draw:type="${shape.route === 'curve' ? 'curve' : 'standard'}" ${ends}/>`;
    }
    case 'picture':
      return createPictureXml(position, picture);
    case 'table':
      return `<draw:frame ${position}>${createTableXml(shape)}</draw:frame>`;
    case 'group':
      return '<draw:g/>';
    case 'other':
      // Only its preview picture is left.
      return picture === null ? `<draw:rect ${position}/>` : createPictureXml(position, picture);
    case 'box':
      return createBoxXml(shape, position);
  }
}

function createBoxXml(shape: BoxShape, position: string): string {
  if (shape.outline === 'path') return `<draw:path ${position}/>`;
  const outline = shape.outline === 'other' ? 'rectangle' : shape.outline;
  const isTextBox = outline === 'rectangle' && shape.fill === null && shape.line === null;
  if (isTextBox) return `<draw:frame ${position}><draw:text-box/></draw:frame>`;
  return `<draw:custom-shape ${position}>${createGeometryXml(outline)}</draw:custom-shape>`;
}

function createPictureXml(position: string, picture: string | null): string {
  const link = picture === null ? '' : ` xlink:href="${encodeAttribute(picture)}"`;
  const image = `<draw:image${link} xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>`;
  return `<draw:frame ${position}>${image}</draw:frame>`;
}

function createTableXml({ columns, rows }: TableShape): string {
  const rowsXml = rows.map(
    ({ cells }) => `<table:table-row>${'<table:table-cell/>'.repeat(cells.length)}</table:table-row>`,
  );
  return `<table:table>${'<table:table-column/>'.repeat(columns.length)}${rowsXml.join('')}</table:table>`;
}
