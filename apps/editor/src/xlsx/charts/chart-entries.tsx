import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import { showToast } from '../../ui/toast.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import type { ToolContext } from '../editing/tool.ts';
import { getColumnSizes, getRowSizes } from '../grid/row-and-column-sizes.ts';
import { lastRow } from '../workbook/workbook.ts';
import { placeNewChart } from './anchors.ts';
import { ChartDialog } from './ChartDialog.tsx';
import { createChartForm, openChartForm } from './chart-form.ts';

/** Menu entries for charts and other drawings. */
export function createChartEntries(context: ToolContext): ActionEntry[] {
  const { t, sheetView, page } = context;
  return [
    { kind: 'action', id: 'chart', label: t('charts:open'), run: () => insertChart(context) },
    ...(sheetView.sheet.drawings.length === 0
      ? []
      : [
          {
            kind: 'action' as const,
            id: 'select-object',
            label: t('charts:select'),
            keys: formatShortcut('Mod-Alt-5', t),
            run: page.selectDrawing,
          },
        ]),
  ];
}

function insertChart({ editing, sheetView, page }: ToolContext): void {
  const close = (): void => page.showDialog(null);
  page.showDialog(
    <ChartDialog
      isNew
      initial={createChartForm(sheetView)}
      onClose={close}
      onApply={(chart) => {
        const { workbook, sheet, area } = editing.getView();
        const rows = getRowSizes(workbook, sheet, Math.min(lastRow, area.bottom + 1000));
        const columns = getColumnSizes(workbook, sheet);
        // Beside the selected cells.
        const right = area.right - area.left > 50 ? area.left : area.right + 1;
        const anchor = placeNewChart(
          { rows, columns },
          { x: columns.start(right) + 16, y: rows.start(area.top) + 4 },
        );
        const index = sheet.drawings.length;
        const change = { act: 'addChart' as const, chart, anchor };
        if (editing.apply({ kind: 'drawing', sheet: sheet.id, change })) page.selectDrawing(index);
      }}
    />,
  );
}

/** Opens the dialog of a chart that was made here. */
export function editChart({ editing, page, t }: ToolContext, index: number): void {
  const { workbook, sheet } = editing.getView();
  const content = sheet.drawings[index]?.content;
  if (content?.kind !== 'chart' || content.options === null) return;
  const { options, references } = content;
  const form = openChartForm(workbook, { options, references });
  if (form === null) return void showToast({ text: t('charts:lost') });
  page.showDialog(
    <ChartDialog
      isNew={false}
      initial={form}
      onClose={() => page.showDialog(null)}
      onApply={(chart) =>
        editing.apply({ kind: 'drawing', sheet: sheet.id, change: { act: 'changeChart', index, chart } })
      }
    />,
  );
}
