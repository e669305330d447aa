import { memo } from 'react';
import { contains, formatAddress, formatColumn, overlaps } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import { fitText } from '../workbook/fitted-text.ts';
import { type BookStyle, defaultFormat } from '../workbook/style.ts';
import type { Area, Cell, Row, Sheet } from '../workbook/workbook.ts';
import { cellStyle, textSpaceIn } from './cell-style.ts';
import type { Lines } from './lines.ts';
import type { TextWidth } from './text-width.ts';

/** Shared data to render the cells of a sheet. */
export interface Drawing {
  sheet: Sheet;
  styles: readonly BookStyle[];
  rows: Lines;
  columns: Lines;
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
  const lines: number[] = [];
  for (let row = range.top; row <= range.bottom; row++) if (rows.size(row) > 0) lines.push(row);
  const { top, left, bottom, right } = selected;
  const placed = (area: Area) => ({
    left: columns.start(area.left),
    top: rows.start(area.top),
    width: columns.start(area.right + 1) - columns.start(area.left),
    height: rows.start(area.bottom + 1) - rows.start(area.top),
  });
  const head = sheet.merges.find((one) => contains(one, active)) ?? {
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
        {lines.map((row) => {
          const isIn = row >= top && row <= bottom;
          return (
            <RowView
              key={row}
              drawing={drawing}
              at={row}
              row={sheet.rows.get(row)}
              from={range.left}
              to={range.right}
              selectedFrom={isIn ? left : -1}
              selectedTo={isIn ? right : -1}
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
              box={placed(merge)}
              isSelected={overlaps(merge, selected)}
              space={null}
            />
          </div>
        ))}
        <div className="sheet-selection" role="presentation" style={placed(selected)} />
        <div className="sheet-active" role="presentation" style={placed(head)} />
      </div>
    </div>
  );
}

const noMerges: readonly Area[] = [];

interface RowProps {
  drawing: Drawing;
  at: number;
  row: Row | undefined;
  from: number;
  to: number;
  selectedFrom: number;
  selectedTo: number;
  merges: readonly Area[];
}

const RowView = memo(function RowView(props: RowProps) {
  const { drawing, at, row, from, to, selectedFrom, selectedTo, merges } = props;
  const { rows, columns } = drawing;
  const [top, height] = [rows.start(at), rows.size(at)];
  const covered = merges.filter((one) => one.top <= at && at <= one.bottom);
  const cells = [];
  for (let column = from; column <= to; column++) {
    const width = columns.size(column);
    if (width === 0 || covered.some((one) => one.left <= column && column <= one.right)) continue;
    cells.push(
      <CellView
        key={column}
        drawing={drawing}
        row={at}
        column={column}
        cell={row?.cells.get(column)}
        box={{ left: columns.start(column), top, width, height }}
        isSelected={column >= selectedFrom && column <= selectedTo}
        space={overflowSpace(row, column, columns)}
      />,
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div role="row" aria-rowindex={at + 1} tabIndex={-1}>
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
    one.merges.every((merge, at) => merge === other.merges[at]) &&
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
function overflowSpace(row: Row | undefined, column: number, columns: Lines): number | null {
  const cell = row?.cells.get(column);
  if (typeof cell?.value !== 'string') return null;
  let space = columns.size(column);
  for (let at = column + 1; at < column + 30; at++) {
    const next = row?.cells.get(at);
    if (next !== undefined && next.value !== null) break;
    space += columns.size(at);
  }
  return space;
}

interface CellProps {
  drawing: Drawing;
  row: number;
  column: number;
  cell: Cell | undefined;
  box: { left: number; top: number; width: number; height: number };
  isSelected: boolean;
  space: number | null;
}

function CellView({ drawing, row, column, cell, box, isSelected, space: room }: CellProps) {
  const { sheet, styles, lang, is1904, isDark } = drawing;
  const place = { row, column };
  const style = cell?.style ?? sheet.rows.get(row)?.style ?? 0;
  const format = styles[style]?.format ?? defaultFormat;
  const shown = cell === undefined ? null : formatCell(cell, format, { lang, is1904 });
  const hasNote = sheet.notes.some((note) => note.row === row && note.column === column);
  const link = sheet.links.find(({ area }) => contains(area, place));
  const space = textSpaceIn(box.width, format);
  const text =
    cell === undefined || shown === null
      ? ''
      : fitText(cell, {
          look: format,
          shown,
          lang,
          fits: (words) => drawing.textWidth(words, format) <= space,
        });
  const whole = shown?.text ?? '';
  const runsOn = room !== null && format.align === null && !format.wraps && room > box.width;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div
      role="gridcell"
      id={`cell-${formatAddress(place)}`}
      aria-colindex={column + 1}
      aria-label={hasNote ? `${whole} ${drawing.noteLabel}` : text === whole ? undefined : whole}
      title={text === whole ? undefined : whole}
      aria-selected={isSelected}
      tabIndex={-1}
      className="sheet-cell"
      data-cell={`${formatColumn(column)}${row + 1}`}
      data-side={shown?.side ?? 'start'}
      data-wraps={format.wraps}
      data-lines={sheet.hasGridLines && format.fill === null}
      data-note={hasNote}
      data-link={link !== undefined}
      data-empty={text === ''}
      style={{ ...box, ...cellStyle(format, shown, isDark) }}
    >
      {text === '' ? null : (
        <span
          dir="auto"
          className="sheet-words"
          style={runsOn ? { maxWidth: room - 6, minWidth: 'max-content' } : undefined}
        >
          {text}
        </span>
      )}
    </div>
  );
}
