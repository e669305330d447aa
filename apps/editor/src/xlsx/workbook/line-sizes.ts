import { type Axis, type ColumnSpan, emptyRow, lastColumn, type Sheet } from './workbook.ts';

interface Lines {
  axis: Axis;
  from: number;
  to: number;
}

/** Sets the size of rows or columns; null for automatic. */
export function resizeLines(sheet: Sheet, { axis, from, to, size }: Lines & { size: number | null }): Sheet {
  if (axis === 'rows') return mapRows(sheet, from, to, { height: size });
  return { ...sheet, columns: replaceColumns(sheet.columns, from, to, { width: size }) };
}

export function hideLines(sheet: Sheet, { axis, from, to, isHidden }: Lines & { isHidden: boolean }): Sheet {
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
  const next: ColumnSpan[] = [];
  let at = from;
  const fresh = (start: number, end: number): void => {
    if (start <= end)
      next.push({ from: start, to: end, width: null, isHidden: false, style: null, ...patch });
  };
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    if (span.to < from || span.from > to) {
      if (span.from > to && at <= to) {
        fresh(at, to);
        at = lastColumn + 1;
      }
      next.push(span);
      continue;
    }
    if (span.from < from) next.push({ ...span, to: from - 1 });
    fresh(at, span.from - 1);
    next.push({ ...span, ...patch, from: Math.max(from, span.from), to: Math.min(to, span.to) });
    at = Math.max(at, span.to + 1);
    if (span.to > to) next.push({ ...span, from: to + 1 });
  }
  if (at <= to) fresh(at, to);
  return next.sort((a, b) => a.from - b.from);
}
