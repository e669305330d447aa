import { type KeyboardEvent, useRef } from 'react';
import { clearSelected, discardDraft } from '../editing/cell-commands.ts';
import type { SheetView, WorkbookEditing } from '../editing/workbook-editing.ts';
import { type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import { commandOfKey, type KeyCommand, modeOf } from './cell-keys.ts';
import { beginDraft } from './draft.ts';
import { jumpToEdge, nextPlace, placeOfTarget } from './next-cell.ts';
import type { Layout } from './view.ts';

interface Ports {
  editing: WorkbookEditing;
  shown: SheetView;
  layout: Layout;
  lang: string;
  /** Enters the text being typed, optionally into all selected cells. */
  finish: (isForAll?: boolean) => void;
}

/** The last target of Tab, and the column where the series started. */
interface TabRun extends CellAddress {
  start: number;
}

/** Executes the key commands of a sheet, which `cell-keys.ts` defines. */
export function useCellKeys(ports: Ports): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  const tabRun = useRef<TabRun | null>(null);
  return (event) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const command = commandOfKey(event, modeOf(ports.shown.draft, ports.shown.canWrite));
    if (command === null) return;
    if (command.kind === 'leave') tabRun.current = leaveCell(ports, command, tabRun.current);
    else if (command.kind === 'breakLine') breakLine(event.currentTarget);
    else if (command.kind === 'walk' || command.kind === 'step' || command.kind === 'goTo')
      go(ports, command, event.shiftKey);
    else perform(ports, command);
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Enter after a series of Tabs continues below its start. */
function leaveCell(
  { editing, layout, finish }: Ports,
  { step, run }: Extract<KeyCommand, { kind: 'leave' }>,
  before: TabRun | null,
): TabRun | null {
  const { row, column } = editing.now().active;
  finish();
  const now = editing.now();
  editing.select(nextPlace(now.sheet, layout, now.active, step));
  if (run === 'stays') return before;
  const started = before !== null && before.row === row && before.column === column ? before.start : null;
  if (run === 'goes on') return { ...editing.now().active, start: started ?? column };
  if (started !== null) editing.select({ row: editing.now().active.row, column: started });
  return null;
}

function breakLine(field: HTMLTextAreaElement): void {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type MoveCommand = Extract<KeyCommand, { kind: 'walk' | 'step' | 'goTo' }>;

function go(ports: Ports, command: MoveCommand, isShift: boolean): void {
  const { editing, shown } = ports;
  const isMore = isShift && command.kind !== 'step';
  const to = placeOf(ports, command, isMore ? editing.now().end : shown.active);
  if (isMore) editing.select(shown.active, to);
  else editing.select(to);
}

function placeOf({ shown: { sheet }, layout }: Ports, command: MoveCommand, from: CellAddress): CellAddress {
  if (command.kind === 'goTo') return placeOfTarget(command.target, { sheet, layout, from });
  const isFar = command.kind === 'walk' && command.isFar;
  return isFar ? jumpToEdge(sheet, from, command.step) : nextPlace(sheet, layout, from, command.step);
}

type OtherCommand = Exclude<KeyCommand, MoveCommand | { kind: 'leave' | 'breakLine' }>;

function perform({ editing, shown, lang, finish }: Ports, command: OtherCommand): void {
  switch (command.kind) {
    case 'begin':
      beginDraft(editing, lang);
      break;
    case 'clear':
      clearSelected(editing);
      break;
    case 'fill':
      finish(true);
      break;
    case 'giveUp':
      discardDraft(editing);
      break;
    case 'switchArrows':
      if (shown.draft !== null) editing.setDraft({ ...shown.draft, isFresh: !shown.draft.isFresh });
      break;
    case 'select':
      selectLines(editing, shown, command.what);
      break;
    case 'showSheet':
      showNextSheet(editing, shown, command.by);
      break;
    default:
      assertNever(command);
  }
}

function selectLines(
  editing: WorkbookEditing,
  { active, area }: SheetView,
  what: 'all' | 'columns' | 'rows',
): void {
  const [top, bottom] = what === 'rows' ? [active.row, area.bottom] : [0, lastRow];
  const [left, right] = what === 'columns' ? [active.column, area.right] : [0, lastColumn];
  editing.select({ row: top, column: left }, { row: bottom, column: right });
}

function showNextSheet(editing: WorkbookEditing, { book: workbook, sheet }: SheetView, by: 1 | -1): void {
  const visible = workbook.sheets.filter(({ visibility }) => visibility === 'visible');
  const next = visible[visible.indexOf(sheet) + by];
  if (next !== undefined) editing.showSheet(next.id);
}

function assertNever(command: never): never {
  throw new Error(`No such command: ${JSON.stringify(command)}`);
}
