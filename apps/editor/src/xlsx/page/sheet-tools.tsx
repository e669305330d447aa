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
import { createClipboardEntries } from '../../ui/clipboard-commands.ts';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { showToast } from '../../ui/toast.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import { createChartEntries } from '../charts/chart-entries.tsx';
import { fillSelected } from '../editing/cell-commands.ts';
import type { BarItem, Tool, ToolContext, ToolMenu } from '../editing/tool.ts';
import { listSelectedAreas } from '../editing/workbook-editing.ts';
import { createFilterEntries } from '../filter/filter-entries.ts';
import { localizeFormula } from '../formula/local-formulas.ts';
import { type PasteKind, pasteKinds, pasteSpecial } from '../grid/clipboard.ts';
import { startDraft } from '../grid/draft.ts';
import { createImportEntry } from '../import/import-entries.ts';
import { NamesDialog } from '../names/NamesDialog.tsx';
import { PageSetupDialog } from '../print/PageSetupDialog.tsx';
import { createRuleEntries } from '../rules/rule-entries.tsx';
import { createSortEntries } from '../sort/sort-entries.tsx';
import { contains, formatColumn } from '../workbook/area.ts';
import { splitByFilter } from '../workbook/filter.ts';
import { type Axis, computeUsedArea, getCell } from '../workbook/workbook.ts';
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
    isEnabled: (view) => view.canUndo,
    run: ({ editing }) => editing.undo(),
  },
  {
    kind: 'tool',
    id: 'redo',
    group: 'history',
    icon: Redo2,
    keys: 'Mod-y',
    isEnabled: (view) => view.canRedo,
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
    isAvailableToReaders: true,
    run: ({ page }) => page.openFind(false),
  },
  {
    kind: 'tool',
    id: 'notes',
    group: 'end',
    icon: StickyNote,
    isAvailableToReaders: true,
    run: ({ page }) => page.toggleNotes(),
  },
];

const createEntry = (
  context: ToolContext,
  id: string,
  run: () => void,
  options: Partial<ActionEntry> = {},
): ActionEntry => ({
  kind: 'action',
  id,
  label: context.t(`page:tool.${id}`),
  run,
  ...options,
});

/** Inserts as many lines as are selected, before or after the selection. */
function insertRowsOrColumns({ editing, sheetView: view }: ToolContext, axis: Axis, isAfter: boolean): void {
  const { area, sheet } = view;
  const [from, to] = axis === 'rows' ? [area.top, area.bottom] : [area.left, area.right];
  const count = Math.min(1000, to - from + 1);
  editing.apply({ kind: 'shift', sheet: sheet.id, shift: { axis, at: isAfter ? to + 1 : from, count } });
}

function deleteRowsOrColumns({ editing, sheetView: view }: ToolContext, axis: Axis): void {
  const { area, sheet } = view;
  const used = computeUsedArea(sheet);
  const [from, to, lastUsed] =
    axis === 'rows' ? [area.top, area.bottom, used?.bottom ?? 0] : [area.left, area.right, used?.right ?? 0];
  const last = Math.min(to, Math.max(from, lastUsed));
  // Rows that a filter hides stay.
  const parts =
    axis === 'rows'
      ? splitByFilter(sheet, { ...area, top: from, bottom: last }).map(
          ({ top, bottom }) => [top, bottom] as const,
        )
      : [[from, last] as const];
  editing.apply({
    kind: 'many',
    edits: parts
      .reverse()
      .map(([at, end]) => ({ kind: 'shift', sheet: sheet.id, shift: { axis, at, count: at - end - 1 } })),
  });
}

function setHidden({ editing, sheetView: view }: ToolContext, axis: Axis, isHidden: boolean): void {
  const { area, sheet } = view;
  const [from, to] = axis === 'rows' ? [area.top, area.bottom] : [area.left, area.right];
  // Hidden lines are within the selection, or adjacent to it.
  const margin = isHidden ? 0 : 1;
  editing.apply({
    kind: 'hide',
    sheet: sheet.id,
    axis,
    from: Math.max(0, from - margin),
    to: to + margin,
    isHidden,
  });
}

