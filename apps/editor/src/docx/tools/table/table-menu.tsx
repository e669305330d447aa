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
  Rows3,
  Table2,
  TableCellsMerge,
  TableCellsSplit,
  TableProperties,
  Trash2,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import type { ActEntry } from '../../../ui/menu/menu-entries.ts';
import type { Editing } from '../../editing/editing.ts';
import { inFocus } from '../../editing/in-focus.ts';
import type { BarContext, BarMenu } from '../../toolkit/bar-item.ts';
import type { Tool } from '../../toolkit/tool.ts';
import { isWriting, perform } from '../../toolkit/writing-tool.ts';

/** There only while the caret is in a table. */
export const tableMenu: BarMenu = {
  id: 'table-tools',
  group: 'paragraph',
  name: 'tools:table.name',
  icon: TableProperties,
  isNamed: true,
  isThere: (editing) => isWriting(editing) && table.isInTable(inFocus(editing).view.state),
  entries: (context) => [
    act(context, 'rowAbove', BetweenHorizontalEnd, table.addRowAbove),
    act(context, 'rowBelow', BetweenHorizontalStart, table.addRowBelow),
    act(context, 'columnLeft', BetweenVerticalEnd, table.addColumnLeft),
    act(context, 'columnRight', BetweenVerticalStart, table.addColumnRight),
    { kind: 'line', id: 'table-line-1' },
    act(context, 'merge', TableCellsMerge, table.mergeCells),
    act(context, 'split', TableCellsSplit, table.splitCell),
    { ...act(context, 'header', Table2, table.toggleHeaderRow()), checked: isHeader(context.editing) },
    act(context, 'distribute', Columns3, table.distributeColumns()),
    { kind: 'line', id: 'table-line-2' },
    {
      kind: 'menu',
      id: 'table-borders',
      label: context.t('tools:table.borders'),
      icon: <Grid2x2 size={16} aria-hidden />,
      entries: () => borderEntries(context),
    },
    {
      kind: 'menu',
      id: 'table-shading',
      label: context.t('tools:table.shading'),
      icon: <PaintBucket size={16} aria-hidden />,
      entries: () => shadingEntries(context),
    },
    { kind: 'line', id: 'table-line-3' },
    act(context, 'deleteRow', Rows3, table.deleteRow),
    act(context, 'deleteColumn', Columns3, table.deleteColumn),
    act(context, 'deleteTable', Trash2, table.deleteTable),
  ],
};

function act({ editing, t }: BarContext, id: string, Icon: Tool['icon'], command: Command): ActEntry {
  return {
    kind: 'act',
    id: `table-${id}`,
    label: t(`tools:table.${id}`),
    icon: <Icon size={16} aria-hidden />,
    isEnabled: isWriting(editing) && command(inFocus(editing).view.state),
    run: () => perform(() => command)(editing),
  };
}

function isHeader(editing: Editing): boolean {
  const { view } = inFocus(editing);
  const { $from } = view.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name === 'tableRow') return node.attrs.isHeader === true;
  }
  return false;
}

const line = { style: 'single', size: 4, color: { rgb: '000000' } };

function borderEntries(context: BarContext): ActEntry[] {
  return [
    act(context, 'allBorders', Grid2x2, (state, dispatch) => table.setAllTableBorders(state, dispatch, line)),
    act(context, 'outsideBorders', Table2, (state, dispatch) =>
      table.setOutsideTableBorders(state, dispatch, line),
    ),
    act(context, 'insideBorders', Grid2x2, (state, dispatch) =>
      table.setInsideTableBorders(state, dispatch, line),
    ),
    act(context, 'noBorders', Grid2x2X, table.removeTableBorders),
  ];
}

/** Light enough to be written on. */
const shades = ['f2f2f2', 'd9d9d9', 'fff2cc', 'fce4d6', 'e2efda', 'ddebf7', 'e4dfec', 'f8d7da'];

function shadingEntries({ editing, t }: BarContext) {
  const entry = (shade: string | null, index: number): ActEntry => ({
    kind: 'act',
    id: `shade-${shade ?? 'none'}`,
    label: shade === null ? t('tools:table.noShading') : t('tools:table.shade', { number: index + 1 }),
    run: () => perform(() => table.setCellFillColor(shade))(editing),
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
