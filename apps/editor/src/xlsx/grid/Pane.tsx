import { memo } from 'react';
import { contains, formatAddress, formatColumn, overlaps } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import { fitText } from '../workbook/fitted-text.ts';
import { type BookStyle, defaultFormat } from '../workbook/style.ts';
import type { Area, Cell, Row, Sheet } from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';
import { computeTextWidth, createCellStyle } from './cell-style.ts';
import type { TextWidth } from './text-width.ts';

/** Shared data to render the cells of a sheet. */
export interface Drawing {
  sheet: Sheet;
  styles: readonly BookStyle[];
  rows: AxisSizes;
  columns: AxisSizes;
  lang: string;
  is1904: boolean;
  isDark: boolean;
  noteLabel: string;
  textWidth: TextWidth;
}

interface Props {
  drawing: Drawing;
  /** The rendered range. */
  range: Area;
  /** Its position in the view. */
  box: { left: number; top: number; width: number; height: number };
  /** Scroll position of the sheet in this pane. */
  offset: { x: number; y: number };
  selected: Area;
  active: { row: number; column: number };
  label: string;
}

/** One of the four panes of the view: frozen ones stay, the others scroll. */
export function Pane({ drawing, range, box, offset, selected, active, label }: Props) {
  const { sheet, rows, columns } = drawing;
  if (box.width <= 0 || box.height <= 0) return null;
  const merges = sheet.merges.filter((one) => overlaps(one, range));
  const visibleRows: number[] = [];
  for (let row = range.top; row <= range.bottom; row++) if (rows.size(row) > 0) visibleRows.push(row);
  const { top, left, bottom, right } = selected;
  const computeBox = (area: Area) => ({
    left: columns.start(area.left),
    top: rows.start(area.top),
    width: columns.start(area.right + 1) - columns.start(area.left),
    height: rows.start(area.bottom + 1) - rows.start(area.top),
  });
  const activeArea = sheet.merges.find((one) => contains(one, active)) ?? {
    top: active.row,
    bottom: active.row,
    left: active.column,
    right: active.column,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div className="sheet-pane" role="rowgroup" aria-label={label} style={box}>
      <div
        className="sheet-moved"
        role="presentation"
        style={{ transform: `translate(${-offset.x}px, ${-offset.y}px)` }}
      >
        {visibleRows.map((row) => {
          const isSelectedRow = row >= top && row <= bottom;
          return (
            <RowView
              key={row}
              drawing={drawing}
              index={row}
              row={sheet.rows.get(row)}
              from={range.left}
              to={range.right}
              selectedFrom={isSelectedRow ? left : -1}
              selectedTo={isSelectedRow ? right : -1}
              merges={merges.length === 0 ? noMerges : merges}
            />
          );
        })}
        {merges.map((merge) => (
          // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
          <div key={`${merge.top}-${merge.left}`} role="row" aria-rowindex={merge.top + 1} tabIndex={-1}>
            <CellView
              drawing={drawing}
              row={merge.top}
              column={merge.left}
              cell={sheet.rows.get(merge.top)?.cells.get(merge.left)}
              box={computeBox(merge)}
              isSelected={overlaps(merge, selected)}
              overflowWidth={null}
            />
          </div>
        ))}
        <div className="sheet-selection" role="presentation" style={computeBox(selected)} />
        <div className="sheet-active" role="presentation" style={computeBox(activeArea)} />
      </div>
    </div>
  );
}

const noMerges: readonly Area[] = [];

interface RowProps {
  drawing: Drawing;
  index: number;
  row: Row | undefined;
  from: number;
  to: number;
  selectedFrom: number;
  selectedTo: number;
  merges: readonly Area[];
}

const RowView = memo(function RowView(props: RowProps) {
  const { drawing, index: at, row, from, to, selectedFrom, selectedTo, merges } = props;
  const { rows, columns } = drawing;
  const [top, height] = [rows.start(at), rows.size(at)];
  const coveringMerges = merges.filter((one) => one.top <= at && at <= one.bottom);
  const cells = [];
  for (let column = from; column <= to; column++) {
    const width = columns.size(column);
    if (width === 0 || coveringMerges.some((one) => one.left <= column && column <= one.right)) continue;
    cells.push(
      <CellView
        key={column}
        drawing={drawing}
        row={at}
        column={column}
        cell={row?.cells.get(column)}
        box={{ left: columns.start(column), top, width, height }}
        isSelected={column >= selectedFrom && column <= selectedTo}
        overflowWidth={computeOverflowWidth(row, column, columns)}
      />,
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div role="row" aria-rowindex={at + 1} tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table */}
      <div role="rowheader" className="unseen" tabIndex={-1}>
        {at + 1}
      </div>
      {cells}
    </div>
  );
}, isSameRow);

