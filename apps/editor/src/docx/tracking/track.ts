import type { Node } from 'prosemirror-model';
import { type EditorState, type Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import type { ChangeAttributes } from '../document/review/marks.ts';
import { type ChangedRange, computeChangedRanges, trimEqualEnds } from './changed-ranges.ts';
import { canRestore, crossesTable, replaceByMarks, type TrackedChange } from './deletions-across.ts';
import { markDeleted } from './mark-deleted.ts';
import { markInserted } from './mark-inserted.ts';
import {
  getParagraphMarkChange,
  isParagraph,
  type ParagraphMarkChange,
  setParagraphMarkChange,
} from './paragraph-ends.ts';

/**
 * Turns a direct change into a suggestion by `who`: deleted content is restored and marked as deleted, inserted content is marked as inserted. Any
 * way of editing (keys, paste, drop, commands, phone keyboards) thus becomes a suggestion without special handling, and accepting all suggestions
 * gives the same text as without tracking. With null, only existing changes are kept apart from text typed within them.
 */
export function track(
  state: EditorState,
  change: TrackedChange,
  author: ChangeAttributes | null,
): Transaction | null {
  const ranges = computeChangedRanges(change.steps.map(({ step }) => step)).map((fullRange) => ({
    whole: fullRange,
    trimmedRange: trimRange(fullRange, change, state.doc),
  }));
  const { tr } = state;
  const replaced = ranges.filter(({ trimmedRange }) => touchesSelection(trimmedRange, change.selection));
  if (author !== null && replaced.length > 0 && crossesTable(change.selection))
    replaceByMarks(tr, change, { insertedRanges: replaced.map(({ trimmedRange }) => trimmedRange), author });
  // Backwards, so that earlier positions stay valid.
  else
    for (const { whole: fullRange, trimmedRange } of ranges.reverse()) {
      const { before } = change;
      setParagraphMarkChangeAt(tr, fullRange.toNew, getParagraphMarkChangeAt(before, fullRange.toOld));
      restoreParagraphMarkChanges(tr, before, {
        from: trimmedRange.toOld,
        to: fullRange.toOld,
        shift: fullRange.toNew - fullRange.toOld,
      });
      if (trimmedRange.fromOld < trimmedRange.toOld || trimmedRange.fromNew < trimmedRange.toNew)
        trackRange(tr, trimmedRange, change, author);
      restoreParagraphMarkChanges(tr, before, {
        from: fullRange.fromOld,
        to: trimmedRange.fromOld,
        shift: fullRange.fromNew - fullRange.fromOld,
      });
    }
  if (!tr.docChanged) return null;
  if (state.storedMarks !== null) tr.setStoredMarks(state.storedMarks);
  return tr;
}

function touchesSelection({ fromOld, toOld }: ChangedRange, { from, to, empty }: Selection): boolean {
  return !empty && fromOld < to && toOld > from;
}

function trimRange(fullRange: ChangedRange, change: TrackedChange, doc: Node): ChangedRange {
  const selected = trimEqualEnds(fullRange, change.before, doc, 'wrapping');
  return wasSelected(selected, change) ? selected : trimEqualEnds(fullRange, change.before, doc, 'all');
}

function wasSelected({ fromOld, toOld }: ChangedRange, { selection }: TrackedChange): boolean {
  return !selection.empty && selection.from <= fromOld && selection.to >= toOld;
}

/** Equal paragraphs may have been created again, without the tracked changes of their marks. */
function restoreParagraphMarkChanges(
  tr: Transaction,
  before: Node,
  equalRange: { from: number; to: number; shift: number },
): void {
  before.nodesBetween(equalRange.from, equalRange.to, (node, pos) => {
    const end = pos + node.nodeSize - 1;
    if (isParagraph(node) && end >= equalRange.from && end < equalRange.to)
      setParagraphMarkChangeAt(tr, end + equalRange.shift, getParagraphMarkChange(node));
    return !node.isTextblock;
  });
}

function trackRange(
  tr: Transaction,
  range: ChangedRange,
  change: TrackedChange,
  author: ChangeAttributes | null,
): void {
  const { fromOld, toOld, fromNew, toNew } = range;
  const stepCount = tr.steps.length;
  if (fromNew < toNew) markInserted(tr, fromNew, toNew, author);
  const restoredEnd = author === null || fromOld === toOld ? null : restoreDeleted(tr, range, change);
  const end = tr.mapping.slice(stepCount).map(toNew);
  if (author !== null && restoredEnd !== null && isOtherParagraph(tr.doc, fromNew, restoredEnd)) {
    setParagraphMarkChangeAt(tr, fromNew, getParagraphMarkChangeAt(change.before, fromOld));
    if (isOtherParagraph(tr.doc, restoredEnd, end))
      setParagraphMarkChangeAt(tr, restoredEnd, { inserted: author, deleted: null });
  }
  setParagraphMarkChangeAt(tr, end, getParagraphMarkChangeAt(change.before, toOld));
  if (author === null || restoredEnd === null) return;
  if (fromNew === toNew && isBackwards(change.selection, fromOld))
    tr.setSelection(TextSelection.near(tr.doc.resolve(fromNew)));
  markDeleted(tr, fromNew, restoredEnd, author);
}

/** Restores deleted content before the inserted; returns its end, or null if it no longer fits. */
function restoreDeleted(
  tr: Transaction,
  { fromOld, toOld, fromNew, toNew }: ChangedRange,
  change: TrackedChange,
): number | null {
  if (!canRestore(change.before, fromOld, toOld)) return null;
  const [$new, $old] = [tr.doc.resolve(fromNew), change.before.resolve(fromOld)];
  if ($new.depth !== $old.depth || $new.parent.type !== $old.parent.type) return null;
  // A command replaced one table by another: both next to each other would not be a readable suggestion.
  if (hasTable(change.before, fromOld, toOld) && hasTable(tr.doc, fromNew, toNew)) return null;
  const size = tr.doc.content.size;
  const step = new ReplaceStep(fromNew, fromNew, change.before.slice(fromOld, toOld));
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

function getParagraphMarkChangeAt(doc: Node, pos: number): ParagraphMarkChange | null {
  const { parent } = doc.resolve(pos);
  return isParagraph(parent) ? getParagraphMarkChange(parent) : null;
}

function setParagraphMarkChangeAt(tr: Transaction, pos: number, change: ParagraphMarkChange | null): void {
  const $new = tr.doc.resolve(pos);
  if (change !== null && isParagraph($new.parent)) setParagraphMarkChange(tr, $new.before(), change);
}
