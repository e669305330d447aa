import { areaBetween, areaOfBoth, holds, isOneCell, overlaps } from '../book/area.ts';
import {
  type Area,
  type Book,
  cellAt,
  lastColumn,
  lastRow,
  type Place,
  type Sheet,
  styleAt,
} from '../book/book.ts';
import { applyEdit, type BookEdit, begun, type Edit, type History } from '../book/edits.ts';
import { type Refusal, refusalOf } from '../book/refusals.ts';
import { type CellFormat, defaultFormat } from '../book/style.ts';

/** What is seen of a workbook at one moment. */
export interface Shown {
  book: Book;
  sheet: Sheet;
  /** The cell that is written into. */
  active: Place;
  /** The other corner of what is selected. */
  end: Place;
  area: Area;
  canWrite: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** What is typed at this moment; null where nothing is. */
  draft: Draft | null;
}

export interface Draft {
  text: string;
  /** Typed over the cell: arrows leave it. Otherwise they walk in the words. */
  isFresh: boolean;
  sheet: number;
  place: Place;
  /** How often it was written into its cell while it was typed: as many steps back is what stood there before. */
  kept?: number;
}

export interface BookEditing {
  now: () => Shown;
  subscribe: (listener: () => void) => () => void;
  /** False where it cannot be done; then it was said why. */
  act: (edit: BookEdit) => boolean;
  undo: () => void;
  redo: () => void;
  select: (active: Place, end?: Place) => void;
  showSheet: (id: number) => void;
  setDraft: (draft: Draft | null) => void;
  setCanWrite: (canWrite: boolean) => void;
  replace: (book: Book) => void;
  formatOfActive: () => CellFormat;
}

interface Ports {
  book: Book;
  canWrite: boolean;
  onEdit: (edit: Edit) => void;
  onRefused: (refusal: Refusal) => void;
  clock: () => number;
}

interface State {
  history: History;
  sheet: number;
  /** Each sheet keeps where one was. */
  places: Map<number, { active: Place; end: Place }>;
  canWrite: boolean;
  draft: Draft | null;
}

const firstPlace = { row: 0, column: 0 };

export function createBookEditing(ports: Ports): BookEditing {
  const listeners = new Set<() => void>();
  let state: State = {
    history: begun(ports.book),
    sheet: firstSheet(ports.book),
    places: new Map(),
    canWrite: ports.canWrite,
    draft: null,
  };
  let shown = shownOf(state);
  const set = (next: Partial<State>): void => {
    state = { ...state, ...next };
    const { book } = state.history;
    const current = book.sheets.find(({ id }) => id === state.sheet);
    if (current === undefined || current.visibility !== 'visible')
      state = { ...state, sheet: firstSheet(book) };
    shown = shownOf(state);
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
    act: (edit) => {
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
    // What is being typed is not in either version yet, and goes on.
    replace: (book) =>
      set({ history: begun(book), draft: state.draft === null ? null : { ...state.draft, kept: 0 } }),
    formatOfActive: () => formatAt(shown.book, shown.sheet, shown.active),
  };
}

const within = ({ row, column }: Place): Place => ({
  row: Math.min(lastRow, Math.max(0, row)),
  column: Math.min(lastColumn, Math.max(0, column)),
});

function firstSheet(book: Book): number {
  return (book.sheets.find(({ visibility }) => visibility === 'visible') ?? book.sheets[0])?.id ?? 0;
}

function shownOf({ history, sheet: id, places, canWrite, draft }: State): Shown {
  const { book, past, future } = history;
  const sheet = book.sheets.find((one) => one.id === id) ?? book.sheets[0];
  if (sheet === undefined) throw new Error('A workbook without a sheet');
  const { active, end } = places.get(sheet.id) ?? { active: firstPlace, end: firstPlace };
  return {
    book,
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

/** Of merged cells the first is the one that is there. */
export function mergeHead(sheet: Sheet, place: Place): Place {
  const merge = sheet.merges.find((one) => holds(one, place));
  return merge === undefined ? place : { row: merge.top, column: merge.left };
}

/** Merged cells are selected as a whole. */
function wholeArea(sheet: Sheet, area: Area): Area {
  let whole = area;
  for (let grew = true; grew; ) {
    grew = false;
    for (const merge of sheet.merges) {
      if (!overlaps(merge, whole)) continue;
      const next = areaOfBoth(merge, whole);
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

export function formatAt(book: Book, sheet: Sheet, place: Place): CellFormat {
  return book.styles[styleAt(sheet, place)]?.format ?? defaultFormat;
}

/** One cell, also where it is several that are merged. */
export function isSingle({ sheet, area }: Shown): boolean {
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

export const activeCell = ({ sheet, active }: Shown) => cellAt(sheet, active);
