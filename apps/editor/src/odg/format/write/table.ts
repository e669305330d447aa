import { alignedItems, pairedItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import { type Draft, draftInPlaceOf, draftOf, fresh, type Piece, setAttributes } from '../../../xml/draft.ts';
import { childOf, type Element } from '../../../xml/element.ts';
import { stringOf } from '../../../xml/values.ts';
import { lengthOf } from '../read/lengths.ts';
import { cellContext, cellsOf, columnsOf, rowsOf } from '../read/table.ts';
import { writeParagraphs } from './text.ts';
import type { PageWriting } from './writing.ts';

/** Writes what has changed in a table. Rows and columns that said to be repeated are written one by one. */
export function writeTable(
  writing: PageWriting,
  draft: Draft,
  { inner, was, shape }: { inner: Element; was: TableShape; shape: TableShape },
): void {
  if (isSameValue([was.rows, was.columns], [shape.rows, shape.columns])) return;
  const source = childOf(inner, 'table:table');
  const table = source === null ? null : draftInPlaceOf(draft, source);
  if (source === null || table === null) return;
  const isSameWidth = was.columns.length === shape.columns.length;
  const columns = isSameWidth
    ? shape.columns.map((_, index) => index)
    : alignedItems(was.columns, shape.columns, (one, other) => one === other);
  const before = { rows: rowsOf(source), columns: columnsOf(source) };
  const columnPieces = shape.columns.map((width, index): Piece => {
    const own = before.columns[columns[index] ?? -1];
    const column = own === undefined ? fresh('<table:table-column/>') : draftOf(own);
    setAttributes(column, { 'table:number-columns-repeated': null });
    if (was.columns[columns[index] ?? -1] === width) return column;
    const values = { 'style:table-column-properties': { 'style:column-width': lengthOf(width) } };
    setAttributes(column, {
      'table:style-name': writing.styles.styled('table-column', stringOf(own, 'table:style-name'), values),
    });
    return column;
  });
  const { origins } = pairedItems(was.rows, shape.rows, isSameValue);
  const rowPieces = shape.rows.map((row, index): Piece => {
    const own = before.rows[origins[index] ?? -1] ?? null;
    return writeRow(writing, { own, was: was.rows[origins[index] ?? -1] ?? null, row, columns });
  });
  const isGrid = (piece: Piece): boolean =>
    typeof piece !== 'string' && /^table:table-(?:(?:header-)?(?:columns|rows)|column|row)$/.test(piece.name);
  const rest = table.parts.filter((piece) => !isGrid(piece));
  table.parts = [...rest, ...columnPieces, ...rowPieces];
}

interface RowTask {
  own: Element | null;
  was: TableShape['rows'][number] | null;
  row: TableShape['rows'][number];
  columns: readonly (number | null)[];
}

function writeRow(writing: PageWriting, { own, was, row, columns }: RowTask): Draft {
  const draft = own === null ? fresh('<table:table-row/>') : draftOf(own);
  setAttributes(draft, { 'table:number-rows-repeated': null });
  if (was?.height !== row.height) {
    const values = { 'style:table-row-properties': { 'style:row-height': lengthOf(row.height) } };
    setAttributes(draft, {
      'table:style-name': writing.styles.styled('table-row', stringOf(own, 'table:style-name'), values),
    });
  }
  const cells = own === null ? [] : cellsOf(own);
  draft.parts = row.cells.map((cell, column) => {
    const origin = columns[column] ?? null;
    return writeCell(writing, {
      row: own,
      own: cells[origin ?? -1] ?? null,
      was: was?.cells[origin ?? -1] ?? null,
      cell,
    });
  });
  return draft;
}

interface CellTask {
  row: Element | null;
  own: Element | null;
  was: TableCell | null;
  cell: TableCell;
}

function writeCell(writing: PageWriting, { row, own, was, cell }: CellTask): Draft {
  const isCovered = cell.columnSpan === 0 || cell.rowSpan === 0;
  const name = isCovered ? 'table:covered-table-cell' : 'table:table-cell';
  const draft: Draft = own === null ? fresh(`<${name}/>`) : draftOf(own);
  draft.tag = draft.tag.replace(/^<[^\s/>]+/, `<${name}`);
  draft.name = name;
  const span = (count: number): string | null => (count > 1 ? String(count) : null);
  setAttributes(draft, {
    'table:number-columns-repeated': null,
    'table:number-columns-spanned': span(cell.columnSpan),
    'table:number-rows-spanned': span(cell.rowSpan),
  });
  const values = cellValues(was, cell);
  const style = stringOf(own, 'table:style-name') ?? stringOf(row, 'table:default-cell-style-name');
  if (Object.keys(values).length > 0)
    setAttributes(draft, {
      'table:style-name': writing.styles.styled('table-cell', style, { 'style:graphic-properties': values }),
    });
  if (was !== null && isSameValue(was.text.paragraphs, cell.text.paragraphs)) return draft;
  const around = row ?? emptyRow;
  const context = cellContext(writing.reader, { row: around, cell: own ?? emptyRow });
  writeParagraphs(draft, own, {
    paragraphs: cell.text.paragraphs,
    context,
    styles: writing.styles,
    before: '',
  });
  return draft;
}

const emptyRow: Element = {
  name: 'table:table-row',
  source: '',
  start: 0,
  from: 0,
  to: 0,
  end: 0,
  children: [],
};

function cellValues(was: TableCell | null, { fill, text }: TableCell): Record<string, string> {
  const values: Record<string, string> = {};
  if (was?.fill !== fill && !(was === null && fill === null)) {
    values['draw:fill'] = fill === null ? 'none' : 'solid';
    if (fill !== null) values['draw:fill-color'] = fill;
  }
  if (was?.text.anchor !== text.anchor) values['draw:textarea-vertical-align'] = text.anchor;
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    if (was?.text.inset[side] !== text.inset[side]) values[`fo:padding-${side}`] = lengthOf(text.inset[side]);
  return values;
}