/** A row renders again only if its own data changes; the sheet changes on every edit. */
function isSameRow(one: RowProps, other: RowProps): boolean {
  const [a, b] = [one.drawing, other.drawing];
  return (
    one.row === other.row &&
    one.from === other.from &&
    one.to === other.to &&
    one.selectedFrom === other.selectedFrom &&
    one.selectedTo === other.selectedTo &&
    one.merges.length === other.merges.length &&
    one.merges.every((merge, index) => merge === other.merges[index]) &&
    a.styles === b.styles &&
    a.rows === b.rows &&
    a.columns === b.columns &&
    a.lang === b.lang &&
    a.isDark === b.isDark &&
    a.textWidth === b.textWidth &&
    a.sheet.id === b.sheet.id &&
    a.sheet.notes === b.sheet.notes &&
    a.sheet.links === b.sheet.links &&
    a.sheet.hasGridLines === b.sheet.hasGridLines
  );
}

/** Text overflows into adjacent empty cells; null if it must stay in its cell. */
function computeOverflowWidth(row: Row | undefined, column: number, columns: AxisSizes): number | null {
  const cell = row?.cells.get(column);
  if (typeof cell?.value !== 'string') return null;
  let textWidth = columns.size(column);
  for (let index = column + 1; index < column + 30; index++) {
    const next = row?.cells.get(index);
    if (next !== undefined && next.value !== null) break;
    textWidth += columns.size(index);
  }
  return textWidth;
}

interface CellProps {
  drawing: Drawing;
  row: number;
  column: number;
  cell: Cell | undefined;
  box: { left: number; top: number; width: number; height: number };
  isSelected: boolean;
  overflowWidth: number | null;
}

function CellView({ drawing, row, column, cell, box, isSelected, overflowWidth }: CellProps) {
  const { sheet, styles, lang, is1904, isDark } = drawing;
  const address = { row, column };
  const style = cell?.style ?? sheet.rows.get(row)?.style ?? 0;
  const format = styles[style]?.format ?? defaultFormat;
  const displayText = cell === undefined ? null : formatCell(cell, format, { lang, is1904 });
  const hasNote = sheet.notes.some((note) => note.row === row && note.column === column);
  const link = sheet.links.find(({ area }) => contains(area, address));
  const textWidth = computeTextWidth(box.width, format);
  const text =
    cell === undefined || displayText === null
      ? ''
      : fitText(cell, {
          cellFormat: format,
          displayText,
          lang,
          fits: (candidate) => drawing.textWidth(candidate, format) <= textWidth,
        });
  const fullText = displayText?.text ?? '';
  const overflows =
    overflowWidth !== null && format.align === null && !format.wraps && overflowWidth > box.width;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div
      role="gridcell"
      id={`cell-${formatAddress(address)}`}
      aria-colindex={column + 1}
      aria-label={hasNote ? `${fullText} ${drawing.noteLabel}` : text === fullText ? undefined : fullText}
      title={text === fullText ? undefined : fullText}
      aria-selected={isSelected}
      tabIndex={-1}
      className="sheet-cell"
      data-cell={`${formatColumn(column)}${row + 1}`}
      data-side={displayText?.side ?? 'start'}
      data-wraps={format.wraps}
      data-lines={sheet.hasGridLines && format.fill === null}
      data-note={hasNote}
      data-link={link !== undefined}
      data-empty={text === ''}
      style={{ ...box, ...createCellStyle(format, displayText, isDark) }}
    >
      {text === '' ? null : (
        <span
          dir="auto"
          className="sheet-words"
          style={overflows ? { maxWidth: overflowWidth - 6, minWidth: 'max-content' } : undefined}
        >
          {text}
        </span>
      )}
    </div>
  );
}
