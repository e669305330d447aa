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
 * Turns a direct change into a suggestion by `who`: deleted content is restored and marked as deleted, inserted content is marked as inserted. Any
 * way of editing (keys, paste, drop, commands, phone keyboards) thus becomes a suggestion without special handling, and accepting all suggestions
 * gives the same text as without tracking. With null, only existing changes are kept apart from text typed within them.
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
  // Backwards, so that earlier positions stay valid.
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

/** Equal paragraphs may have been created again, without the tracked changes of their marks. */
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

/** Restores deleted content before the inserted; returns its end, or null if it no longer fits. */
function restoreDeleted(
  tr: Transaction,
  { fromOld, toOld, fromNew, toNew }: ChangedRange,
  done: TrackedChange,
): number | null {
  if (!canRestore(done.before, fromOld, toOld)) return null;
  const [place, was] = [tr.doc.resolve(fromNew), done.before.resolve(fromOld)];
  if (place.depth !== was.depth || place.parent.type !== was.parent.type) return null;
  // A command replaced one table by another: both next to each other would not be a readable suggestion.
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

/** Backspace or Delete: the caret stays on its side. */
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
