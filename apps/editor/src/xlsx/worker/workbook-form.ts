import type { DocumentFormat } from '../../frame/worker/document-format.ts';
import { inflateLargeParts } from '../format/inflate-large-parts.ts';
import type { OpenedWorkbook } from '../format/opened-workbook.ts';
import { readWorkbook } from '../format/read-workbook.ts';
import { writeWorkbookFile } from '../format/write-workbook-file.ts';
import { recalculate } from '../formula/calculate.ts';
import { formatArea } from '../workbook/area.ts';
import { applyEdit, createHistory, type Edit, type History } from '../workbook/edits.ts';
import { mergeWorkbooks } from '../workbook/merge-workbooks.ts';
import { describeRuns } from '../workbook/text-runs.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { toLines } from '../workbook/workbook-lines.ts';

/** A workbook in the worker: as opened, and its current state. */
export interface WorkbookDocument {
  opened: OpenedWorkbook;
  history: History;
}

/** The worker's format for workbooks. */
export function workbookForm(now: () => number): DocumentFormat<Edit, WorkbookDocument, Workbook> {
  return {
    read: async (bytes) => {
      const opened = readWorkbook(bytes, now, await inflateLargeParts(bytes));
      return { opened, history: createHistory(opened.workbook) };
    },
    write: async ({ opened, history }) => writeWorkbookFile(opened, history.workbook),
    apply: (document, edit) => ({ ...document, history: applyEdit(document.history, edit, now) }),
    canSkip: canSkipEdit,
    contentOf: ({ history }) => history.workbook,
    withContent: (document, workbook) => ({ ...document, history: createHistory(workbook) }),
    linesOf: ({ history }) => toLines(history.workbook),
    isSame: (one, other) => toComparisonKey(one.history.workbook) === toComparisonKey(other.history.workbook),
    merge: ({ base, mine, theirs }) => {
      const merged = mergeWorkbooks({
        base: base.history.workbook,
        mine: mine.history.workbook,
        theirs: theirs.history.workbook,
      });
      return { opened: theirs.opened, history: createHistory(recalculate(merged, { kind: 'all' }, now)) };
    },
  };
}

const addressKeepingKinds: ReadonlySet<string> = new Set<Edit['kind']>([
  ...(['cells', 'look', 'plain', 'borders', 'size', 'hide', 'freeze', 'note', 'pageSetup'] as const),
  ...([
    'filter',
    'filterColumn',
    'reapplyFilters',
    'conditionalRule',
    'validation',
    'drawing',
    'name',
  ] as const),
  ...(['renameSheet', 'colourSheet', 'showSheet', 'nothing'] as const),
]);

/** Cells are addressed by position, rules and drawings by their index in the sheet, and undo refers to earlier edits. */
function canSkipEdit(edit: Edit, following: readonly { kind: string }[]): boolean {
  if (!addressKeepingKinds.has(edit.kind)) return false;
  const dependentKinds = ['undo', 'redo', ...(changesIndices(edit) ? [edit.kind, 'many'] : [])];
  return !following.some(({ kind }) => dependentKinds.includes(kind));
}

/** Whether later edits of rules or drawings mean others without this one. */
function changesIndices(edit: Edit): boolean {
  if (edit.kind === 'conditionalRule') return edit.change.act !== 'replace';
  return edit.kind === 'drawing' && (edit.change.act === 'addChart' || edit.change.act === 'remove');
}

/** Everything visible in a workbook; calculated values may be outdated. */
function toComparisonKey({ sheets, styles, definedNames: names }: Workbook): string {
  const sheetKeys = sheets.map(
    ({
      rows,
      columns,
      notes,
      name,
      visibility,
      colour,
      merges,
      frozen,
      filters,
      conditionalRules,
      validationRules,
      drawings,
      pageSetup,
    }) => ({
      name,
      visibility,
      colour,
      merges: merges.map(formatArea).sort(),
      frozen,
      filters,
      pageSetup,
      drawings: drawings.map(({ anchor, content }) => [
        anchor,
        content.kind,
        content.kind === 'chart' ? [content.references, content.options] : null,
      ]),
      validationRules: validationRules.map(({ source: _, ...rule }) => rule),
      conditionalRules: conditionalRules.map(({ source: _, priority: _priority, ...rule }) => rule),
      columns: columns.map(({ from, to, width, isHidden }) => [from, to, width, isHidden]),
      notes: notes.map(({ row, column, author, text }) => JSON.stringify([row, column, author, text])).sort(),
      rows: [...rows]
        .filter(([, { cells, height, isHidden }]) => cells.size > 0 || height !== null || isHidden)
        .sort(([a], [b]) => a - b)
        .map(([index, { cells, height, isHidden }]) => [
          index,
          height,
          isHidden,
          [...cells]
            .sort(([a], [b]) => a - b)
            .map(([column, { value, formula, isSpilled, style, runs }]) => [
              column,
              formula ?? (isSpilled ? null : value),
              styles[style]?.format,
              runs === undefined ? null : describeRuns(runs),
            ]),
        ]),
    }),
  );
  return JSON.stringify([sheetKeys, names.map(({ name, sheet, formula }) => [name, sheet, formula])]);
}
