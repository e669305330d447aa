import { runWhenIdle } from '../../ui/run-when-idle.ts';
import type { FormulaAddress } from '../formula/dependents.ts';
import { findArrayAt } from '../formula/formula-lists.ts';
import { runToEnd } from '../formula/steps.ts';
import { contains, createAreaBetween, isOneCell, overlaps, uniteAreas } from '../workbook/area.ts';
import {
  applyEditInSteps,
  createHistory,
  type Edit,
  type History,
  type PartialHistory,
  type WorkbookEdit,
} from '../workbook/edits.ts';
import { type Entry, parseEntry } from '../workbook/entry.ts';
import { findRefusal, type Refusal } from '../workbook/refusals.ts';
import { type CellFormat, defaultFormat } from '../workbook/style.ts';
import { isTableHeader } from '../workbook/table-headers.ts';
import type { TextRuns } from '../workbook/text-runs.ts';
import type { ValidationRule } from '../workbook/validation-rules.ts';
import {
  type Area,
  type CellAddress,
  getCell,
  getStyle,
  lastColumn,
  lastRow,
  type Sheet,
  type Workbook,
} from '../workbook/workbook.ts';

/** The state of the workbook view, apart from text that is typed. */
export interface SheetView {
  workbook: Workbook;
  sheet: Sheet;
  /** The active cell. */
  active: CellAddress;
  /** The opposite corner of the selection. */
  end: CellAddress;
  area: Area;
  /** Further selected areas, without the last one. */
  otherAreas: readonly Area[];
  canWrite: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** The view with the text that is typed. */
export interface EditedView extends SheetView {
  /** Null if nothing is typed. */
  draft: CellDraft | null;
}

export interface CellDraft {
  text: string;
  /** Of the text, if a part of it has a format of its own. */
  runs?: TextRuns | undefined;
  /** Typing replaces the cell content: arrow keys leave the cell. Otherwise they move within the text. */
  replacesContent: boolean;
  sheet: number;
  address: CellAddress;
  /** Number of times the text was entered into its cell while typing: undoing as many steps restores the previous content. */
  committed?: number;
}

export interface WorkbookEditing {
  getView: () => EditedView;
  /** The same object while only the text that is typed changes. */
  getSheetView: () => SheetView;
  subscribe: (listener: () => void) => () => void;
  /** These cells get the results of formulas first. */
  setShownCells: (isShown: (address: FormulaAddress) => boolean) => void;
  /** Calculates what is left of the last edit; otherwise that is done soon, in idle time. */
  finishCalculation: () => void;
  /** False if the edit is rejected; the reason was shown. */
  apply: (edit: WorkbookEdit) => boolean;
  undo: () => void;
  redo: () => void;
  select: (active: CellAddress, end?: CellAddress) => void;
  /** What is selected next is added to the selection, until `stopAddition`. */
  startAddition: () => void;
  stopAddition: () => void;
  showSheet: (id: number) => void;
  setDraft: (draft: CellDraft | null) => void;
  setCanWrite: (canWrite: boolean) => void;
  replace: (workbook: Workbook) => void;
  formatOfActive: () => CellFormat;
  now: () => number;
  /** Tells that an entry violates a validation rule. */
  reportInvalid: (entry: InvalidEntry) => void;
}

/** An entry that a validation rule does not allow. */
export interface InvalidEntry {
  rule: ValidationRule;
  editAgain: () => void;
  /** Null if the rule forbids it. */
  enterAnyway: (() => void) | null;
}

interface Dependencies {
  workbook: Workbook;
  canWrite: boolean;
  onEdit: (edit: Edit) => void;
  onRefused: (refusal: Refusal) => void;
  onInvalid?: (entry: InvalidEntry) => void;
  now: () => number;
}

interface State {
  history: History;
  sheet: number;
  /** Each sheet keeps its own selection. */
  selections: Map<number, { active: CellAddress; end: CellAddress; otherAreas: readonly Area[] }>;
  isAdding: boolean;
  canWrite: boolean;
  draft: CellDraft | null;
}

const firstCell = { row: 0, column: 0 };

/** More areas at once would be hard to keep in mind. */
const maxAreas = 100;

export function createWorkbookEditing(dependencies: Dependencies): WorkbookEditing {
  const listeners = new Set<() => void>();
  let state: State = {
    history: createHistory(dependencies.workbook),
    sheet: findFirstSheet(dependencies.workbook),
    selections: new Map(),
    isAdding: false,
    canWrite: dependencies.canWrite,
    draft: null,
  };
  let sheetView = buildSheetView(state);
  let view: EditedView = { ...sheetView, draft: state.draft };
  const update = (next: Partial<State>): void => {
    state = { ...state, ...next };
    if (Object.keys(next).every((key) => key === 'draft')) return;
    const { workbook } = state.history;
    const current = workbook.sheets.find(({ id }) => id === state.sheet);
    if (current === undefined || current.visibility !== 'visible')
      state = { ...state, sheet: findFirstSheet(workbook) };
    sheetView = buildSheetView(state);
  };
  const set = (next: Partial<State>): void => {
    update(next);
    view = { ...sheetView, draft: state.draft };
    for (const listener of listeners) listener();
  };
  let isShown = (_: FormulaAddress): boolean => false;
  /** What is left of the last edit. */
  let remaining: { work: EditWork; stop: () => void } | null = null;
  const stopCalculation = (): EditWork | null => {
    const work = remaining?.work ?? null;
    remaining?.stop();
    remaining = null;
    return work;
  };
  const finishCalculation = (): void => {
    const work = stopCalculation();
    if (work !== null) set({ history: runToEnd(work) });
  };
  const finishLater = (work: EditWork): void => {
    const forget = (): void => {
      remaining = null;
    };
    const stop = runWhenIdle(showProgress(work, { set, forget }), (history) => set({ history }));
    remaining = { work, stop };
  };
  const applyAndReport = (edit: Edit): void => {
    finishCalculation();
    const work = applyEditInSteps(state.history, edit, { now: dependencies.now, isShown });
    const { history, isFinished } = applyShown(work, dependencies.now);
    if (history === state.history) return;
    set({ history });
    if (!isFinished) finishLater(work);
    dependencies.onEdit(edit);
  };
  return {
    getView: () => view,
    getSheetView: () => sheetView,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setShownCells: (isCellShown) => {
      isShown = isCellShown;
    },
    finishCalculation,
    apply: (edit) => {
      if (!state.canWrite) return false;
      finishCalculation();
      const refusal = findRefusal(state.history.workbook, edit);
      if (refusal === null) applyAndReport(edit);
      else dependencies.onRefused(refusal);
      return refusal === null;
    },
    undo: () => state.canWrite && state.history.past.length > 0 && applyAndReport({ kind: 'undo' }),
    redo: () => state.canWrite && state.history.future.length > 0 && applyAndReport({ kind: 'redo' }),
    select: (active, end = active) => {
      const selections = new Map(state.selections).set(state.sheet, {
        active: clampToSheet(active),
        end: clampToSheet(end),
        otherAreas: state.isAdding ? (state.selections.get(state.sheet)?.otherAreas ?? []) : [],
      });
      set({ selections });
    },
    startAddition: () => {
      const { active, end, area, otherAreas } = view;
      const added = [...otherAreas, area].slice(-maxAreas);
      set({
        isAdding: true,
        selections: new Map(state.selections).set(state.sheet, { active, end, otherAreas: added }),
      });
    },
    stopAddition: () => {
      if (state.isAdding) set({ isAdding: false });
    },
    showSheet: (sheet) => set({ sheet }),
    setDraft: (draft) => set({ draft }),
    setCanWrite: (canWrite) => set(canWrite ? { canWrite } : { canWrite, draft: null }),
    // The draft is not part of the old or the new version yet, so it stays.
    replace: (workbook) => {
      stopCalculation();
      set({
        history: createHistory(workbook),
        draft: state.draft === null ? null : { ...state.draft, committed: 0 },
      });
    },
    formatOfActive: () => formatAt(view.workbook, view.sheet, view.active),
    now: dependencies.now,
    reportInvalid: (entry) => dependencies.onInvalid?.(entry),
  };
}

type EditWork = Generator<PartialHistory | undefined, History, undefined>;

/** In milliseconds: all results, if that takes no longer. */
const shortCalculation = 8;
/** In milliseconds: a person waits no longer for the results that are shown, as what takes longer feels slow. */
const longestWait = 100;

/** Applies an edit as far as nobody has to wait for it. */
function applyShown(work: EditWork, now: () => number): { history: History; isFinished: boolean } {
  const start = now();
  let partial: PartialHistory | null = null;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { history: step.value, isFinished: true };
    partial = step.value ?? partial;
    const limit = partial?.hasShownResults ? shortCalculation : longestWait;
    if (partial !== null && now() - start > limit) return { history: partial.history, isFinished: false };
  }
}

