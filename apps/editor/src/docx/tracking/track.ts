import type { Node } from 'prosemirror-model';
import { type EditorState, type Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import type { Revision } from '../document/review/marks.ts';
import { type ChangedRange, changedRanges, trimmed } from './changed-ranges.ts';
import { canRestore, crossesTable, replaceByMarks, type TrackedChange } from './deletions-across.ts';
import { markDeleted } from './mark-deleted.ts';
import { markInserted } from './mark-inserted.ts';
import { type EndChange, endChangeOf, isParagraph, setEndChange } from './paragraph-ends.ts';

/**
 * Makes what was done directly a suggestion of `who`: what went out comes back, marked as deleted; what came in is marked as inserted. So every
 * way to change the text (keys, paste, dropping, other tools, what a keyboard on a phone does) is a suggestion without knowing of it, and the text
 * with all suggestions accepted is what it would be without them. With nobody, only the changes that stand in the text are kept apart from what
 * is typed between them.
 */
export function track(state: EditorState, done: TrackedChange, who: Revision | null): Transaction | null {
  const ranges = changedRanges(done.steps.map(({ step }) => step)).map((whole) => ({
    whole,
    core: coreOf(whole, done, state.doc),
  }));
  const { tr } = state;
  const replaced = ranges.filter(({ core }) => touches(core, done.selection));
  if (who !== null && replaced.length > 0 && crossesTable(done.selection))
    replaceByMarks(tr, done, { came: replaced.map(({ core }) => core), who });
  // From the end, so that the places of those before hold.
  else
    for (const { whole, core } of ranges.reverse()) {
      const { before } = done;
      setEndAt(tr, whole.toNew, endAt(before, whole.toOld));
      keepEnds(tr, before, { from: core.toOld, to: whole.toOld, shift: whole.toNew - whole.toOld });
      if (core.fromOld < core.toOld || core.fromNew < core.toNew) trackRange(tr, core, done, who);
      keepEnds(tr, before, { from: whole.fromOld, to: core.fromOld, shift: whole.fromNew - whole.fromOld });
    }
  if (!tr.docChanged) return null;
  if (state.storedMarks !== null) tr.setStoredMarks(state.storedMarks);
  return tr;
}

function touches({ fromOld, toOld }: ChangedRange, { from, to, empty }: Selection): boolean {
  return !empty && fromOld < to && toOld > from;
}

function coreOf(whole: ChangedRange, done: TrackedChange, now: Node): ChangedRange {
  const selected = trimmed(whole, done.before, now, 'wrapping');
  return wasSelected(selected, done) ? selected : trimmed(whole, done.before, now, 'all');
}

function wasSelected({ fromOld, toOld }: ChangedRange, { selection }: TrackedChange): boolean {
  return !selection.empty && selection.from <= fromOld && selection.to >= toOld;
}

/** Paragraphs that are the same were made anew, perhaps, and without what was said of their ends. */
function keepEnds(tr: Transaction, before: Node, same: { from: number; to: number; shift: number }): void {
  before.nodesBetween(same.from, same.to, (node, pos) => {
    const end = pos + node.nodeSize - 1;
    if (isParagraph(node) && end >= same.from && end < same.to)
      setEndAt(tr, end + same.shift, endChangeOf(node));
    return !node.isTextblock;
  });
}

function trackRange(tr: Transaction, range: ChangedRange, done: TrackedChange, who: Revision | null): void {
  const { fromOld, toOld, fromNew, toNew } = range;
  const first = tr.steps.length;
  if (fromNew < toNew) markInserted(tr, fromNew, toNew, who);
  const back = who === null || fromOld === toOld ? null : restoreDeleted(tr, range, done);
  const end = tr.mapping.slice(first).map(toNew);
  if (who !== null && back !== null && isOtherParagraph(tr.doc, fromNew, back)) {
    setEndAt(tr, fromNew, endAt(done.before, fromOld));
    if (isOtherParagraph(tr.doc, back, end)) setEndAt(tr, back, { inserted: who, deleted: null });
  }
  setEndAt(tr, end, endAt(done.before, toOld));
  if (who === null || back === null) return;
  if (fromNew === toNew && isBackwards(done.selection, fromOld))
    tr.setSelection(TextSelection.near(tr.doc.resolve(fromNew)));
  markDeleted(tr, fromNew, back, who);
}

/** Puts what went out before what came in; tells where it ends, or null where it does not fit there any more. */
function restoreDeleted(
  tr: Transaction,
  { fromOld, toOld, fromNew, toNew }: ChangedRange,
  done: TrackedChange,
): number | null {
  if (!canRestore(done.before, fromOld, toOld)) return null;
  const [place, was] = [tr.doc.resolve(fromNew), done.before.resolve(fromOld)];
  if (place.depth !== was.depth || place.parent.type !== was.parent.type) return null;
  // A tool that made one table of another: the two beside each other would be no suggestion that anybody could read.
  if (hasTable(done.before, fromOld, toOld) && hasTable(tr.doc, fromNew, toNew)) return null;
  const size = tr.doc.content.size;
  const step = new ReplaceStep(fromNew, fromNew, done.before.slice(fromOld, toOld));
  return tr.maybeStep(step).failed === null ? fromNew + tr.doc.content.size - size : null;
}

function hasTable(doc: Node, from: number, to: number): boolean {
  let found = false;
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name === 'table' && pos >= from && pos + node.nodeSize <= to) found = true;
    return !found;
  });
  return found;
}

/** Which of two keys it was: the caret stays on the side on which it was. */
function isBackwards({ from, empty }: Selection, fromOld: number): boolean {
  return empty && from > fromOld;
}

function isOtherParagraph(doc: Node, a: number, b: number): boolean {
  return doc.resolve(a).parent !== doc.resolve(b).parent;
}

function endAt(doc: Node, pos: number): EndChange | null {
  const { parent } = doc.resolve(pos);
  return isParagraph(parent) ? endChangeOf(parent) : null;
}

function setEndAt(tr: Transaction, pos: number, change: EndChange | null): void {
  const place = tr.doc.resolve(pos);
  if (change !== null && isParagraph(place.parent)) setEndChange(tr, place.before(), change);
}
