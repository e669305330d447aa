import * as table from '@eigenpal/docx-editor-core/prosemirror/commands';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  Grid2x2,
  Grid2x2X,
  PaintBucket,
  PilcrowLeft,
  Rows3,
  Table2,
  TableCellsMerge,
  TableCellsSplit,
  TableProperties,
  Trash2,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import type { ActionEntry } from '../../../ui/menu/menu-entries.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { getFocusedEditor } from '../../editing/focused-editing.ts';
import { addColumn, isInRightToLeftTable, toggleTableDirection } from '../../tables/table-direction.ts';
import type { BarContext, BarMenu } from '../../toolkit/bar-item.ts';
import type { Tool } from '../../toolkit/tool.ts';
import { canEdit, canRunTool, runTool } from '../../toolkit/writing-tool.ts';

/** Shown only while the caret is in a table. */
export const tableMenu: BarMenu = {
  id: 'table-tools',
  group: 'paragraph',
  name: 'tools:table.name',
  icon: TableProperties,
  showsLabel: true,
  isVisible: (editor) => canEdit(editor) && table.isInTable(getFocusedEditor(editor).view.state),
  entries: (context) => [
    createEntry(context, 'rowAbove', BetweenHorizontalEnd, table.addRowAbove),
    createEntry(context, 'rowBelow', BetweenHorizontalStart, table.addRowBelow),
    createEntry(context, 'columnLeft', BetweenVerticalEnd, addColumn('left')),
    createEntry(context, 'columnRight', BetweenVerticalStart, addColumn('right')),
    { kind: 'separator', id: 'separator-table-1' },
    createEntry(context, 'merge', TableCellsMerge, table.mergeCells),
    createEntry(context, 'split', TableCellsSplit, table.splitCell),
    {
      ...createEntry(context, 'header', Table2, table.toggleHeaderRow()),
      checked: isInHeaderRow(context.editor),
    },
    createEntry(context, 'distribute', Columns3, table.distributeColumns()),
    {
      ...createEntry(context, 'rightToLeft', PilcrowLeft, toggleTableDirection),
      checked: isInRightToLeftTable(getFocusedEditor(context.editor).view.state),
    },
    { kind: 'separator', id: 'separator-table-2' },
    {
      kind: 'menu',
      id: 'table-borders',
      label: context.t('tools:table.borders'),
      icon: <Grid2x2 size={16} aria-hidden />,
      entries: () => createBorderEntries(context),
    },
    {
      kind: 'menu',
      id: 'table-shading',
      label: context.t('tools:table.shading'),
      icon: <PaintBucket size={16} aria-hidden />,
      entries: () => createShadingEntries(context),
    },
    { kind: 'separator', id: 'separator-table-3' },
    createEntry(context, 'deleteRow', Rows3, table.deleteRow),
    createEntry(context, 'deleteColumn', Columns3, table.deleteColumn),
    createEntry(context, 'deleteTable', Trash2, table.deleteTable),
  ],
};

function createEntry(
  { editor, t }: BarContext,
  id: string,
  Icon: Tool['icon'],
  command: Command,
): ActionEntry {
  return {
    kind: 'action',
    id: `table-${id}`,
    label: t(`tools:table.${id}`),
    icon: <Icon size={16} aria-hidden />,
    isEnabled: canRunTool(editor, command),
    run: () => runTool(() => command)(editor),
  };
}

function isInHeaderRow(editor: DocumentEditor): boolean {
  const { view } = getFocusedEditor(editor);
  const { $from } = view.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name === 'tableRow') return node.attrs.isHeader === true;
  }
  return false;
}

const borderLine = { style: 'single', size: 4, color: { rgb: '000000' } };

function createBorderEntries(context: BarContext): ActionEntry[] {
  return [
    createEntry(context, 'allBorders', Grid2x2, (state, dispatch) =>
      table.setAllTableBorders(state, dispatch, borderLine),
    ),
    createEntry(context, 'outsideBorders', Table2, (state, dispatch) =>
      table.setOutsideTableBorders(state, dispatch, borderLine),
    ),
    createEntry(context, 'insideBorders', Grid2x2, (state, dispatch) =>
      table.setInsideTableBorders(state, dispatch, borderLine),
    ),
    createEntry(context, 'noBorders', Grid2x2X, table.removeTableBorders),
  ];
}

/** Light enough for dark text. */
const shades = ['f2f2f2', 'd9d9d9', 'fff2cc', 'fce4d6', 'e2efda', 'ddebf7', 'e4dfec', 'f8d7da'];

function createShadingEntries({ editor, t }: BarContext) {
  const entry = (shade: string | null, index: number): ActionEntry => ({
    kind: 'action',
    id: `shade-${shade ?? 'none'}`,
    label: shade === null ? t('tools:table.noShading') : t('tools:table.shade', { number: index + 1 }),
    run: () => runTool(() => table.setCellFillColor(shade))(editor),
    ...(shade === null ? {} : { style: { background: `#${shade}` } }),
  });
  return [
    entry(null, 0),
    {
      kind: 'group' as const,
      id: 'shades',
      columns: 4,
      entries: shades.map((shade, index) => entry(shade, index)),
    },
  ];
}
