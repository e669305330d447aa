import type { CellBorders, Stroke } from '../../../canvas/scene/scene.ts';
import type { ResolvedColour } from '../../../drawingml/colour.ts';
import { findStyleFill, readFill, readStroke, resolveFillColour } from '../../../drawingml/fills.ts';
import { readFlag } from '../../../drawingml/text-styles.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getString, listChildren } from '../../../xml/values.ts';
import { createBuiltinTableStyle } from './builtin-table-styles.ts';
import type { Sheet } from './deck.ts';

/** The table styles of a presentation by id: those that the file describes, and PowerPoint's own. */
export interface TableStyles {
  get: (id: string) => Element | null;
}

export function indexTableStyles(root: Element | null): TableStyles {
  const styles = new Map<string, Element | null>(
    listChildren(root, 'a:tblStyle').map((style) => [getString(style, 'styleId') ?? '', style]),
  );
  return {
    get: (id) => {
      const known = styles.get(id);
      if (known !== undefined) return known;
      const builtin = createBuiltinTableStyle(id);
      styles.set(id, builtin);
      return builtin;
    },
  };
}

/** The position of a cell, for the parts of a table style that apply to it. */
export interface CellPosition {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A part of a table style, and the edges of a cell that are edges of the part, not lines inside it. */
export interface StylePart {
  element: Element;
  outerSides: ReadonlySet<Side>;
}

const sides = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof sides)[number];

/** A table of a slide: its style and the parts of the style that it uses. */
export interface StyledTable {
  style: Element | null;
  flags: ReadonlySet<string>;
}

const flagNames = ['firstRow', 'lastRow', 'firstCol', 'lastCol', 'bandRow', 'bandCol'];

export function readStyledTable(styles: TableStyles, table: Element): StyledTable {
  const properties = findChild(table, 'a:tblPr');
  const id = listChildren(properties, 'a:tableStyleId')[0];
  return {
    style: id === undefined ? null : styles.get(id.source.slice(id.from, id.to).trim()),
    flags: new Set(flagNames.filter((name) => readFlag(properties, name) === true)),
  };
}

/** The parts of the table style that apply to a cell, strongest first. */
export function listStyleParts({ style, flags }: StyledTable, position: CellPosition): StylePart[] {
  if (style === null) return [];
  const { row, column, rows, columns } = position;
  const isFirstRow = flags.has('firstRow') && row === 0;
  const isLastRow = flags.has('lastRow') && row === rows - 1;
  const isFirstColumn = flags.has('firstCol') && column === 0;
  const isLastColumn = flags.has('lastCol') && column === columns - 1;
  const corner = isFirstRow ? 'n' : isLastRow ? 's' : null;
  const isInnerRow = !isFirstRow && !isLastRow;
  const isInnerColumn = !isFirstColumn && !isLastColumn;
  const rowSides = listRowSides(position);
  const columnSides = listColumnSides(position);
  const names: [string | null, readonly Side[]][] = [
    [corner !== null && isFirstColumn ? `a:${corner}wCell` : null, sides],
    [corner !== null && isLastColumn ? `a:${corner}eCell` : null, sides],
    [isFirstRow ? 'a:firstRow' : null, rowSides],
    [isLastRow ? 'a:lastRow' : null, rowSides],
    [isFirstColumn ? 'a:firstCol' : null, columnSides],
    [isLastColumn ? 'a:lastCol' : null, columnSides],
    [flags.has('bandRow') && isInnerRow ? `a:band${getBand(row, flags.has('firstRow'))}H` : null, rowSides],
    [
      flags.has('bandCol') && isInnerColumn ? `a:band${getBand(column, flags.has('firstCol'))}V` : null,
      columnSides,
    ],
    ['a:wholeTbl', listTableSides(position)],
  ];
  return names.flatMap(([name, outerSides]) => {
    const element = name === null ? null : findChild(style, name);
    return element === null ? [] : [{ element, outerSides: new Set(outerSides) }];
  });
}

const getBand = (place: number, hasFirst: boolean): number => ((place - (hasFirst ? 1 : 0)) % 2) + 1;

const listRowSides = ({ column, columns }: CellPosition): Side[] => [
  'top',
  'bottom',
  ...(column === 0 ? (['left'] as const) : []),
  ...(column === columns - 1 ? (['right'] as const) : []),
];

const listColumnSides = ({ row, rows }: CellPosition): Side[] => [
  'left',
  'right',
  ...(row === 0 ? (['top'] as const) : []),
  ...(row === rows - 1 ? (['bottom'] as const) : []),
];

const listTableSides = (position: CellPosition): Side[] => {
  const columnSides = listColumnSides(position);
  return listRowSides(position).filter((side) =>
    side === 'left' || side === 'right' ? true : columnSides.includes(side),
  );
};

/** The fill of a cell by its style, else the background of the table; null for none. */
export function readStyleFill(
  { style }: StyledTable,
  parts: readonly StylePart[],
  sheet: Sheet,
): ResolvedColour | null {
  for (const { element } of parts) {
    const cellStyle = findChild(element, 'a:tcStyle');
    const fill = readFill(cellStyle && findChild(cellStyle, 'a:fill'), sheet);
    if (fill) return fill;
    const reference = resolveFillColour(findStyleFill(findByPath(cellStyle, 'a:fillRef'), sheet), sheet);
    if (reference !== null) return reference;
    // Without a fill, the background of the table shows.
    if (fill === null) break;
  }
  const background = findByPath(style, 'a:tblBg');
  return (
    readFill(findByPath(background, 'a:fill'), sheet) ??
    resolveFillColour(findStyleFill(findByPath(background, 'a:fillRef'), sheet), sheet)
  );
}

/** Elements of the borders of a cell. */
export const cellLines = { left: 'a:lnL', right: 'a:lnR', top: 'a:lnT', bottom: 'a:lnB' } as const;

/** The borders of a cell: its own, else those of its style. */
export function readBorders(
  properties: Element | null,
  parts: readonly StylePart[],
  sheet: Sheet,
): CellBorders {
  const readSide = (side: Side): Stroke | null => {
    const line = findByPath(properties, cellLines[side]);
    if (line !== null) return readStroke(line, null, sheet);
    for (const { element, outerSides } of parts) {
      const inner = side === 'left' || side === 'right' ? 'a:insideV' : 'a:insideH';
      const border = findByPath(element, 'a:tcStyle', 'a:tcBdr', outerSides.has(side) ? `a:${side}` : inner);
      if (border !== null) return readStroke(findChild(border, 'a:ln'), border, sheet);
    }
    return null;
  };
  return {
    left: readSide('left'),
    right: readSide('right'),
    top: readSide('top'),
    bottom: readSide('bottom'),
  };
}
