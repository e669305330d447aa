import { blankXlsx } from '@redraft/documents';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import type { BarItem, ToolContext } from '../../xlsx/editing/tool.ts';
import { type EditedView, getActiveCell } from '../../xlsx/editing/workbook-editing.ts';
import { barItems } from '../../xlsx/page/SheetBar.tsx';
import { createContextEntries } from '../../xlsx/page/sheet-tools.tsx';
import { createRichWorkbook } from '../../xlsx/testing/rich-workbook.ts';
import { type Area, lastColumn, lastRow } from '../../xlsx/workbook/workbook.ts';
import { toLines } from '../../xlsx/workbook/workbook-lines.ts';
import { type WorkbookDocument, workbookForm } from '../../xlsx/worker/workbook-form.ts';
import type { WalkAction, WalkActions, WordGenerator } from './actions.ts';
import { captured } from './captured.ts';
import { dispatchClipboardEvent } from './clipboard.ts';
import type { WalkedEditor } from './editor.ts';
import { clickRandomButton, fillFields, setFieldValue } from './forms.ts';
import { listEnabledEntries } from './menus.ts';
import type { Random } from './random.ts';
import { press } from './typing.ts';
import { documentOfWorker } from './workers.ts';

function context(): ToolContext & { sheetView: EditedView } {
  if (captured.sheet === null) throw new Error('No workbook is open');
  return { ...captured.sheet, sheetView: captured.sheet.editing.getView() };
}

/** The field that receives the keys of the sheet. */
function field(): HTMLTextAreaElement {
  const found = document.querySelector<HTMLTextAreaElement>('.sheet-editor');
  if (found === null) throw new Error('No cell takes keys');
  return found;
}

const rows = 10;
const columns = 6;
/** Tools that change only formats or views. */
const keepsWords =
  /^(bold|italic|underline|strike|fill|colour|borders|align|size|font|format|decimals|wrap|view)/i;

function toolAction(item: BarItem): WalkAction {
  return {
    weight: item.kind === 'menu' ? 3 : 1,
    // A cell being edited is left, and gets the typed text.
    mayRemove: () => !keepsWords.test(item.id) || context().sheetView.draft !== null,
    run: (random) => {
      const now = context();
      if (item.kind === 'menu') random.pick(listEnabledEntries(item.entries(now)))?.run();
      else if (item.isEnabled?.(now.sheetView) !== false) item.run(now);
    },
  };
}

function selectSomething(random: Random): void {
  const { editing } = context();
  const place = () => ({ row: random.below(rows), column: random.below(columns) });
  const from = place();
  const to = random.pick([
    from,
    from,
    from,
    place(),
    place(),
    { row: from.row, column: lastColumn },
    { row: lastRow, column: from.column },
  ]);
  editing.select(from, to);
}

const entries = [
  '1',
  '-2,5',
  '3.75',
  '12%',
  '=A1+1',
  '=SUM(A1:C4)',
  '=B2*2',
  '=IF(A1>1,"yes","no")',
  '=A1/0',
  '=Harvest!B2',
  '=SUM(',
  'TRUE',
  '2026-03-01',
  '12:30',
  '$4.50',
  "'=text",
  'a\nb',
];

const valueFor = (random: Random, words: WordGenerator): string =>
  random.chance(0.5) ? words.next(random) : (random.pick(entries) ?? '');

const endings = [
  'Enter',
  'Enter',
  'Tab',
  'Shift-Tab',
  'ArrowDown',
  'Escape',
  'Mod-Enter',
  'Shift-Enter',
] as const;
const keys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Shift-ArrowDown',
  'Shift-ArrowRight',
  'Mod-ArrowDown',
  'Tab',
  'Enter',
  'Home',
  'End',
  'Mod-Home',
  'Mod-End',
  'PageDown',
  'PageUp',
  'Mod-PageDown',
  'Mod-a',
  'F2',
  'Mod-b',
  'Mod-i',
  'Mod-u',
  'Escape',
] as const;
const removingKeys = ['Delete', 'Backspace', 'Mod-d', 'Mod-r', 'Mod-z', 'Mod-y', 'Mod-Shift-z'] as const;

const pages = [
  '<table><tr><td>x</td><td colspan="2">y</td></tr><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr></table>',
  '<p>One</p><p>Two</p>',
];
const texts = ['one', 'a\tb\n1\t2', '"x\ny"\tz', '=A1\t=B1', 'مرحبا\t世界'];

