import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import { showToast } from '../../ui/toast.ts';
import type { ToolContext } from '../editing/tool.ts';
import { formatArea, formatColumn } from '../workbook/area.ts';
import { SortDialog } from './SortDialog.tsx';
import { columnTitle, movingRows, needsQuestion, type SortEnds, sortEnds, sortRange } from './sort-range.ts';

/** Menu entries for sorting: directly by the column of the active cell, or with a dialog. */
export function sortEntries(context: ToolContext): ActionEntry[] {
  const { t, shown } = context;
  const column = formatColumn(shown.active.column);
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
  const { editing, shown, t } = context;
  const range = sortRange(shown);
  if (range === null) return void showToast({ text: t('sort:nothing') });
  const ends = sortEnds(shown, range.area);
  if (needsQuestion(shown, range, ends)) {
    openDialog(context, isDescending);
    return;
  }
  const area = movingRows(range.area, ends);
  if (area.top >= area.bottom) return void showToast({ text: t('sort:nothing') });
  const { column } = shown.active;
  const isDone = editing.apply({ kind: 'sort', sheet: shown.sheet.id, area, column, isDescending });
  if (isDone) showToast({ text: doneText(context, { top: range.area.top, ends, area: formatArea(area) }) });
}

/** Announces what was sorted and what stayed, as more than the active cell was affected. */
function doneText(
  { shown, lang, t }: ToolContext,
  { top, ends, area }: { top: number; ends: SortEnds; area: string },
): string {
  const { column } = shown.active;
  const title =
    columnTitle(shown, { row: ends.hasHeader ? top : null, column, lang }) ??
    t('sort:column', { column: formatColumn(column) });
  return [
    t('sort:done', { area, column: title }),
    ends.hasHeader ? t('sort:headerStayed', { row: top + 1 }) : '',
    ends.totals > 0 ? t('sort:totalsStayed', { count: ends.totals }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function openDialog({ page, shown, t }: ToolContext, isDescending: boolean): void {
  const range = sortRange(shown);
  if (range === null) return void showToast({ text: t('sort:nothing') });
  page.show(<SortDialog range={range} isDescending={isDescending} onClose={() => page.show(null)} />);
}