const insertMenu: ToolMenu = {
  kind: 'menu',
  id: 'insert',
  group: 'menus',
  icon: Plus,
  showsLabel: true,
  entries: (context) => [
    createEntry(context, 'row-above', () => insertRowsOrColumns(context, 'rows', false)),
    createEntry(context, 'row-below', () => insertRowsOrColumns(context, 'rows', true)),
    createEntry(context, 'column-before', () => insertRowsOrColumns(context, 'columns', false)),
    createEntry(context, 'column-after', () => insertRowsOrColumns(context, 'columns', true)),
    { kind: 'separator', id: 'separator-insert-1' },
    createNoteEntry(context),
    ...createChartEntries(context),
  ],
};

function createNoteEntry(context: ToolContext): ActionEntry {
  return createEntry(context, 'note', () => editNote(context), {
    keys: formatShortcut('Shift-F2', context.t),
  });
}

export function editNote({ sheetView: view, page }: ToolContext): void {
  page.showDialog(<NoteDialog address={view.active} onClose={() => page.showDialog(null)} />);
}

const cellsMenu: ToolMenu = {
  kind: 'menu',
  id: 'cells',
  group: 'menus',
  icon: Rows3,
  showsLabel: true,
  entries: (context) => createCellEntries(context),
};

function createCellEntries(context: ToolContext): MenuEntry[] {
  const { sheetView: view, page, t } = context;
  return [
    ...createClipboardEntries(page.clipboard, t, view.canWrite),
    createPasteMenu(context),
    { kind: 'separator', id: 'separator-cells-2' },
    ...createRowAndColumnEntries(context),
  ];
}

function createRowAndColumnEntries(context: ToolContext): MenuEntry[] {
  const { editing, sheetView: view, page } = context;
  const openSizeDialog = (axis: Axis) => (): void =>
    page.showDialog(<SizeDialog axis={axis} onClose={() => page.showDialog(null)} />);
  return [
    createEntry(context, 'delete-rows', () => deleteRowsOrColumns(context, 'rows')),
    createEntry(context, 'delete-columns', () => deleteRowsOrColumns(context, 'columns')),
    { kind: 'separator', id: 'separator-cells-1' },
    createEntry(context, 'row-height', openSizeDialog('rows')),
    createEntry(context, 'column-width', openSizeDialog('columns')),
    createEntry(context, 'hide-rows', () => setHidden(context, 'rows', true)),
    createEntry(context, 'hide-columns', () => setHidden(context, 'columns', true)),
    createEntry(context, 'show-rows', () => setHidden(context, 'rows', false)),
    createEntry(context, 'show-columns', () => setHidden(context, 'columns', false)),
    { kind: 'separator', id: 'separator-cells-3' },
    createEntry(context, 'clear-look', () =>
      editing.apply({ kind: 'plain', sheet: view.sheet.id, areas: listSelectedAreas(view) }),
    ),
  ];
}

function createPasteMenu(context: ToolContext): MenuEntry {
  const { editing, t } = context;
  const paste = (kind: PasteKind) => (): void => {
    if (!pasteSpecial(editing, kind)) showToast({ text: t('page:nothingCopied') });
  };
  return {
    kind: 'menu',
    id: 'paste-special',
    label: t('page:tool.paste-special'),
    entries: () =>
      pasteKinds.map((kind) =>
        createEntry(context, `paste-${kind}`, paste(kind), {
          ...(kind === 'values' ? { keys: formatShortcut('Mod-Shift-v', t) } : {}),
        }),
      ),
  };
}

const dataMenu: ToolMenu = {
  kind: 'menu',
  id: 'data',
  group: 'menus',
  icon: ArrowDownAZ,
  showsLabel: true,
  entries: (context) => {
    const { page } = context;
    return [
      ...createSortEntries(context),
      { kind: 'separator', id: 'separator-data-0' },
      ...createFilterEntries(context),
      { kind: 'separator', id: 'separator-data-2' },
      ...createRuleEntries(context),
      createEntry(context, 'names', () =>
        page.showDialog(<NamesDialog onClose={() => page.showDialog(null)} />),
      ),
      createImportEntry(context),
      { kind: 'separator', id: 'separator-data-1' },
      createEntry(context, 'fill-down', () => fillSelected(context.editing, 'rows'), {
        keys: formatShortcut('Mod-d', context.t),
      }),
      createEntry(context, 'fill-right', () => fillSelected(context.editing, 'columns'), {
        keys: formatShortcut('Mod-r', context.t),
      }),
    ];
  },
};

const functions = ['SUM', 'AVERAGE', 'COUNT', 'MIN', 'MAX', 'IF', 'ROUND', 'VLOOKUP', 'COUNTIF', 'SUMIF'];

