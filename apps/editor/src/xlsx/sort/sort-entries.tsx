import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import { showToast } from '../../ui/toast.ts';
import type { ToolContext } from '../editing/tool.ts';
import { formatArea, formatColumn } from '../workbook/area.ts';
import { SortDialog } from './SortDialog.tsx';
import {
  detectSortEnds,
  type FixedRows,
  findSortRange,
  getColumnTitle,
  getSortedRows,
  needsConfirmation,
} from './sort-range.ts';

/** Menu entries for sorting: directly by the column of the active cell, or with a dialog. */
export function createSortEntries(context: ToolContext): ActionEntry[] {
  const { t, sheetView } = context;
  const column = formatColumn(sheetView.active.column);
  return [
    {
      kind: 'action',
      id: 'sort-up',
      label: t('sort:up', { column }),
      run: () => sortByActive(context, false),
    },
    {
      kind: 'action',
      id: 'sort-down',
      label: t('sort:down', { column }),
      run: () => sortByActive(context, true),
    },
    { kind: 'action', id: 'sort', label: t('sort:open'), run: () => openDialog(context, false) },
  ];
}

function sortByActive(context: ToolContext, isDescending: boolean): void {
  const { editing, sheetView, lang, t } = context;
  const range = findSortRange(sheetView);
  if (range === null) return void showToast({ text: t('sort:nothing') });
  const ends = detectSortEnds(sheetView, range.area);
  if (needsConfirmation(sheetView, range, ends)) {
    openDialog(context, isDescending);
    return;
  }
  const area = getSortedRows(range.area, ends);
  if (area.top >= area.bottom) return void showToast({ text: t('sort:nothing') });
  const { column } = sheetView.active;
  const isApplied = editing.apply({
    kind: 'sort',
    sheet: sheetView.sheet.id,
    area,
    column,
    isDescending,
    lang,
  });
  if (isApplied)
    showToast({ text: formatResult(context, { top: range.area.top, ends, area: formatArea(area) }) });
}

/** Announces what was sorted and what stayed, as more than the active cell was affected. */
function formatResult(
  { sheetView, lang, t }: ToolContext,
  { top, ends, area }: { top: number; ends: FixedRows; area: string },
): string {
  const { column } = sheetView.active;
  const title =
    getColumnTitle(sheetView, { row: ends.hasHeader ? top : null, column, lang }) ??
    t('sort:column', { column: formatColumn(column) });
  return [
    t('sort:done', { area, column: title }),
    ends.hasHeader ? t('sort:headerStayed', { row: top + 1 }) : '',
    ends.totalCount > 0 ? t('sort:totalsStayed', { count: ends.totalCount }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function openDialog({ page, sheetView, t }: ToolContext, isDescending: boolean): void {
  const range = findSortRange(sheetView);
  if (range === null) return void showToast({ text: t('sort:nothing') });
  page.showDialog(
    <SortDialog range={range} isDescending={isDescending} onClose={() => page.showDialog(null)} />,
  );
}
