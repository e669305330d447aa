import type { TFunction } from 'i18next';
import { Table } from 'lucide-react';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { TableSizeDialog } from '../../ui/TableSizeDialog.tsx';
import {
  addToTable,
  deleteFromTable,
  getSelectedTable,
  insertTable,
  listTableColours,
  styleTable,
} from '../commands/edit-table.ts';
import { removeSelected } from '../commands/editor-commands.ts';
import { isRegularTable, maxTableColumns, maxTableRows } from '../commands/table-shape.ts';
import { tableStyles } from '../commands/table-styles.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import type { Tool, ToolMenu } from './tool.ts';
import { createRowEntries } from './tool-entries.ts';

const insertTool: Tool = {
  id: 'insertTable',
  run: (context) =>
    context.showDialog(
      <TableSizeDialog
        onInsert={(size) => insertTable(context, size)}
        onClose={() => context.showDialog(null)}
      />,
    ),
};

const canGrow =
  (axis: 'rows' | 'columns'): NonNullable<Tool['isEnabled']> =>
  (_, context) => {
    const table = getSelectedTable(context)?.table;
    if (table === undefined || !isRegularTable(table)) return false;
    return axis === 'rows' ? table.rows.length < maxTableRows : table.columns.length < maxTableColumns;
  };

/** Which row or column is meant is told by the cell that is edited. */
const canShrink =
  (axis: 'rows' | 'columns'): NonNullable<Tool['isEnabled']> =>
  (_, context) => {
    const selected = getSelectedTable(context);
    return selected?.cell != null && isRegularTable(selected.table) && selected.table[axis].length > 1;
  };

const rows: readonly (readonly Tool[])[] = [
  [
    {
      id: 'rowAbove',
      isEnabled: canGrow('rows'),
      run: (context, t) => addToTable(context, 'row', 'before', t),
    },
    {
      id: 'rowBelow',
      isEnabled: canGrow('rows'),
      run: (context, t) => addToTable(context, 'row', 'after', t),
    },
    {
      id: 'columnLeft',
      isEnabled: canGrow('columns'),
      run: (context, t) => addToTable(context, 'column', 'before', t),
    },
    {
      id: 'columnRight',
      isEnabled: canGrow('columns'),
      run: (context, t) => addToTable(context, 'column', 'after', t),
    },
  ],
  [
    {
      id: 'deleteRow',
      isEnabled: canShrink('rows'),
      run: (context, t) => deleteFromTable(context, 'row', t),
    },
    {
      id: 'deleteColumn',
      isEnabled: canShrink('columns'),
      run: (context, t) => deleteFromTable(context, 'column', t),
    },
    {
      id: 'deleteTable',
      isEnabled: (_, context) => getSelectedTable(context) !== null,
      run: (context, t) => {
        context.canvas.select({ textPath: null });
        removeSelected(context, t);
      },
    },
  ],
];

function createStyleEntries(context: EditorContext, t: TFunction): readonly MenuEntry[] {
  const tableColours = listTableColours(context);
  const [first = '#000000'] = tableColours;
  return tableStyles.flatMap((style): MenuEntry[] => {
    const label = t(`canvas:tableStyle.${style}`);
    if (style === 'grid')
      return [{ kind: 'action', id: style, label, run: () => styleTable(context, style, first) }];
    const entries = tableColours.map(
      (color, index): ActionEntry => ({
        kind: 'action',
        id: `${style}-${index}`,
        label: t('canvas:tableStyle.accent', { style: label, number: index + 1 }),
        style: { background: color },
        run: () => styleTable(context, style, color),
      }),
    );
    return [{ kind: 'group', id: style, label, columns: 6, entries }];
  });
}

export const tableMenu: ToolMenu = {
  id: 'table',
  icon: Table,
  showsLabel: true,
  entries: (context, t) => [
    ...createRowEntries([[insertTool], ...rows], context, t),
    { kind: 'separator', id: 'separator-style' },
    {
      kind: 'menu',
      id: 'tableStyle',
      label: t('canvas:tableStyle.title'),
      isEnabled: getSelectedTable(context) !== null,
      entries: () => createStyleEntries(context, t),
    },
  ],
};
