import { type KeyboardEvent, useRef } from 'react';
import { lastColumn, lastRow, type Place } from '../book/book.ts';
import type { BookEditing, Shown } from '../editing/book-editing.ts';
import { clearSelected, dropDraft } from '../editing/cell-acts.ts';
import { commandOfKey, type KeyCommand, modeOf } from './cell-keys.ts';
import { beginDraft } from './draft.ts';
import type { Layout } from './view.ts';
import { jump, nextPlace, placeOfTarget } from './walk.ts';

interface Ports {
  editing: BookEditing;
  shown: Shown;
  layout: Layout;
  lang: string;
  /** Writes what is typed; into all that is selected where that is wanted. */
  finish: (isForAll?: boolean) => void;
}

/** Where Tab last came to, and the column in which it set out. */
interface TabRun extends Place {
  begun: number;
}

/** What keys do in a sheet: `cell-keys.ts` says what each asks for, this does it. */
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

/** Enter after a row that was filled by Tab goes on below its beginning. */
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
  const begun = before !== null && before.row === row && before.column === column ? before.begun : null;
  if (run === 'goes on') return { ...editing.now().active, begun: begun ?? column };
  if (begun !== null) editing.select({ row: editing.now().active.row, column: begun });
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

function placeOf({ shown: { sheet }, layout }: Ports, command: MoveCommand, from: Place): Place {
  if (command.kind === 'goTo') return placeOfTarget(command.target, { sheet, layout, from });
  const isFar = command.kind === 'walk' && command.isFar;
  return isFar ? jump(sheet, from, command.step) : nextPlace(sheet, layout, from, command.step);
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
      dropDraft(editing);
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

function selectLines(editing: BookEditing, { active, area }: Shown, what: 'all' | 'columns' | 'rows'): void {
  const [top, bottom] = what === 'rows' ? [active.row, area.bottom] : [0, lastRow];
  const [left, right] = what === 'columns' ? [active.column, area.right] : [0, lastColumn];
  editing.select({ row: top, column: left }, { row: bottom, column: right });
}

function showNextSheet(editing: BookEditing, { book, sheet }: Shown, by: 1 | -1): void {
  const visible = book.sheets.filter(({ visibility }) => visibility === 'visible');
  const next = visible[visible.indexOf(sheet) + by];
  if (next !== undefined) editing.showSheet(next.id);
}

function assertNever(command: never): never {
  throw new Error(`No such command: ${JSON.stringify(command)}`);
}
