import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import { showToast } from '../../ui/toast.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import type { ToolContext } from '../editing/tool.ts';
import { formatArea } from '../workbook/area.ts';
import type { WorkbookEdit } from '../workbook/edits.ts';
import type { SheetFilter } from '../workbook/filter.ts';
import { findFilterArea, findSelectedFilter } from './filter-area.ts';

/** Menu entries for the filter of the selection. */
export function createFilterEntries(context: ToolContext): ActionEntry[] {
  const { t, sheetView, editing } = context;
  const filter = findSelectedFilter(sheetView);
  const isOn = filter?.isOn === true;
  const entry = (id: string, run: () => void, options: Partial<ActionEntry> = {}): ActionEntry => ({
    kind: 'action',
    id: `filter-${id}`,
    label: t(`filter:${id}`),
    run,
    ...options,
  });
  const keys = formatShortcut('Mod-Shift-l', t);
  if (!isOn) return [entry('on', () => toggleFilter(context), { keys })];
  const isActive = filter.columns.some(({ condition }) => condition !== null);
  return [
    entry('off', () => toggleFilter(context), { keys }),
    entry('reapply', () => editing.apply({ kind: 'reapplyFilters', sheet: sheetView.sheet.id }), {
      isEnabled: isActive,
    }),
    entry('clearAll', () => editing.apply(createClearEdit(sheetView.sheet.id, filter)), {
      isEnabled: isActive,
    }),
  ];
}

const createClearEdit = (sheet: number, { table, columns }: SheetFilter): WorkbookEdit => ({
  kind: 'many',
  edits: columns.flatMap(({ column, condition }) =>
    condition === null ? [] : [{ kind: 'filterColumn' as const, sheet, table, column, condition: null }],
  ),
});

/** Turns the filter of the selection on or off. */
export function toggleFilter({ editing, t }: ToolContext): void {
  const view = editing.getView();
  const filter = findSelectedFilter(view);
  const sheet = view.sheet.id;
  if (filter?.isOn === true) {
    editing.apply({ kind: 'filter', sheet, table: filter.table, area: null });
    return;
  }
  const area = filter === undefined || filter.table === null ? findFilterArea(view) : filter.area;
  if (area === null) return void showToast({ text: t('filter:nothing') });
  if (editing.apply({ kind: 'filter', sheet, table: filter?.table ?? null, area }))
    showToast({ text: t('filter:turnedOn', { area: formatArea(area), row: area.top + 1 }) });
}
