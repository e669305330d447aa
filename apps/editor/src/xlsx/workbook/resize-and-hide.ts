import { type Axis, type ColumnSpan, emptyRow, lastColumn, type Sheet } from './workbook.ts';

interface RowsOrColumns {
  axis: Axis;
  from: number;
  to: number;
}

/** Sets the size of rows or columns; null for automatic. */
export function resizeRowsOrColumns(
  sheet: Sheet,
  { axis, from, to, size }: RowsOrColumns & { size: number | null },
): Sheet {
  if (axis === 'rows') return mapRows(sheet, from, to, { height: size });
  return { ...sheet, columns: replaceColumns(sheet.columns, from, to, { width: size }) };
}

export function hideRowsOrColumns(
  sheet: Sheet,
  { axis, from, to, isHidden }: RowsOrColumns & { isHidden: boolean },
): Sheet {
  if (axis === 'rows') return mapRows(sheet, from, to, { isHidden });
  return { ...sheet, columns: replaceColumns(sheet.columns, from, to, { isHidden }) };
}

/** Maximum number of rows: more would be the whole sheet, which has its own default. */
const maxRows = 20_000;

function mapRows(
  sheet: Sheet,
  from: number,
  to: number,
  patch: { height?: number | null; isHidden?: boolean },
): Sheet {
  const rows = new Map(sheet.rows);
  for (let row = from; row <= Math.min(to, from + maxRows); row++) {
    rows.set(row, { ...(rows.get(row) ?? emptyRow), ...patch });
  }
  return { ...sheet, rows };
}

/** Columns are stored in spans of equal format: a change splits them at its ends. */
export function replaceColumns(
  spans: readonly ColumnSpan[],
  from: number,
  to: number,
  patch: Partial<Pick<ColumnSpan, 'width' | 'isHidden' | 'style'>>,
): ColumnSpan[] {
  const result: ColumnSpan[] = [];
  let uncoveredFrom = from;
  const addSpan = (start: number, end: number): void => {
    if (start <= end)
      result.push({ from: start, to: end, width: null, isHidden: false, style: null, ...patch });
  };
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    if (span.to < from || span.from > to) {
      if (span.from > to && uncoveredFrom <= to) {
        addSpan(uncoveredFrom, to);
        uncoveredFrom = lastColumn + 1;
      }
      result.push(span);
      continue;
    }
    if (span.from < from) result.push({ ...span, to: from - 1 });
    addSpan(uncoveredFrom, span.from - 1);
    result.push({ ...span, ...patch, from: Math.max(from, span.from), to: Math.min(to, span.to) });
    uncoveredFrom = Math.max(uncoveredFrom, span.to + 1);
    if (span.to > to) result.push({ ...span, from: to + 1 });
  }
  if (uncoveredFrom <= to) addSpan(uncoveredFrom, to);
  return result.sort((a, b) => a.from - b.from);
}
