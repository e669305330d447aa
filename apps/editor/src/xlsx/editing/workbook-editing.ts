import { areaBetween, contains, isOneCell, overlaps, unionArea } from '../workbook/area.ts';
import { applyEdit, createHistory, type Edit, type History, type WorkbookEdit } from '../workbook/edits.ts';
import { type Refusal, refusalOf } from '../workbook/refusals.ts';
import { type CellFormat, defaultFormat } from '../workbook/style.ts';
import {
  type Area,
  type CellAddress,
  cellAt,
  lastColumn,
  lastRow,
  type Sheet,
  styleAt,
  type Workbook,
} from '../workbook/workbook.ts';

/** The state of the workbook view. */
export interface SheetView {
  book: Workbook;
  sheet: Sheet;
  /** The active cell. */
  active: CellAddress;
  /** The opposite corner of the selection. */
  end: CellAddress;
  area: Area;
  canWrite: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Text being typed; null if none. */
  draft: CellDraft | null;
}

export interface CellDraft {
  text: string;
  /** Typing replaces the cell content: arrow keys leave the cell. Otherwise they move within the text. */
  isFresh: boolean;
  sheet: number;
  place: CellAddress;
  /** Number of times the text was entered into its cell while typing: undoing as many steps restores the previous content. */
  committed?: number;
}

export interface WorkbookEditing {
  now: () => SheetView;
  subscribe: (listener: () => void) => () => void;
  /** False if the edit is rejected; the reason was shown. */
  apply: (edit: WorkbookEdit) => boolean;
  undo: () => void;
  redo: () => void;
  select: (active: CellAddress, end?: CellAddress) => void;
  showSheet: (id: number) => void;
  setDraft: (draft: CellDraft | null) => void;
  setCanWrite: (canWrite: boolean) => void;
  replace: (book: Workbook) => void;
  formatOfActive: () => CellFormat;
}

interface Ports {
  book: Workbook;
  canWrite: boolean;
  onEdit: (edit: Edit) => void;
  onRefused: (refusal: Refusal) => void;
  clock: () => number;
}

interface State {
  history: History;
  sheet: number;
  /** Each sheet keeps its own selection. */
  places: Map<number, { active: CellAddress; end: CellAddress }>;
  canWrite: boolean;
  draft: CellDraft | null;
}

const firstPlace = { row: 0, column: 0 };

export function createWorkbookEditing(ports: Ports): WorkbookEditing {
  const listeners = new Set<() => void>();
  let state: State = {
    history: createHistory(ports.book),
    sheet: firstSheet(ports.book),
    places: new Map(),
    canWrite: ports.canWrite,
    draft: null,
  };
  let shown = sheetViewOf(state);
  const set = (next: Partial<State>): void => {
    state = { ...state, ...next };
    const { book: workbook } = state.history;
    const current = workbook.sheets.find(({ id }) => id === state.sheet);
    if (current === undefined || current.visibility !== 'visible')
      state = { ...state, sheet: firstSheet(workbook) };
    shown = sheetViewOf(state);
    for (const listener of listeners) listener();
  };
  const take = (edit: Edit): void => {
    const history = applyEdit(state.history, edit, ports.clock);
    if (history === state.history) return;
    set({ history });
    ports.onEdit(edit);
  };
  return {
    now: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply: (edit) => {
      if (!state.canWrite) return false;
      const refusal = refusalOf(state.history.book, edit);
      if (refusal === null) take(edit);
      else ports.onRefused(refusal);
      return refusal === null;
    },
    undo: () => state.canWrite && state.history.past.length > 0 && take({ kind: 'undo' }),
    redo: () => state.canWrite && state.history.future.length > 0 && take({ kind: 'redo' }),
    select: (active, end = active) => {
      const places = new Map(state.places).set(state.sheet, { active: within(active), end: within(end) });
      set({ places });
    },
    showSheet: (sheet) => set({ sheet }),
    setDraft: (draft) => set({ draft }),
    setCanWrite: (canWrite) => set(canWrite ? { canWrite } : { canWrite, draft: null }),
    // The draft is in neither version yet, and stays.
    replace: (workbook) =>
      set({
        history: createHistory(workbook),
        draft: state.draft === null ? null : { ...state.draft, committed: 0 },
      }),
    formatOfActive: () => formatAt(shown.book, shown.sheet, shown.active),
  };
}

const within = ({ row, column }: CellAddress): CellAddress => ({
  row: Math.min(lastRow, Math.max(0, row)),
  column: Math.min(lastColumn, Math.max(0, column)),
});

function firstSheet(workbook: Workbook): number {
  return (workbook.sheets.find(({ visibility }) => visibility === 'visible') ?? workbook.sheets[0])?.id ?? 0;
}

function sheetViewOf({ history, sheet: id, places, canWrite, draft }: State): SheetView {
  const { book: workbook, past, future } = history;
  const sheet = workbook.sheets.find((one) => one.id === id) ?? workbook.sheets[0];
  if (sheet === undefined) throw new Error('A workbook without a sheet');
  const { active, end } = places.get(sheet.id) ?? { active: firstPlace, end: firstPlace };
  return {
    book: workbook,
    sheet,
    active: mergeHead(sheet, active),
    end,
    area: wholeArea(sheet, areaBetween(active, end)),
    canWrite,
    canUndo: canWrite && past.length > 0,
    canRedo: canWrite && future.length > 0,
    draft,
  };
}

/** The cell that represents merged cells: the first one. */
export function mergeHead(sheet: Sheet, place: CellAddress): CellAddress {
  const merge = sheet.merges.find((one) => contains(one, place));
  return merge === undefined ? place : { row: merge.top, column: merge.left };
}

/** Extends an area to include merged cells completely. */
function wholeArea(sheet: Sheet, area: Area): Area {
  let whole = area;
  for (let grew = true; grew; ) {
    grew = false;
    for (const merge of sheet.merges) {
      if (!overlaps(merge, whole)) continue;
      const next = unionArea(merge, whole);
      grew ||=
        next.top !== whole.top ||
        next.left !== whole.left ||
        next.bottom !== whole.bottom ||
        next.right !== whole.right;
      whole = next;
    }
  }
  return whole;
}

export function formatAt(workbook: Workbook, sheet: Sheet, place: CellAddress): CellFormat {
  return workbook.styles[styleAt(sheet, place)]?.format ?? defaultFormat;
}

/** Whether the selection is one cell, possibly merged. */
export function isSingle({ sheet, area }: SheetView): boolean {
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

export const activeCell = ({ sheet, active }: SheetView) => cellAt(sheet, active);