/** Starts a function in the cell, with the numbers above or to the left as its argument. */
function startFunction({ editing, sheetView: view, lang, page }: ToolContext, name: string): void {
  const { sheet, active } = view;
  const isNumber = (row: number, column: number): boolean =>
    typeof getCell(sheet, { row, column })?.value === 'number';
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
  startDraft(
    editing,
    lang,
    `=${localizeFormula(`${name}(`, lang)}${isRange ? range : ''}${isRange && range !== '' ? ')' : ''}`,
  );
  page.focusSheet();
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
        run: () => startFunction(context, name),
      }),
    ),
};

const viewMenu: ToolMenu = {
  kind: 'menu',
  id: 'view',
  group: 'menus',
  icon: Eye,
  showsLabel: true,
  isAvailableToReaders: true,
  entries: (context) => {
    const { editing, sheetView: view, page, t } = context;
    const { frozen, id } = view.sheet;
    const isFrozen = frozen.rows > 0 || frozen.columns > 0;
    const freeze = (rows: number, columns: number) => (): void =>
      void editing.apply({ kind: 'freeze', sheet: id, rows, columns });
    const { row, column } = view.active;
    const freezeEntries: MenuEntry[] = view.canWrite
      ? [
          createEntry(context, 'freeze-row', freeze(1, 0), { isEnabled: !isFrozen }),
          createEntry(context, 'freeze-column', freeze(0, 1), { isEnabled: !isFrozen }),
          createEntry(context, 'freeze-here', freeze(row, column), {
            isEnabled: !isFrozen && (row > 0 || column > 0),
          }),
          createEntry(context, 'unfreeze', freeze(0, 0), { isEnabled: isFrozen }),
          { kind: 'separator', id: 'separator-view-1' },
        ]
      : [];
    return [
      ...freezeEntries,
      createEntry(context, 'find', () => page.openFind(false), {
        icon: <Search size={16} aria-hidden />,
        keys: formatShortcut('Mod-f', t),
      }),
      ...(view.canWrite
        ? [
            createEntry(context, 'replace', () => page.openFind(true), {
              icon: <Replace size={16} aria-hidden />,
              keys: formatShortcut('Mod-h', t),
            }),
          ]
        : []),
      createEntry(context, 'notes', page.toggleNotes, { icon: <StickyNote size={16} aria-hidden /> }),
      ...(view.canWrite
        ? [
            createEntry(context, 'page-setup', () =>
              page.showDialog(<PageSetupDialog onClose={() => page.showDialog(null)} />),
            ),
          ]
        : []),
      createEntry(context, 'print', page.exportActions.print, {
        icon: <Printer size={16} aria-hidden />,
        keys: formatShortcut('Mod-p', t),
        isEnabled: page.exportActions.offers.print,
      }),
      createEntry(context, 'download', () => void page.exportActions.download(), {
        icon: <Download size={16} aria-hidden />,
        isEnabled: page.exportActions.offers.download,
      }),
      createEntry(
        context,
        'keys',
        () => page.showDialog(<KeysDialog onClose={() => page.showDialog(null)} />),
        {
          icon: <Keyboard size={16} aria-hidden />,
        },
      ),
    ];
  },
};

export const sheetMenus: readonly BarItem[] = [functionMenu, insertMenu, cellsMenu, dataMenu, viewMenu];

/** Entries of the context menu. */
export function createContextEntries(context: ToolContext): readonly MenuEntry[] {
  const { sheetView: view } = context;
  const link = view.sheet.links.find(({ area }) => contains(area, view.active))?.address ?? null;
  const linkEntries: MenuEntry[] =
    link === null
      ? []
      : [
          createEntry(context, 'open-link', () => void window.open(link, '_blank', 'noopener,noreferrer')),
          { kind: 'separator', id: 'separator-context-0' },
        ];
  const clipboardEntries: MenuEntry[] = [
    ...createClipboardEntries(context.page.clipboard, context.t, view.canWrite),
    { kind: 'separator', id: 'separator-context-2' },
  ];
  if (!view.canWrite) return [...linkEntries, ...clipboardEntries, ...viewMenu.entries(context)];
  return [
    ...linkEntries,
    ...clipboardEntries,
    createPasteMenu(context),
    ...insertMenu.entries(context),
    { kind: 'separator', id: 'separator-context-1' },
    ...createRowAndColumnEntries(context),
  ];
}