interface Progress {
  set: (next: { history: History }) => void;
  forget: () => void;
}

/** Work that ends or fails is forgotten: it cannot be continued. */
function* showProgress(work: EditWork, { set, forget }: Progress): Generator<undefined, History, undefined> {
  try {
    let step = work.next();
    for (; !step.done; step = work.next()) {
      if (step.value !== undefined) set({ history: step.value.history });
      yield;
    }
    return step.value;
  } finally {
    forget();
  }
}

/** Selects an area; its first cell becomes active. */
export const selectArea = (
  editing: Pick<WorkbookEditing, 'select'>,
  { top, left, bottom, right }: Area,
): void => editing.select({ row: top, column: left }, { row: bottom, column: right });

const clampToSheet = ({ row, column }: CellAddress): CellAddress => ({
  row: Math.min(lastRow, Math.max(0, row)),
  column: Math.min(lastColumn, Math.max(0, column)),
});

/** The sheet that the file shows first, if it can be seen. */
function findFirstSheet({ sheets, activeSheet }: Workbook): number {
  const visible = sheets.filter(({ visibility }) => visibility === 'visible');
  return (visible.find(({ id }) => id === activeSheet) ?? visible[0] ?? sheets[0])?.id ?? 0;
}

function buildSheetView({ history, sheet: id, selections, canWrite }: State): SheetView {
  const { workbook, past, future } = history;
  const sheet = workbook.sheets.find((one) => one.id === id) ?? workbook.sheets[0];
  if (sheet === undefined) throw new Error('A workbook without a sheet');
  const { active, end, otherAreas } = selections.get(sheet.id) ?? {
    active: firstCell,
    end: firstCell,
    otherAreas: [],
  };
  return {
    workbook,
    sheet,
    active: findMergeOrigin(sheet, active),
    end,
    area: includeMerges(sheet, createAreaBetween(active, end)),
    otherAreas,
    canWrite,
    canUndo: canWrite && past.length > 0,
    canRedo: canWrite && future.length > 0,
  };
}

