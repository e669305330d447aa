import { type ChangeScope, type RecalculationOptions, recalculateInSteps } from '../formula/calculate.ts';
import { runToEnd } from '../formula/steps.ts';
import { applyToWorkbook } from './apply-edit.ts';
import { listReplacedArrays, listResultCells } from './array-cells.ts';
import type { NameEdit } from './defined-names.ts';
import type { DrawingChange } from './drawing-changes.ts';
import type { FilterColumnEdit, FilterEdit } from './filter.ts';
import type { PageSetupChange } from './page-setup.ts';
import type { RuleChange } from './rule-definitions.ts';
import type { Sort } from './sort.ts';
import type { Border, BorderPlace, CellFormatPatch } from './style.ts';
import type { TextRuns } from './text-runs.ts';
import type { ValidationDraft } from './validation-rules.ts';
import {
  type Area,
  type ArrayExtent,
  type Axis,
  type CellAddress,
  getSheet,
  type Shift,
  type Value,
  type Workbook,
} from './workbook.ts';

/**
 * All changes to an open workbook. An edit is plain data: it is stored on the device, sent to the worker and replayed after a crash, always in order;
 * the same edits applied to the same bytes give the same workbook.
 */
export type Edit = WorkbookEdit | { kind: 'undo' } | { kind: 'redo' } | { kind: 'nothing' };

export type WorkbookEdit =
  | { kind: 'cells'; sheet: number; changes: readonly CellChange[] }
  | { kind: 'look'; sheet: number; areas: readonly Area[]; patch: CellFormatPatch }
  | { kind: 'plain'; sheet: number; areas: readonly Area[] }
  | { kind: 'borders'; sheet: number; area: Area; which: BorderPlace; border: Border }
  | { kind: 'shift'; sheet: number; shift: Shift }
  | { kind: 'size'; sheet: number; axis: Axis; from: number; to: number; size: number | null }
  | { kind: 'hide'; sheet: number; axis: Axis; from: number; to: number; isHidden: boolean }
  | { kind: 'merge'; sheet: number; area: Area }
  | { kind: 'unmerge'; sheet: number; area: Area }
  | { kind: 'freeze'; sheet: number; rows: number; columns: number }
  | ({ kind: 'sort'; sheet: number } & Sort)
  | ({ kind: 'filter' } & FilterEdit)
  | ({ kind: 'filterColumn' } & FilterColumnEdit)
  | { kind: 'reapplyFilters'; sheet: number }
  | { kind: 'conditionalRule'; sheet: number; change: RuleChange }
  | { kind: 'drawing'; sheet: number; change: DrawingChange }
  | { kind: 'validation'; sheet: number; areas: readonly Area[]; rule: ValidationDraft | null }
  | { kind: 'pageSetup'; sheet: number; change: PageSetupChange }
  | { kind: 'note'; sheet: number; place: CellAddress; text: string | null; author: string }
  | { kind: 'addSheet'; name: string; at: number }
  | { kind: 'removeSheet'; sheet: number }
  | { kind: 'renameSheet'; sheet: number; name: string }
  | { kind: 'moveSheet'; sheet: number; to: number }
  | { kind: 'colourSheet'; sheet: number; colour: string | null }
  | { kind: 'showSheet'; sheet: number; isHidden: boolean }
  | ({ kind: 'name' } & NameEdit)
  /** Several edits that form one undo step. */
  | { kind: 'many'; edits: readonly WorkbookEdit[] };

/** New content of a cell; its style stays if none is given. */
export interface CellChange extends CellAddress {
  value: Value;
  formula?: string;
  /** Of a copied formula: its ranges are reduced by implicit intersection. */
  intersects?: true;
  /** Of a copied array formula. */
  array?: ArrayExtent;
  style?: number;
  /** Of a text with formatted parts; without them it has the format of the cell. */
  runs?: TextRuns;
}

/** A workbook with its undo history: undo is an edit like any other, and saving does not clear the history. */
export interface History {
  workbook: Workbook;
  past: readonly Workbook[];
  future: readonly Workbook[];
}

/** The same limit on the page and in the worker, so that both can undo the same steps. */
const maxSteps = 200;

export const createHistory = (workbook: Workbook): History => ({ workbook, past: [], future: [] });

export function applyEdit(history: History, edit: Edit, now: () => number): History {
  return runToEnd(applyEditInSteps(history, edit, { now, isShown: () => false }));
}

/** A history whose workbook does not have all results of formulas yet. */
export interface PartialHistory {
  history: History;
  hasShownResults: boolean;
}

/** Applies an edit in steps: first its own cells change, then the results that are shown, then the others. */
export function* applyEditInSteps(
  history: History,
  edit: Edit,
  options: RecalculationOptions,
): Generator<PartialHistory | undefined, History, undefined> {
  const { workbook, past, future } = history;
  switch (edit.kind) {
    case 'nothing':
      return history;
    case 'undo': {
      const previous = past.at(-1);
      if (previous === undefined) throw new Error('Nothing to take back');
      return { workbook: previous, past: past.slice(0, -1), future: [...future, workbook] };
    }
    case 'redo': {
      const after = future.at(-1);
      if (after === undefined) throw new Error('Nothing to do again');
      return { workbook: after, past: [...past, workbook], future: future.slice(0, -1) };
    }
    default: {
      const next = applyToWorkbook(workbook, edit);
      if (next === workbook) return history;
      const toHistory = (calculated: Workbook): History => ({
        workbook: calculated,
        past: [...past.slice(1 - maxSteps), workbook],
        future: [],
      });
      const scope = findScope(edit, workbook);
      if (scope === null) return toHistory(next);
      yield { history: toHistory(next), hasShownResults: false };
      const work = recalculateInSteps(next, scope, options);
      let step = work.next();
      for (; !step.done; step = work.next())
        yield step.value && { history: toHistory(step.value), hasShownResults: true };
      return toHistory(step.value);
    }
  }
}

/** Null if no formula can have changed. */
function findScope(edit: WorkbookEdit, before: Workbook): ChangeScope | null {
  const cells = listChangedCells(edit, before);
  if (cells === null) return { kind: 'all' };
  return cells.length === 0 ? null : { kind: 'cells', cells };
}

/** Null if any formula may have changed. */
function listChangedCells(
  edit: WorkbookEdit,
  before: Workbook,
): readonly ({ sheet: number } & CellAddress)[] | null {
  switch (edit.kind) {
    case 'cells': {
      const cleared = listResultCells(listReplacedArrays(getSheet(before, edit.sheet), edit.changes));
      return [...edit.changes, ...cleared].map(({ row, column }) => ({ sheet: edit.sheet, row, column }));
    }
    case 'many': {
      const cellLists = edit.edits.map((one) => listChangedCells(one, before));
      return cellLists.some((one) => one === null) ? null : cellLists.flatMap((one) => one ?? []);
    }
    case 'shift':
    case 'sort':
    case 'merge':
    case 'hide':
    case 'filter':
    case 'filterColumn':
    case 'reapplyFilters':
    case 'addSheet':
    case 'removeSheet':
    case 'renameSheet':
    case 'name':
      return null;
    default:
      return [];
  }
}
