import type { Comment, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { EditorState } from 'prosemirror-state';
import { comment } from '../../document/review/marks.ts';
import type { Editing } from '../../editing/editing.ts';
import { initialsOf } from '../authors.ts';
import { type Range, reviewOf, updateReview } from '../review-state.ts';
import { anchorsIn } from './anchors.ts';
import { contentOf, type Thread } from './threads.ts';

type Comments = NonNullable<DocxPackage['document']['comments']>;

export function readComments(editing: Editing): Comments {
  return editing.parts().document.comments ?? none;
}
const none: Comments = [];

/** Adds a comment to a range. */
export function addComment(editing: Editing, { from, to }: Range, text: string): void {
  const added = createComment(editing, text);
  editing.transact(() => {
    editing.patch({ comments: [...readComments(editing), added] });
    const tr = editing.view.state.tr.addMark(from, to, comment.create({ commentId: added.id }));
    editing.view.dispatch(updateReview(tr, { active: { kind: 'comment', id: added.id } }));
  });
}

/** The selection, otherwise the word at the caret; null if there is none. */
export function wordsToComment({ doc, selection }: EditorState): Range | null {
  const { from, to, $head } = selection;
  if (doc.textBetween(from, to).trim() !== '') return { from, to };
  if (!$head.parent.isTextblock) return null;
  // Non-text nodes count as one character, as in document positions.
  const text = $head.parent.textBetween(0, $head.parent.content.size, undefined, '\ufffc');
  for (const { index, segment, isWordLike } of words.segment(text)) {
    const isHere = index <= $head.parentOffset && $head.parentOffset <= index + segment.length;
    if (isWordLike === true && isHere)
      return { from: $head.start() + index, to: $head.start() + index + segment.length };
  }
  return null;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

export function addReply(editing: Editing, { root }: Thread, text: string): void {
  const reply = { ...createComment(editing, text), parentId: root.id };
  editing.patch({ comments: [...readComments(editing), reply] });
}

export function editComment(editing: Editing, id: number, text: string): void {
  change(editing, id, (one) => ({ ...one, content: contentOf(text) }));
}

export function setDone(editing: Editing, { root }: Thread, isDone: boolean): void {
  change(editing, root.id, ({ done: _, ...one }) => (isDone ? { ...one, done: true } : one));
}

/** Removes a reply; the returned function restores it. */
export function removeReply(editing: Editing, id: number): () => void {
  const before = readComments(editing);
  const removed = before.find((one) => one.id === id);
  editing.patch({ comments: before.filter((one) => one.id !== id) });
  return () => {
    if (removed !== undefined) editing.patch({ comments: [...readComments(editing), removed] });
  };
}

/**
 * Removes a thread's anchor. The comments stay in memory until the document is closed, so that undo restores all of them; no file contains a comment
 * without an anchor.
 */
export function removeThread({ view }: Editing, { root }: Thread): void {
  const { tr, doc } = view.state;
  const anchor = anchorsIn(doc).get(root.id);
  const mark = comment.create({ commentId: root.id });
  const ranges: Range[] = [];
  doc.nodesBetween(anchor?.from ?? 0, anchor?.to ?? 0, (node, pos) => {
    if (mark.isInSet(node.marks)) ranges.push({ from: pos, to: pos + node.nodeSize });
  });
  for (const { from, to } of ranges) tr.removeMark(from, to, mark);
  view.dispatch(updateReview(tr, { active: null, removed: { id: root.id, ranges } }));
}

/** Restores the anchor of the thread removed last. */
export function restoreThread({ view }: Editing): void {
  const { removed } = reviewOf(view.state);
  if (removed === null) return;
  const { tr } = view.state;
  for (const { from, to } of removed.ranges) tr.addMark(from, to, comment.create({ commentId: removed.id }));
  view.dispatch(updateReview(tr, { active: { kind: 'comment', id: removed.id }, removed: null }));
}

function change(editing: Editing, id: number, changed: (one: Comment) => Comment): void {
  editing.patch({ comments: readComments(editing).map((one) => (one.id === id ? changed(one) : one)) });
}

function createComment(editing: Editing, text: string): Comment {
  const { author } = editing;
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  return { id: nextId(editing), author, initials: initialsOf(author), date, content: contentOf(text) };
}

const lastIds = new WeakMap<Editing, number>();

/** Never a used id: undo would otherwise restore the old thread as part of another comment. */
function nextId(editing: Editing): number {
  const ids = [...readComments(editing).map(({ id }) => id), ...anchorsIn(editing.view.state.doc).keys()];
  const id = Math.max(lastIds.get(editing) ?? -1, ...ids) + 1;
  lastIds.set(editing, id);
  return id;
}