/** The cell that represents merged cells: the first one. */
export function findMergeOrigin(sheet: Sheet, address: CellAddress): CellAddress {
  const merge = sheet.merges.find((one) => contains(one, address));
  return merge === undefined ? address : { row: merge.top, column: merge.left };
}

/** Extends an area to include merged cells completely. */
function includeMerges(sheet: Sheet, area: Area): Area {
  let extended = area;
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (const merge of sheet.merges) {
      if (!overlaps(merge, extended)) continue;
      const next = uniteAreas(merge, extended);
      hasGrown ||=
        next.top !== extended.top ||
        next.left !== extended.left ||
        next.bottom !== extended.bottom ||
        next.right !== extended.right;
      extended = next;
    }
  }
  return extended;
}

export function formatAt(workbook: Workbook, sheet: Sheet, address: CellAddress): CellFormat {
  return workbook.styles[getStyle(sheet, address)]?.format ?? defaultFormat;
}

/** Reads text that is entered into a cell; headers of tables are always text. */
export function readEntryAt(
  text: string,
  lang: string,
  { workbook, sheet, address }: { workbook: Workbook; sheet: Sheet; address: CellAddress },
): Entry {
  if (!isTableHeader(workbook, { sheet: sheet.id, ...address }))
    return parseEntry(text, { lang, format: formatAt(workbook, sheet, address).format });
  const entry = parseEntry(text, { lang, format: '@' });
  return text.startsWith('=') ? { ...entry, isUnparsed: true } : entry;
}

/** All selected areas. */
export const listSelectedAreas = ({ otherAreas, area }: Pick<SheetView, 'otherAreas' | 'area'>): Area[] => [
  ...otherAreas,
  area,
];

/** Whether the selection is one cell, possibly merged. */
export function isSingleCell({ sheet, area }: SheetView): boolean {
  return (
    isOneCell(area) ||
    sheet.merges.some(
      (one) =>
        one.top === area.top &&
        one.left === area.left &&
        one.bottom === area.bottom &&
        one.right === area.right,
    )
  );
}

export const getActiveCell = ({ sheet, active }: SheetView) => getCell(sheet, active);

/** The cell of the formula whose result the active cell shows; null if its content is its own. */
export function findResultSource({ sheet, active }: Pick<SheetView, 'sheet' | 'active'>): CellAddress | null {
  if (getCell(sheet, active)?.isSpilled !== true) return null;
  const array = findArrayAt(sheet, active);
  return array === undefined ? null : { row: array.row, column: array.column };
}