function isSettled(): boolean {
  const { sheetView } = context();
  return sheetView.draft === null && getActiveCell(sheetView)?.value == null && isOneCell(sheetView.area);
}

const isOneCell = ({ top, left, bottom, right }: Area): boolean => top === bottom && left === right;

const pointerActions: WalkActions = {
  select: { weight: 14, mayRemove: () => context().sheetView.draft !== null, run: selectSomething },
  type: {
    weight: 16,
    mayRemove: () => !isSettled(),
    run: (random, words) => {
      if (!context().sheetView.canWrite) return;
      setFieldValue(field(), valueFor(random, words));
      if (random.chance(0.85)) press(field(), random.pick(endings) ?? 'Enter');
    },
  },
  typeInFormulaBar: {
    weight: 2,
    mayRemove: () => true,
    run: (random, words) => {
      const bar = document.querySelector<HTMLTextAreaElement>('.formula-bar textarea, .formula-bar input');
      if (bar === null) return;
      bar.focus();
      setFieldValue(bar, valueFor(random, words));
      press(bar, random.pick(['Enter', 'Escape', 'Tab']) ?? 'Enter');
    },
  },
  key: {
    weight: 8,
    mayRemove: () => context().sheetView.draft !== null,
    run: (random) => void press(field(), random.pick(keys) ?? 'Tab'),
  },
  removingKey: {
    weight: 4,
    mayRemove: () => true,
    run: (random) => void press(field(), random.pick(removingKeys) ?? 'Delete'),
  },
  undo: { weight: 6, mayRemove: () => true, run: () => void press(field(), 'Mod-z') },
  redo: { weight: 6, mayRemove: () => true, run: () => void press(field(), 'Mod-y') },
  copy: { weight: 3, run: () => dispatchClipboardEvent(field(), 'copy') },
  cut: { weight: 2, mayRemove: () => true, run: () => dispatchClipboardEvent(field(), 'cut') },
  paste: { weight: 4, mayRemove: () => true, run: () => dispatchClipboardEvent(field(), 'paste') },
  pasteHtml: {
    weight: 2,
    mayRemove: () => true,
    run: (random) =>
      dispatchClipboardEvent(field(), 'paste', new Map([['text/html', random.pick(pages) ?? '']])),
  },
  pasteText: {
    weight: 2,
    mayRemove: () => true,
    run: (random) =>
      dispatchClipboardEvent(field(), 'paste', new Map([['text/plain', random.pick(texts) ?? '']])),
  },
  press: {
    weight: 8,
    mayRemove: () => true,
    run: (random, words) => {
      const menu = document.querySelector('[role="menu"]');
      const place =
        menu ?? random.pick([...document.querySelectorAll('.sheet-tabs, .panel, .notice, search')]);
      if (place === undefined) return;
      if (menu === null) fillFields(place, random, words);
      clickRandomButton(place, 'button, [role^="menuitem"]', random);
    },
  },
  doubleClickTab: {
    weight: 1,
    mayRemove: () => true,
    run: (random) => {
      const tab = random.pick([...document.querySelectorAll('.sheet-tab')]);
      tab?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    },
  },
  'menu context': {
    weight: 2,
    mayRemove: () => true,
    run: (random) => void random.pick(listEnabledEntries(createContextEntries(context())))?.run(),
  },
};

export const xlsxEditor: WalkedEditor = {
  extension: 'xlsx',
  files: [blankXlsx, createRichWorkbook],
  actions: {
    ...pointerActions,
    ...Object.fromEntries(barItems.map((item) => [`${item.kind} ${item.id}`, toolAction(item)])),
  },
  isOpen: () => captured.sheet !== null,
  lines: () => toLines(context().sheetView.workbook),
  state: () => context().sheetView.workbook,
  // cast: its worker has a document of this kind.
  workerState: () => (documentOfWorker() as WorkbookDocument).history.workbook,
  work: () => {
    const work = createDocumentWork(workbookForm(() => Date.now()));
    return {
      // cast: the edits were kept by this kind of document.
      open: ({ bytes, edits }) => work.open({ bytes, edits: edits as Parameters<typeof work.edit>[0][] }),
      write: work.write,
      state: () => work.opened().history.workbook,
      lines: () => toLines(work.opened().history.workbook),
    };
  },
  problems: () => [],
};
