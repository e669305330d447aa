import {
  ArrowDownAZ,
  Download,
  Eye,
  Keyboard,
  Plus,
  Printer,
  Redo2,
  Replace,
  Rows3,
  Search,
  Sigma,
  StickyNote,
  Undo2,
} from 'lucide-react';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { keyName } from '../../ui/toolbar/key-names.ts';
import { fillSelected } from '../editing/cell-commands.ts';
import type { BarItem, Tool, ToolContext, ToolMenu } from '../editing/tool.ts';
import { localizeFormula } from '../formula/local-formulas.ts';
import { beginDraft } from '../grid/draft.ts';
import { sortEntries } from '../sort/sort-entries.tsx';
import { contains, formatColumn } from '../workbook/area.ts';
import { type Axis, cellAt, usedArea } from '../workbook/workbook.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { SizeDialog } from './SizeDialog.tsx';

export const historyTools: readonly Tool[] = [
  {
    kind: 'tool',
    id: 'undo',
    group: 'history',
    icon: Undo2,
    keys: 'Mod-z',
    isEnabled: (shown) => shown.canUndo,
    run: ({ editing }) => editing.undo(),
  },
  {
    kind: 'tool',
    id: 'redo',
    group: 'history',
    icon: Redo2,
    keys: 'Mod-y',
    isEnabled: (shown) => shown.canRedo,
    run: ({ editing }) => editing.redo(),
  },
];

/** Tools at the end of the menu row. */
export const endTools: readonly Tool[] = [
  {
    kind: 'tool',
    id: 'find',
    group: 'end',
    icon: Search,
    keys: 'Mod-f',
    isForReaders: true,
    run: ({ page }) => page.find(false),
  },
  {
    kind: 'tool',
    id: 'notes',
    group: 'end',
    icon: StickyNote,
    isForReaders: true,
    run: ({ page }) => page.toggleNotes(),
  },
];

const change = (
  context: ToolContext,
  id: string,
  run: () => void,
  more: Partial<ActionEntry> = {},
): ActionEntry => ({
  kind: 'action',
  id,
  label: context.t(`page:tool.${id}`),
  run,
  ...more,
});

/** Inserts as many lines as are selected, before or after the selection. */
function insert({ editing, shown }: ToolContext, axis: Axis, isBehind: boolean): void {
  const { area, sheet } = shown;
  const [from, to] = axis === 'rows' ? [area.top, area.bottom] : [area.left, area.right];
  const count = Math.min(1000, to - from + 1);
  editing.apply({ kind: 'shift', sheet: sheet.id, shift: { axis, at: isBehind ? to + 1 : from, count } });
}

function remove({ editing, shown }: ToolContext, axis: Axis): void {
  const { area, sheet } = shown;
  const used = usedArea(sheet);
  const [from, to, end] =
    axis === 'rows' ? [area.top, area.bottom, used?.bottom ?? 0] : [area.left, area.right, used?.right ?? 0];
  const last = Math.min(to, Math.max(from, end));
  editing.apply({ kind: 'shift', sheet: sheet.id, shift: { axis, at: from, count: from - last - 1 } });
}

function hide({ editing, shown }: ToolContext, axis: Axis, isHidden: boolean): void {
  const { area, sheet } = shown;
  const [from, to] = axis === 'rows' ? [area.top, area.bottom] : [area.left, area.right];
  // Hidden lines are within the selection, or adjacent to it.
  const reach = isHidden ? 0 : 1;
  editing.apply({
    kind: 'hide',
    sheet: sheet.id,
    axis,
    from: Math.max(0, from - reach),
    to: to + reach,
    isHidden,
  });
}

const insertMenu: ToolMenu = {
  kind: 'menu',
  id: 'insert',
  group: 'menus',
  icon: Plus,
  isNamed: true,
  entries: (context) => [
    change(context, 'row-above', () => insert(context, 'rows', false)),
    change(context, 'row-below', () => insert(context, 'rows', true)),
    change(context, 'column-before', () => insert(context, 'columns', false)),
    change(context, 'column-after', () => insert(context, 'columns', true)),
    { kind: 'line', id: 'insert-1' },
    noteEntry(context),
  ],
};

function noteEntry(context: ToolContext): ActionEntry {
  return change(context, 'note', () => editNote(context), { keys: keyName('Shift-F2', context.t) });
}

export function editNote({ shown, page }: ToolContext): void {
  page.show(<NoteDialog place={shown.active} onClose={() => page.show(null)} />);
}

const cellsMenu: ToolMenu = {
  kind: 'menu',
  id: 'cells',
  group: 'menus',
  icon: Rows3,
  isNamed: true,
  entries: (context) => cellEntries(context),
};

function cellEntries(context: ToolContext): MenuEntry[] {
  const { editing, shown, page } = context;
  const size = (axis: Axis) => (): void =>
    page.show(<SizeDialog axis={axis} onClose={() => page.show(null)} />);
  return [
    change(context, 'delete-rows', () => remove(context, 'rows')),
    change(context, 'delete-columns', () => remove(context, 'columns')),
    { kind: 'line', id: 'cells-1' },
    change(context, 'row-height', size('rows')),
    change(context, 'column-width', size('columns')),
    change(context, 'hide-rows', () => hide(context, 'rows', true)),
    change(context, 'hide-columns', () => hide(context, 'columns', true)),
    change(context, 'show-rows', () => hide(context, 'rows', false)),
    change(context, 'show-columns', () => hide(context, 'columns', false)),
    { kind: 'line', id: 'cells-2' },
    change(context, 'clear-look', () =>
      editing.apply({ kind: 'plain', sheet: shown.sheet.id, areas: [shown.area] }),
    ),
  ];
}

