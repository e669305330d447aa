import { encodeAttribute } from '@redraft/documents';
import type { Shape, TableShape } from '../../../canvas/scene/scene.ts';
import { lengthOf } from '../read/lengths.ts';
import { nameOfOutline } from '../read/outlines.ts';

/** The plainest markup of a shape; what it looks like and says is written into it as into one that was there. */
export function skeletonOf(shape: Shape, { id, picture }: { id: string; picture: string | null }): string {
  const naming = ` xml:id="${id}" draw:id="${id}"`;
  const { x, y, width, height } = shape;
  const place = ` svg:x="${lengthOf(x)}" svg:y="${lengthOf(y)}" svg:width="${lengthOf(width)}" svg:height="${lengthOf(height)}"`;
  switch (shape.kind) {
    case 'group':
      return `<draw:g${naming}/>`;
    case 'line': {
      const ends = ` svg:x1="${lengthOf(x)}" svg:y1="${lengthOf(y)}" svg:x2="${lengthOf(x + width)}" svg:y2="${lengthOf(y + height)}"`;
      if (shape.route === 'straight') return `<draw:line${naming}${ends}/>`;
      return `<draw:connector${naming} draw:type="${shape.route === 'curve' ? 'curve' : 'standard'}"${ends}/>`;
    }
    case 'table':
      return `<draw:frame${naming}${place}>${tableXml(shape)}</draw:frame>`;
    case 'picture':
    case 'other':
      return `<draw:frame${naming}${place}>${imageXml(picture)}</draw:frame>`;
    case 'box': {
      if (shape.outline === 'path' && shape.path !== undefined) {
        const box = `0 0 ${Math.round(width)} ${Math.round(height)}`;
        return `<draw:path${naming}${place} svg:viewBox="${box}" svg:d="${encodeAttribute(shape.path)}"/>`;
      }
      const outline = shape.outline === 'path' || shape.outline === 'other' ? 'rectangle' : shape.outline;
      return `<draw:custom-shape${naming}${place}>${geometryXml(outline)}</draw:custom-shape>`;
    }
  }
}

export const geometryXml = (outline: Parameters<typeof nameOfOutline>[0]): string =>
  `<draw:enhanced-geometry svg:viewBox="0 0 21600 21600" draw:type="${nameOfOutline(outline)}"/>`;

export const imageXml = (picture: string | null): string =>
  picture === null
    ? '<draw:image/>'
    : `<draw:image xlink:href="${encodeAttribute(picture)}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>`;

function tableXml({ columns, rows }: TableShape): string {
  const cells = (row: TableShape['rows'][number]): string =>
    row.cells
      .map(({ columnSpan }) => (columnSpan === 0 ? '<table:covered-table-cell/>' : '<table:table-cell/>'))
      .join('');
  return (
    `<table:table>${'<table:table-column/>'.repeat(columns.length)}` +
    `${rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join('')}</table:table>`
  );
}
