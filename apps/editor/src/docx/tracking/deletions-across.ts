import type { Node } from 'prosemirror-model';
import { type Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { insertion, type Revision } from '../document/review/marks.ts';
import type { ChangedRange } from './changed-ranges.ts';
import { markDeleted } from './mark-deleted.ts';

/** What was done: what the text was, and through what it became what it is. */
export interface TrackedChange {
  before: Node;
  /** Each with the document that it was made on. */
  steps: readonly { step: Step; doc: Node }[];
  selection: Selection;
}

/** Text of one paragraph or of several next to each other, or whole blocks; rows and cells belong to the tools of tables. */
export function canRestore(doc: Node, from: number, to: number): boolean {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  if (start.sameParent(end)) return !/^table(Row)?$/.test(start.parent.type.name);
  const areTextblocks = start.parent.isTextblock && end.parent.isTextblock;
  return areTextblocks && start.depth === end.depth && start.node(-1) === end.node(-1);
}

/** Words are selected into a table or out of one: what is taken out there cannot come back, since the rest of it is not where it was. */
export function crossesTable(selection: Selection): boolean {
  const { $from, from, to, empty } = selection;
  return selection instanceof TextSelection && !empty && !canRestore($from.doc, from, to);
}

/** Marks such words as deleted and puts the caret behind them. */
export function markDeletedAcross(tr: Transaction, { from, to }: Selection, who: Revision): void {
  const first = tr.steps.length;
  markDeleted(tr, from, to, who);
  const end = tr.mapping.slice(first).map(to);
  tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1));
}

/** For what nobody could mark before: takes back what was done, marks the words, and puts the text that came in behind them. */
export function replaceByMarks(
  tr: Transaction,
  { steps, selection }: TrackedChange,
  { came, who }: { came: readonly ChangedRange[]; who: Revision },
): void {
  const text = came.map(({ fromNew, toNew }) => tr.doc.textBetween(fromNew, toNew, ' ', ' ')).join(' ');
  for (const { step, doc } of [...steps].reverse()) tr.step(step.invert(doc));
  markDeletedAcross(tr, selection, who);
  const { schema } = tr.doc.type;
  if (text.trim() !== '') tr.replaceSelectionWith(schema.text(text, [insertion.create({ ...who })]), false);
}