const dataMenu: ToolMenu = {
  kind: 'menu',
  id: 'data',
  group: 'menus',
  icon: ArrowDownAZ,
  isNamed: true,
  entries: (context) => {
    return [
      ...sortEntries(context),
      { kind: 'line', id: 'data-1' },
      change(context, 'fill-down', () => fillSelected(context.editing, 'rows'), {
        keys: keyName('Mod-d', context.t),
      }),
      change(context, 'fill-right', () => fillSelected(context.editing, 'columns'), {
        keys: keyName('Mod-r', context.t),
      }),
    ];
  },
};

const functions = ['SUM', 'AVERAGE', 'COUNT', 'MIN', 'MAX', 'IF', 'ROUND', 'VLOOKUP', 'COUNTIF', 'SUMIF'];

/** Starts a function in the cell, with the numbers above or to the left as its argument. */
function beginFunction({ editing, shown, lang, page }: ToolContext, name: string): void {
  const { sheet, active } = shown;
  const isNumber = (row: number, column: number): boolean =>
    typeof cellAt(sheet, { row, column })?.value === 'number';
  let from = active.row;
  while (from > 0 && isNumber(from - 1, active.column)) from -= 1;
  let left = active.column;
  while (left > 0 && isNumber(active.row, left - 1)) left -= 1;
  const isRange = ['SUM', 'AVERAGE', 'COUNT', 'MIN', 'MAX'].includes(name);
  const column = formatColumn(active.column);
  const range =
    from < active.row
      ? `${column}${from + 1}:${column}${active.row}`
      : left < active.column
        ? `${formatColumn(left)}${active.row + 1}:${formatColumn(active.column - 1)}${active.row + 1}`
        : '';
  beginDraft(
    editing,
    lang,
    `=${localizeFormula(`${name}(`, lang)}${isRange ? range : ''}${isRange && range !== '' ? ')' : ''}`,
  );
  page.focus();
}

const functionMenu: ToolMenu = {
  kind: 'menu',
  id: 'function',
  group: 'number',
  icon: Sigma,
  entries: (context) =>
    functions.map(
      (name): MenuEntry => ({
        kind: 'action',
        id: `function-${name}`,
        label: `${localizeFormula(`${name}(`, context.lang).replace('(', '')} – ${context.t(`page:functions.${name}`)}`,
        run: () => beginFunction(context, name),
      }),
    ),
};

const viewMenu: ToolMenu = {
  kind: 'menu',
  id: 'view',
  group: 'menus',
  icon: Eye,
  isNamed: true,
  isForReaders: true,
  entries: (context) => {
    const { editing, shown, page, t } = context;
    const { frozen, id } = shown.sheet;
    const isFrozen = frozen.rows > 0 || frozen.columns > 0;
    const freeze = (rows: number, columns: number) => (): void =>
      void editing.apply({ kind: 'freeze', sheet: id, rows, columns });
    const { row, column } = shown.active;
    const freezing: MenuEntry[] = shown.canWrite
      ? [
          change(context, 'freeze-row', freeze(1, 0), { isEnabled: !isFrozen }),
          change(context, 'freeze-column', freeze(0, 1), { isEnabled: !isFrozen }),
          change(context, 'freeze-here', freeze(row, column), {
            isEnabled: !isFrozen && (row > 0 || column > 0),
          }),
          change(context, 'unfreeze', freeze(0, 0), { isEnabled: isFrozen }),
          { kind: 'line', id: 'view-1' },
        ]
      : [];
    return [
      ...freezing,
      change(context, 'find', () => page.find(false), {
        icon: <Search size={16} aria-hidden />,
        keys: keyName('Mod-f', t),
      }),
      ...(shown.canWrite
        ? [
            change(context, 'replace', () => page.find(true), {
              icon: <Replace size={16} aria-hidden />,
              keys: keyName('Mod-h', t),
            }),
          ]
        : []),
      change(context, 'notes', page.toggleNotes, { icon: <StickyNote size={16} aria-hidden /> }),
      change(context, 'print', page.exportActions.print, {
        icon: <Printer size={16} aria-hidden />,
        keys: keyName('Mod-p', t),
        isEnabled: page.exportActions.offers.print,
      }),
      change(context, 'download', () => void page.exportActions.download(), {
        icon: <Download size={16} aria-hidden />,
        isEnabled: page.exportActions.offers.download,
      }),
      change(context, 'keys', () => page.show(<KeysDialog onClose={() => page.show(null)} />), {
        icon: <Keyboard size={16} aria-hidden />,
      }),
    ];
  },
};

export const sheetMenus: readonly BarItem[] = [functionMenu, insertMenu, cellsMenu, dataMenu, viewMenu];

/** Entries of the context menu. */
export function contextEntries(context: ToolContext): readonly MenuEntry[] {
  const { shown } = context;
  const link = shown.sheet.links.find(({ area }) => contains(area, shown.active))?.address ?? null;
  const opening: MenuEntry[] =
    link === null
      ? []
      : [
          change(context, 'open-link', () => void window.open(link, '_blank', 'noopener,noreferrer')),
          { kind: 'line', id: 'context-0' },
        ];
  if (!shown.canWrite) return [...opening, ...viewMenu.entries(context)];
  return [
    ...opening,
    ...insertMenu.entries(context),
    { kind: 'line', id: 'context-1' },
    ...cellEntries(context),
  ];
}
