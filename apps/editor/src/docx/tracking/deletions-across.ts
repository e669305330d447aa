import type { Node } from 'prosemirror-model';
import { type Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { type ChangeAttributes, insertion } from '../document/review/marks.ts';
import type { ChangedRange } from './changed-ranges.ts';
import { markDeleted } from './mark-deleted.ts';

/** A change: the document before, and the steps. */
export interface TrackedChange {
  before: Node;
  /** Each with the document that it was applied to. */
  steps: readonly { step: Step; doc: Node }[];
  selection: Selection;
}

/** Text of one or several adjacent paragraphs, or whole blocks; rows and cells are left to the table commands. */
export function canRestore(doc: Node, from: number, to: number): boolean {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  if (start.sameParent(end)) return !/^table(Row)?$/.test(start.parent.type.name);
  const areTextblocks = start.parent.isTextblock && end.parent.isTextblock;
  return areTextblocks && start.depth === end.depth && start.node(-1) === end.node(-1);
}

/** The selection crosses a table boundary: what is deleted there cannot be restored, since its surroundings have moved. */
export function crossesTable(selection: Selection): boolean {
  const { $from, from, to, empty } = selection;
  return selection instanceof TextSelection && !empty && !canRestore($from.doc, from, to);
}

/** Marks the selection as deleted and puts the caret after it. */
export function markDeletedAcross(tr: Transaction, { from, to }: Selection, author: ChangeAttributes): void {
  const first = tr.steps.length;
  markDeleted(tr, from, to, author);
  const end = tr.mapping.slice(first).map(to);
  tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1));
}

/** For changes that could not be marked beforehand: reverts the change, marks the deleted text, and inserts the new text after it. */
export function replaceByMarks(
  tr: Transaction,
  { steps, selection }: TrackedChange,
  { insertedRanges, author }: { insertedRanges: readonly ChangedRange[]; author: ChangeAttributes },
): void {
  const text = insertedRanges
    .map(({ fromNew, toNew }) => tr.doc.textBetween(fromNew, toNew, ' ', ' '))
    .join(' ');
  for (const { step, doc } of [...steps].reverse()) tr.step(step.invert(doc));
  markDeletedAcross(tr, selection, author);
  const { schema } = tr.doc.type;
  if (text.trim() !== '')
    tr.replaceSelectionWith(schema.text(text, [insertion.create({ ...author })]), false);
}
