import { expect, it } from 'vitest';
import type { CellBorders, TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import { createDeck, paragraphXml } from '../testing/create-deck.ts';
import { createGraphicXml } from '../testing/decks.ts';
import { writeSlides } from '../write/write-slides.ts';
import { openSlides } from './read-slides.ts';

const tableNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/table';
const mediumStyle2Accent1 = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';
const lightStyle1 = '{9D7B26C5-4107-4FEC-AEDC-1716B250A1EF}';
const tableGrid = '{5940675A-B579-460E-94D1-54222C63F5DA}';

const cellXml = (properties: string): string =>
  `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml('word')}</a:txBody><a:tcPr>${properties}</a:tcPr></a:tc>`;

/** A deck with one table of three columns and four rows; `cells` has the properties of some cells by row and column. */
function createTableDeck({
  style,
  flags = '',
  cells = {},
  tableStyles,
}: {
  style: string;
  flags?: string;
  cells?: Readonly<Record<string, string>>;
  tableStyles?: string;
}): Uint8Array {
  const rows = [0, 1, 2, 3].map(
    (row) =>
      `<a:tr h="360000">${[0, 1, 2].map((column) => cellXml(cells[`${row},${column}`] ?? '')).join('')}</a:tr>`,
  );
  const table =
    `<a:tbl><a:tblPr ${flags}><a:tableStyleId>${style}</a:tableStyleId></a:tblPr>` +
    `<a:tblGrid>${'<a:gridCol w="1200000"/>'.repeat(3)}</a:tblGrid>${rows.join('')}</a:tbl>`;
  return createDeck([{ shapes: createGraphicXml(9, tableNamespace, table) }], {
    ...(tableStyles !== undefined && {
      relationships: [{ id: 'rIdT', type: 'tableStyles', target: 'tableStyles.xml' }],
      parts: {
        'ppt/tableStyles.xml': `<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${tableStyles}</a:tblStyleLst>`,
      },
    }),
  });
}

function findTable(shapes: readonly { kind: string }[] | undefined): TableShape {
  const table = shapes?.find(({ kind }) => kind === 'table');
  if (table === undefined) throw new Error('There is no table');
  return table as TableShape;
}

const readTable = (bytes: Uint8Array): TableShape => findTable(openSlides(bytes).scene.pages[0]?.shapes);

function readCell(bytes: Uint8Array, row: number, column: number): TableCell {
  const cell = readTable(bytes).rows[row]?.cells[column];
  if (cell === undefined) throw new Error('There is no such cell');
  return cell;
}

const summarise = ({ fill, fillOpacity, text }: TableCell) => {
  const run = text.paragraphs[0]?.runs[0];
  return { fill, fillOpacity, bold: run?.bold, color: run?.color };
};

it('a style of PowerPoint that the file names without describing it gives fills, text colours and bold', () => {
  const deck = createTableDeck({ style: mediumStyle2Accent1, flags: 'firstRow="1" bandRow="1"' });
  const [heading, first, second, third] = [0, 1, 2, 3].map((row) => summarise(readCell(deck, row, 1)));
  expect(heading).toMatchObject({ bold: true, color: '#ffffff' });
  expect(first).toMatchObject({ bold: false, color: '#1c2024' });
  expect(first?.fill).not.toBe(second?.fill);
  expect(first).toEqual(third);
  expect(new Set([heading?.fill, first?.fill, second?.fill]).size).toBe(3);
});

it('a translucent band of a style keeps its opacity, so that dark text can be read on it', () => {
  const deck = createTableDeck({ style: lightStyle1, flags: 'bandRow="1"' });
  expect(summarise(readCell(deck, 0, 0))).toMatchObject({ fill: '#1c2024', fillOpacity: 0.2 });
  expect(summarise(readCell(deck, 1, 0))).toMatchObject({ fill: null, fillOpacity: 1 });
});

it('an unknown style gives neither fills nor borders', () => {
  const deck = createTableDeck({ style: '{00000000-0000-0000-0000-000000000000}', flags: 'firstRow="1"' });
  expect(readCell(deck, 0, 0)).toMatchObject({
    fill: null,
    borders: { left: null, right: null, top: null, bottom: null },
  });
});

const line = (width: number, color: string) => ({ color, width, dash: 'solid' as const });
const listWidths = ({ left, right, top, bottom }: CellBorders) =>
  [left, right, top, bottom].map((side) => side?.width ?? 0);

it('lines inside a part of a style are told from those at its edges', () => {
  const side = (name: string, width: number): string =>
    `<a:${name}><a:ln w="${width}"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></a:${name}>`;
  const bordersOf = (widths: readonly number[]): string =>
    ['left', 'right', 'top', 'bottom', 'insideH', 'insideV']
      .map((name, index) => side(name, widths[index] ?? 0))
      .join('');
  const deck = createTableDeck({
    style: '{1}',
    flags: 'firstRow="1"',
    tableStyles:
      `<a:tblStyle styleId="{1}"><a:wholeTbl><a:tcStyle><a:tcBdr>${bordersOf([1, 2, 3, 4, 5, 6])}</a:tcBdr></a:tcStyle></a:wholeTbl>` +
      `<a:firstRow><a:tcStyle><a:tcBdr>${side('bottom', 7)}${side('insideV', 8)}</a:tcBdr></a:tcStyle></a:firstRow></a:tblStyle>`,
  });
  const widthsAt = (row: number, column: number) => {
    const { borders } = readCell(deck, row, column);
    return borders && listWidths(borders);
  };
  expect(widthsAt(1, 0)).toEqual([1, 6, 5, 5]);
  expect(widthsAt(3, 2)).toEqual([6, 2, 5, 4]);
  expect(widthsAt(2, 1)).toEqual([6, 6, 5, 5]);
  expect(widthsAt(0, 1)).toEqual([8, 8, 3, 7]);
});

it('borders and fill of a cell come before those of its style', () => {
  const deck = createTableDeck({
    style: tableGrid,
    cells: {
      '1,1':
        '<a:lnL w="25400"><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill><a:prstDash val="sysDot"/></a:lnL>' +
        '<a:lnT><a:noFill/></a:lnT><a:solidFill><a:srgbClr val="0000FF"/></a:solidFill>',
    },
  });
  expect(readCell(deck, 1, 1)).toMatchObject({
    fill: '#0000ff',
    borders: {
      left: { color: '#00ff00', width: 25_400, dash: 'dot' },
      right: line(12_700, '#1c2024'),
      top: null,
      bottom: line(12_700, '#1c2024'),
    },
  });
});

it('the background of a table shows where its cells have no fill', () => {
  const fill = (color: string): string =>
    `<a:fill><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:fill>`;
  const deck = createTableDeck({
    style: '{1}',
    flags: 'firstRow="1"',
    tableStyles:
      `<a:tblStyle styleId="{1}"><a:tblBg>${fill('ABCDEF')}</a:tblBg>` +
      '<a:wholeTbl><a:tcStyle><a:tcBdr/><a:fill><a:noFill/></a:fill></a:tcStyle></a:wholeTbl>' +
      `<a:firstRow><a:tcStyle><a:tcBdr/>${fill('123456')}</a:tcStyle></a:firstRow></a:tblStyle>`,
  });
  expect(readCell(deck, 0, 0).fill).toBe('#123456');
  expect(readCell(deck, 1, 0).fill).toBe('#abcdef');
});

it('a changed border is written to its cell only, and one that is removed stays removed', () => {
  const opened = openSlides(createTableDeck({ style: tableGrid }));
  const changeCell = (cell: TableCell): TableCell => ({
    ...cell,
    borders: cell.borders && { ...cell.borders, left: line(38_100, '#ff0000'), bottom: null },
  });
  const bytes = writeSlides(opened, {
    ...opened.scene,
    pages: opened.scene.pages.map((page) => ({
      ...page,
      shapes: page.shapes.map((shape) =>
        shape.kind === 'table'
          ? {
              ...shape,
              rows: shape.rows.map((row, at) => ({
                ...row,
                cells: row.cells.map((cell, column) => (at === 1 && column === 1 ? changeCell(cell) : cell)),
              })),
            }
          : shape,
      ),
    })),
  });
  const grid = line(12_700, '#1c2024');
  expect(readCell(bytes, 1, 1).borders).toEqual({
    left: line(38_100, '#ff0000'),
    right: grid,
    top: grid,
    bottom: null,
  });
  expect(readCell(bytes, 1, 2).borders).toEqual({ left: grid, right: grid, top: grid, bottom: grid });
});
