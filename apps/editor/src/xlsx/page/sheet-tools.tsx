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
import type { ActEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { keyName } from '../../ui/toolbar/key-names.ts';
import { columnName, holds } from '../book/area.ts';
import { type Axis, cellAt, usedArea } from '../book/book.ts';
import { fillSelected } from '../editing/cell-acts.ts';
import type { BarItem, Tool, ToolContext, ToolMenu } from '../editing/tool.ts';
import { shownInLanguage } from '../formula/local-formulas.ts';
import { beginDraft } from '../grid/draft.ts';
import { sortEntries } from '../sort/sort-entries.tsx';
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

/** At the end of the row of menus. */
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

const act = (context: ToolContext, id: string, run: () => void, more: Partial<ActEntry> = {}): ActEntry => ({
  kind: 'act',
  id,
  label: context.t(`page:tool.${id}`),
  run,
  ...more,
});

/** Lines put in before or behind what is selected, as many as are selected. */
function insert({ editing, shown }: ToolContext, axis: Axis, isBehind: boolean): void {
  const { area, sheet } = shown;
  const [from, to] = axis === 'rows' ? [area.top, area.bottom] : [area.left, area.right];
  const count = Math.min(1000, to - from + 1);
  editing.act({ kind: 'shift', sheet: sheet.id, shift: { axis, at: isBehind ? to + 1 : from, count } });
}

function remove({ editing, shown }: ToolContext, axis: Axis): void {
  const { area, sheet } = shown;
  const used = usedArea(sheet);
  const [from, to, end] =
    axis === 'rows' ? [area.top, area.bottom, used?.bottom ?? 0] : [area.left, area.right, used?.right ?? 0];
  const last = Math.min(to, Math.max(from, end));
  editing.act({ kind: 'shift', sheet: sheet.id, shift: { axis, at: from, count: from - last - 1 } });
}

function hide({ editing, shown }: ToolContext, axis: Axis, isHidden: boolean): void {
  const { area, sheet } = shown;
  const [from, to] = axis === 'rows' ? [area.top, area.bottom] : [area.left, area.right];
  // What is hidden lies between what is selected, or just beside it.
  const reach = isHidden ? 0 : 1;
  editing.act({
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
    act(context, 'row-above', () => insert(context, 'rows', false)),
    act(context, 'row-below', () => insert(context, 'rows', true)),
    act(context, 'column-before', () => insert(context, 'columns', false)),
    act(context, 'column-after', () => insert(context, 'columns', true)),
    { kind: 'line', id: 'insert-1' },
    noteEntry(context),
  ],
};

function noteEntry(context: ToolContext): ActEntry {
  return act(context, 'note', () => editNote(context), { keys: keyName('Shift-F2', context.t) });
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
    act(context, 'delete-rows', () => remove(context, 'rows')),
    act(context, 'delete-columns', () => remove(context, 'columns')),
    { kind: 'line', id: 'cells-1' },
    act(context, 'row-height', size('rows')),
    act(context, 'column-width', size('columns')),
    act(context, 'hide-rows', () => hide(context, 'rows', true)),
    act(context, 'hide-columns', () => hide(context, 'columns', true)),
    act(context, 'show-rows', () => hide(context, 'rows', false)),
    act(context, 'show-columns', () => hide(context, 'columns', false)),
    { kind: 'line', id: 'cells-2' },
    act(context, 'clear-look', () =>
      editing.act({ kind: 'plain', sheet: shown.sheet.id, areas: [shown.area] }),
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
      act(context, 'fill-down', () => fillSelected(context.editing, 'rows'), {
        keys: keyName('Mod-d', context.t),
      }),
      act(context, 'fill-right', () => fillSelected(context.editing, 'columns'), {
        keys: keyName('Mod-r', context.t),
      }),
    ];
  },
};

const functions = ['SUM', 'AVERAGE', 'COUNT', 'MIN', 'MAX', 'IF', 'ROUND', 'VLOOKUP', 'COUNTIF', 'SUMIF'];

/** A function is begun in the cell, over the numbers that stand above it or before it. */
function beginFunction({ editing, shown, lang, page }: ToolContext, name: string): void {
  const { sheet, active } = shown;
  const isNumber = (row: number, column: number): boolean =>
    typeof cellAt(sheet, { row, column })?.value === 'number';
  let from = active.row;
  while (from > 0 && isNumber(from - 1, active.column)) from -= 1;
  let left = active.column;
  while (left > 0 && isNumber(active.row, left - 1)) left -= 1;
  const isRange = ['SUM', 'AVERAGE', 'COUNT', 'MIN', 'MAX'].includes(name);
  const column = columnName(active.column);
  const range =
    from < active.row
      ? `${column}${from + 1}:${column}${active.row}`
      : left < active.column
        ? `${columnName(left)}${active.row + 1}:${columnName(active.column - 1)}${active.row + 1}`
        : '';
  beginDraft(
    editing,
    lang,
    `=${shownInLanguage(`${name}(`, lang)}${isRange ? range : ''}${isRange && range !== '' ? ')' : ''}`,
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
        kind: 'act',
        id: `function-${name}`,
        label: `${shownInLanguage(`${name}(`, context.lang).replace('(', '')} – ${context.t(`page:functions.${name}`)}`,
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
      void editing.act({ kind: 'freeze', sheet: id, rows, columns });
    const { row, column } = shown.active;
    const freezing: MenuEntry[] = shown.canWrite
      ? [
          act(context, 'freeze-row', freeze(1, 0), { isEnabled: !isFrozen }),
          act(context, 'freeze-column', freeze(0, 1), { isEnabled: !isFrozen }),
          act(context, 'freeze-here', freeze(row, column), {
            isEnabled: !isFrozen && (row > 0 || column > 0),
          }),
          act(context, 'unfreeze', freeze(0, 0), { isEnabled: isFrozen }),
          { kind: 'line', id: 'view-1' },
        ]
      : [];
    return [
      ...freezing,
      act(context, 'find', () => page.find(false), {
        icon: <Search size={16} aria-hidden />,
        keys: keyName('Mod-f', t),
      }),
      ...(shown.canWrite
        ? [
            act(context, 'replace', () => page.find(true), {
              icon: <Replace size={16} aria-hidden />,
              keys: keyName('Mod-h', t),
            }),
          ]
        : []),
      act(context, 'notes', page.toggleNotes, { icon: <StickyNote size={16} aria-hidden /> }),
      act(context, 'print', page.takeAlong.print, {
        icon: <Printer size={16} aria-hidden />,
        keys: keyName('Mod-p', t),
        isEnabled: page.takeAlong.offers.print,
      }),
      act(context, 'download', () => void page.takeAlong.download(), {
        icon: <Download size={16} aria-hidden />,
        isEnabled: page.takeAlong.offers.download,
      }),
      act(context, 'keys', () => page.show(<KeysDialog onClose={() => page.show(null)} />), {
        icon: <Keyboard size={16} aria-hidden />,
      }),
    ];
  },
};

export const sheetMenus: readonly BarItem[] = [functionMenu, insertMenu, cellsMenu, dataMenu, viewMenu];

/** What the right button of the mouse opens. */
export function contextEntries(context: ToolContext): readonly MenuEntry[] {
  const { shown } = context;
  const link = shown.sheet.links.find(({ area }) => holds(area, shown.active))?.address ?? null;
  const opening: MenuEntry[] =
    link === null
      ? []
      : [
          act(context, 'open-link', () => void window.open(link, '_blank', 'noopener,noreferrer')),
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
