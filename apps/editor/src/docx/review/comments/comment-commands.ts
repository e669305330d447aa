import type { Comment, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { EditorState } from 'prosemirror-state';
import { getInitials } from '../../../ui/comments/authors.ts';
import { comment } from '../../document/review/marks.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { getReviewState, type Range, updateReview } from '../review-state.ts';
import { findAnchors } from './anchors.ts';
import { createCommentContent, type Thread } from './threads.ts';

type Comments = NonNullable<DocxPackage['document']['comments']>;

export function readComments(editor: DocumentEditor): Comments {
  return editor.parts().document.comments ?? noComments;
}
const noComments: Comments = [];

/** Adds a comment to a range. */
export function addComment(editor: DocumentEditor, { from, to }: Range, text: string): void {
  const newComment = createComment(editor, text);
  editor.transact(() => {
    editor.patch({ comments: [...readComments(editor), newComment] });
    const tr = editor.view.state.tr.addMark(from, to, comment.create({ commentId: newComment.id }));
    editor.view.dispatch(updateReview(tr, { active: { kind: 'comment', id: newComment.id } }));
  });
}

/** The selection, otherwise the word at the caret; null if there is none. */
export function findRangeToComment({ doc, selection }: EditorState): Range | null {
  const { from, to, $head } = selection;
  if (doc.textBetween(from, to).trim() !== '') return { from, to };
  if (!$head.parent.isTextblock) return null;
  // Non-text nodes count as one character, as in document positions.
  const text = $head.parent.textBetween(0, $head.parent.content.size, undefined, '\ufffc');
  for (const { index, segment, isWordLike } of wordSegmenter.segment(text)) {
    const isAtCaret = index <= $head.parentOffset && $head.parentOffset <= index + segment.length;
    if (isWordLike === true && isAtCaret)
      return { from: $head.start() + index, to: $head.start() + index + segment.length };
  }
  return null;
}

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

export function addReply(editor: DocumentEditor, { root }: Thread, text: string): void {
  const reply = { ...createComment(editor, text), parentId: root.id };
  editor.patch({ comments: [...readComments(editor), reply] });
}

export function editComment(editor: DocumentEditor, id: number, text: string): void {
  updateComment(editor, id, (one) => ({ ...one, content: createCommentContent(text) }));
}

export function setDone(editor: DocumentEditor, { root }: Thread, isDone: boolean): void {
  updateComment(editor, root.id, ({ done: _, ...one }) => (isDone ? { ...one, done: true } : one));
}

/** Removes a reply; the returned function restores it. */
export function removeReply(editor: DocumentEditor, id: number): () => void {
  const before = readComments(editor);
  const removed = before.find((one) => one.id === id);
  editor.patch({ comments: before.filter((one) => one.id !== id) });
  return () => {
    if (removed !== undefined) editor.patch({ comments: [...readComments(editor), removed] });
  };
}

/**
 * Removes a thread's anchor. The comments stay in memory until the document is closed, so that undo restores all of them; no file contains a comment
 * without an anchor.
 */
export function removeThread({ view }: DocumentEditor, { root }: Thread): void {
  const { tr, doc } = view.state;
  const anchor = findAnchors(doc).get(root.id);
  const mark = comment.create({ commentId: root.id });
  const ranges: Range[] = [];
  doc.nodesBetween(anchor?.from ?? 0, anchor?.to ?? 0, (node, pos) => {
    if (mark.isInSet(node.marks)) ranges.push({ from: pos, to: pos + node.nodeSize });
  });
  for (const { from, to } of ranges) tr.removeMark(from, to, mark);
  view.dispatch(updateReview(tr, { active: null, removed: { id: root.id, ranges } }));
}

/** Restores the anchor of the thread removed last. */
export function restoreThread({ view }: DocumentEditor): void {
  const { removed } = getReviewState(view.state);
  if (removed === null) return;
  const { tr } = view.state;
  for (const { from, to } of removed.ranges) tr.addMark(from, to, comment.create({ commentId: removed.id }));
  view.dispatch(updateReview(tr, { active: { kind: 'comment', id: removed.id }, removed: null }));
}

function updateComment(editor: DocumentEditor, id: number, update: (one: Comment) => Comment): void {
  editor.patch({ comments: readComments(editor).map((one) => (one.id === id ? update(one) : one)) });
}

function createComment(editor: DocumentEditor, text: string): Comment {
  const { author } = editor;
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  return {
    id: nextId(editor),
    author,
    initials: getInitials(author),
    date,
    content: createCommentContent(text),
  };
}

const lastIds = new WeakMap<DocumentEditor, number>();

/** Never a used id: undo would otherwise restore the old thread as part of another comment. */
function nextId(editor: DocumentEditor): number {
  const ids = [...readComments(editor).map(({ id }) => id), ...findAnchors(editor.view.state.doc).keys()];
  const id = Math.max(lastIds.get(editor) ?? -1, ...ids) + 1;
  lastIds.set(editor, id);
  return id;
}
