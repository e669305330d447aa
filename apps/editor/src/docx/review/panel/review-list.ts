import type { HostComment } from '@redraft/wopi';
import { useSyncExternalStore } from 'react';
import { findCommentsOutsideText } from '../../document/review/comments-outside-text.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { type Change, listChanges } from '../../tracking/list-changes.ts';
import { findAnchors } from '../comments/anchors.ts';
import { readComments } from '../comments/comment-commands.ts';
import { listThreads, type Thread } from '../comments/threads.ts';
import { getHostCommentStore } from '../host-comments/store.ts';
import { type ActiveItem, getReviewState, type Range } from '../review-state.ts';

export type ReviewItem =
  | { kind: 'thread'; position: number; thread: Thread }
  | { kind: 'host'; position: number; comment: HostComment; range: Range | null }
  | { kind: 'change'; position: number; change: Change };

/** Sorts before the text: comments in notes and headers, and those whose text was deleted. */
export const outsideTheText = -1;

/** All comments and changes in document order. */
export function listItems(editor: DocumentEditor): ReviewItem[] {
  const { doc } = editor.view.state;
  const comments = readComments(editor);
  const idsOutsideText = comments.length === 0 ? new Set<number>() : findCommentsOutsideText(editor.parts());
  const threads = listThreads(comments, findAnchors(doc), idsOutsideText).map(
    (thread): ReviewItem => ({ kind: 'thread', position: thread.anchor?.from ?? outsideTheText, thread }),
  );
  const changes = listChanges(doc).map(
    (change): ReviewItem => ({ kind: 'change', position: change.from, change }),
  );
  return [...threads, ...listHostItems(editor), ...changes].sort((a, b) => a.position - b.position);
}

function listHostItems(editor: DocumentEditor): ReviewItem[] {
  const { hostComments } = getReviewState(editor.view.state);
  const rangeById = new Map(hostComments.map(({ id, range }) => [id, range]));
  return getHostCommentStore(editor)
    .get()
    .comments.map((comment) => {
      const range = rangeById.get(comment.id) ?? null;
      const isNotEmpty = range !== null && range.from < range.to;
      return {
        kind: 'host',
        position: range?.from ?? outsideTheText,
        comment,
        range: isNotEmpty ? range : null,
      };
    });
}

export function toActiveItem(item: ReviewItem): ActiveItem {
  if (item.kind === 'thread') return { kind: 'comment', id: item.thread.root.id };
  if (item.kind === 'host') return { kind: 'host', id: item.comment.id };
  const { from, to } = item.change;
  return { kind: 'change', from, to };
}

/** Null for items outside the text. */
export function getItemRange(item: ReviewItem): Range | null {
  if (item.kind === 'host') return item.range;
  return item.kind === 'thread' ? item.thread.anchor : item.change;
}

export function isActive(item: ReviewItem, active: ActiveItem | null): boolean {
  if (active === null) return false;
  if (item.kind === 'thread') return active.kind === 'comment' && active.id === item.thread.root.id;
  if (item.kind === 'host') return active.kind === 'host' && active.id === item.comment.id;
  return active.kind === 'change' && item.change.from < active.to && item.change.to > active.from;
}

/** The current position of a rendered change: text before it may have changed since. */
export function findCurrentChange({ view }: DocumentEditor, rendered: Change): Change | null {
  const equalChanges = listChanges(view.state.doc).filter(
    ({ kind, author, text, deleted }) =>
      kind === rendered.kind &&
      author === rendered.author &&
      text === rendered.text &&
      deleted === rendered.deleted,
  );
  const distance = ({ from }: Change): number => Math.abs(from - rendered.from);
  return equalChanges.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The current state of a rendered item, as the list is updated with a delay; null if it is gone. */
export function findCurrentItem(editor: DocumentEditor, rendered: ReviewItem): ReviewItem | null {
  if (rendered.kind === 'change') {
    const change = findCurrentChange(editor, rendered.change);
    return change === null ? null : { ...rendered, position: change.from, change };
  }
  return listItems(editor).find((item) => isActive(item, toActiveItem(rendered))) ?? null;
}

/** Delay before the list is updated after typing. */
const updateDelayMs = 120;

interface ListStore {
  getItems: () => readonly ReviewItem[];
  subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<DocumentEditor, ListStore>();

function getStore(editor: DocumentEditor): ListStore {
  const existing = stores.get(editor);
  if (existing !== undefined) return existing;
  let items: readonly ReviewItem[] = listItems(editor);
  const readInput = () => ({
    doc: editor.view.state.doc,
    comments: readComments(editor),
    hosted: getHostCommentStore(editor).get(),
  });
  let lastInput = readInput();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const refresh = (): void => {
    clearTimeout(timer);
    timer = undefined;
    lastInput = readInput();
    items = listItems(editor);
    for (const listener of listeners) listener();
  };
  editor.subscribe(() => {
    if (listeners.size === 0) return;
    if (lastInput.comments !== readComments(editor) || lastInput.hosted !== getHostCommentStore(editor).get())
      refresh();
    else if (lastInput.doc !== editor.view.state.doc) {
      clearTimeout(timer);
      timer = setTimeout(refresh, updateDelayMs);
    }
  });
  const store: ListStore = {
    getItems: () => items,
    subscribe: (listener) => {
      if (listeners.size === 0) queueMicrotask(refresh);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(editor, store);
  return store;
}

export function useReviewList(): readonly ReviewItem[] {
  const store = getStore(useEditor());
  return useSyncExternalStore(store.subscribe, store.getItems);
}
