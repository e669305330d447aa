import { type KeyboardEvent, useRef } from 'react';
import { clearSelected, discardDraft } from '../editing/cell-commands.ts';
import { type EditedView, selectArea, type WorkbookEditing } from '../editing/workbook-editing.ts';
import { isSameCell } from '../workbook/area.ts';
import { type CellAddress, lastColumn, lastRow } from '../workbook/workbook.ts';
import {
  findCommand,
  getMode,
  isModifier,
  isNavigationMode,
  type KeyCommand,
  leavesSheet,
} from './cell-keys.ts';
import { startDraft } from './draft.ts';
import { findNextCell, jumpToEdge, resolveTarget, type Step } from './next-cell.ts';
import { type PointedReference, pointByKey } from './point-mode.ts';
import { showCell } from './use-view.ts';
import type { Layout } from './view.ts';

interface KeyDependencies {
  editing: WorkbookEditing;
  sheetView: EditedView;
  layout: Layout;
  lang: string;
  /** Enters the text being typed, optionally into all selected cells; false if it was refused. */
  enterDraft: (isForAll?: boolean) => boolean;
}

/** The last target of Tab, and the column where the series started. */
interface TabSeries extends CellAddress {
  startColumn: number;
}

/** Executes the key commands of a sheet, which `cell-keys.ts` defines. */
export function useCellKeys(
  dependencies: KeyDependencies,
): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  const tabSeries = useRef<TabSeries | null>(null);
  /** The cell in which Escape was the last key. */
  const escapedCell = useRef<CellAddress | null>(null);
  const pointed = useRef<PointedReference | null>(null);
  return (event) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const mode = getMode(dependencies.sheetView.draft, dependencies.sheetView.canWrite);
    const { active } = dependencies.sheetView;
    const isNavigating = isNavigationMode(mode);
    const wasEscape = isNavigating && isSameCell(escapedCell.current, active);
    if (!isModifier(event.key)) escapedCell.current = isNavigating && event.key === 'Escape' ? active : null;
    if (leavesSheet(event, wasEscape)) return;
    const command = findCommand(event, mode);
    if (command === null) return;
    if (command.kind === 'enterAndMove')
      tabSeries.current = enterAndMove(dependencies, command, tabSeries.current);
    else if (command.kind === 'point') {
      pointed.current = point(dependencies, command, { event, previous: pointed.current });
      // The browser moves the caret.
      if (pointed.current === null) return;
    } else if (command.kind === 'insertLineBreak') insertLineBreak(event.currentTarget);
    else if (command.kind === 'moveByArrow' || command.kind === 'moveByEnter' || command.kind === 'goTo')
      moveSelection(dependencies, command, event.shiftKey);
    else runCommand(dependencies, command);
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Enter after a series of Tabs continues below its start. */
function enterAndMove(
  { editing, layout, enterDraft }: KeyDependencies,
  { step, tabSeries: run }: Extract<KeyCommand, { kind: 'enterAndMove' }>,
  previous: TabSeries | null,
): TabSeries | null {
  const { row, column } = editing.getView().active;
  if (!enterDraft()) return previous;
  const now = editing.getView();
  editing.select(findNextCell(now.sheet, layout, now.active, step));
  if (run === 'keep') return previous;
  const startColumn =
    previous !== null && previous.row === row && previous.column === column ? previous.startColumn : null;
  if (run === 'continue') return { ...editing.getView().active, startColumn: startColumn ?? column };
  if (startColumn !== null) editing.select({ row: editing.getView().active.row, column: startColumn });
  return null;
}

function insertLineBreak(field: HTMLTextAreaElement): void {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type MoveCommand = Extract<KeyCommand, { kind: 'moveByArrow' | 'moveByEnter' | 'goTo' }>;

function moveSelection(dependencies: KeyDependencies, command: MoveCommand, isShift: boolean): void {
  const { editing, sheetView } = dependencies;
  const extendsSelection = isShift && command.kind !== 'moveByEnter';
  const to = findTargetCell(
    dependencies,
    command,
    extendsSelection ? editing.getView().end : sheetView.active,
  );
  if (extendsSelection) editing.select(sheetView.active, to);
  else editing.select(to);
}

function point(
  dependencies: KeyDependencies,
  command: Extract<KeyCommand, { kind: 'point' }>,
  { event, previous }: { event: KeyboardEvent<HTMLTextAreaElement>; previous: PointedReference | null },
): PointedReference | null {
  const { sheetView, layout } = dependencies;
  const { sheet, draft } = sheetView;
  const field = event.currentTarget;
  if (draft === null || draft.sheet !== sheet.id) return null;
  const pointed = pointByKey(field, draft, {
    previous,
    extendsArea: event.shiftKey,
    findNext: (from) => findNeighbour(dependencies, from, command),
  });
  const scroller = field.closest('.sheet-grid');
  if (pointed !== null && scroller !== null) showCell(scroller, layout, pointed.to);
  return pointed;
}

function findTargetCell(dependencies: KeyDependencies, command: MoveCommand, from: CellAddress): CellAddress {
  const { sheetView, layout } = dependencies;
  if (command.kind === 'goTo') return resolveTarget(command.target, { sheet: sheetView.sheet, layout, from });
  const isFar = command.kind === 'moveByArrow' && command.isFar;
  return findNeighbour(dependencies, from, { step: command.step, isFar });
}

/** The next visible cell, or the edge of the data. */
function findNeighbour(
  { sheetView: { sheet }, layout }: KeyDependencies,
  from: CellAddress,
  { step, isFar }: { step: Step; isFar: boolean },
): CellAddress {
  return isFar ? jumpToEdge(sheet, from, step) : findNextCell(sheet, layout, from, step);
}

type OtherCommand = Exclude<KeyCommand, MoveCommand | { kind: 'enterAndMove' | 'point' | 'insertLineBreak' }>;

function runCommand({ editing, sheetView, lang, enterDraft }: KeyDependencies, command: OtherCommand): void {
  switch (command.kind) {
    case 'startEditing':
      startDraft(editing, lang);
      break;
    case 'clear':
      clearSelected(editing);
      break;
    case 'fillSelection':
      enterDraft(true);
      break;
    case 'discard':
      discardDraft(editing);
      break;
    case 'toggleArrowMode':
      if (sheetView.draft !== null)
        editing.setDraft({ ...sheetView.draft, replacesContent: !sheetView.draft.replacesContent });
      break;
    case 'select':
      selectRowsOrColumns(editing, sheetView, command.what);
      break;
    case 'showSheet':
      showNextSheet(editing, sheetView, command.direction);
      break;
    default:
      assertNever(command);
  }
}

function selectRowsOrColumns(
  editing: WorkbookEditing,
  { active, area }: EditedView,
  what: 'all' | 'columns' | 'rows',
): void {
  const [top, bottom] = what === 'rows' ? [active.row, area.bottom] : [0, lastRow];
  const [left, right] = what === 'columns' ? [active.column, area.right] : [0, lastColumn];
  selectArea(editing, { top, left, bottom, right });
}

function showNextSheet(editing: WorkbookEditing, { workbook, sheet }: EditedView, direction: 1 | -1): void {
  const visible = workbook.sheets.filter(({ visibility }) => visibility === 'visible');
  const next = visible[visible.indexOf(sheet) + direction];
  if (next !== undefined) editing.showSheet(next.id);
}

function assertNever(command: never): never {
  throw new Error(`No such command: ${JSON.stringify(command)}`);
}
