import type { HostComment } from '@redraft/wopi';
import { useSyncExternalStore } from 'react';
import { findCommentsOutsideText } from '../../document/review/comments-outside-text.ts';
import type { Editing } from '../../editing/editing.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { type Change, listChanges } from '../../tracking/list-changes.ts';
import { anchorsIn } from '../comments/anchors.ts';
import { readComments } from '../comments/comment-commands.ts';
import { type Thread, threadsOf } from '../comments/threads.ts';
import { hostCommentsOf } from '../host-comments/store.ts';
import { type Active, type Range, reviewOf } from '../review-state.ts';

export type Item =
  | { kind: 'thread'; at: number; thread: Thread }
  | { kind: 'host'; at: number; comment: HostComment; range: Range | null }
  | { kind: 'change'; at: number; change: Change };

/** Sorts before the text: comments in notes and headers, and those whose text was deleted. */
export const outsideTheText = -1;

/** All comments and changes in document order. */
export function listItems(editing: Editing): Item[] {
  const { doc } = editing.view.state;
  const comments = readComments(editing);
  const elsewhere = comments.length === 0 ? new Set<number>() : findCommentsOutsideText(editing.parts());
  const threads = threadsOf(comments, anchorsIn(doc), elsewhere).map(
    (thread): Item => ({ kind: 'thread', at: thread.anchor?.from ?? outsideTheText, thread }),
  );
  const changes = listChanges(doc).map((change): Item => ({ kind: 'change', at: change.from, change }));
  return [...threads, ...hostItems(editing), ...changes].sort((a, b) => a.at - b.at);
}

function hostItems(editing: Editing): Item[] {
  const { hosted } = reviewOf(editing.view.state);
  const places = new Map(hosted.map(({ id, range }) => [id, range]));
  return hostCommentsOf(editing)
    .shown()
    .comments.map((comment) => {
      const range = places.get(comment.id) ?? null;
      const isThere = range !== null && range.from < range.to;
      return {
        kind: 'host',
        at: range?.from ?? outsideTheText,
        comment,
        range: isThere ? range : null,
      };
    });
}

export function activeOf(item: Item): Active {
  if (item.kind === 'thread') return { kind: 'comment', id: item.thread.root.id };
  if (item.kind === 'host') return { kind: 'host', id: item.comment.id };
  const { from, to } = item.change;
  return { kind: 'change', from, to };
}

/** Null for items outside the text. */
export function rangeOf(item: Item): Range | null {
  if (item.kind === 'host') return item.range;
  return item.kind === 'thread' ? item.thread.anchor : item.change;
}

export function isActive(item: Item, active: Active | null): boolean {
  if (active === null) return false;
  if (item.kind === 'thread') return active.kind === 'comment' && active.id === item.thread.root.id;
  if (item.kind === 'host') return active.kind === 'host' && active.id === item.comment.id;
  return active.kind === 'change' && item.change.from < active.to && item.change.to > active.from;
}

/** The current position of a rendered change: text before it may have changed since. */
export function changeNow({ view }: Editing, drawn: Change): Change | null {
  const alike = listChanges(view.state.doc).filter(
    ({ kind, author, text, deleted }) =>
      kind === drawn.kind && author === drawn.author && text === drawn.text && deleted === drawn.deleted,
  );
  const distance = ({ from }: Change): number => Math.abs(from - drawn.from);
  return alike.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The current state of a rendered item, as the list is updated with a delay; null if it is gone. */
export function itemNow(editing: Editing, drawn: Item): Item | null {
  if (drawn.kind === 'change') {
    const change = changeNow(editing, drawn.change);
    return change === null ? null : { ...drawn, at: change.from, change };
  }
  return listItems(editing).find((item) => isActive(item, activeOf(drawn))) ?? null;
}

/** Delay before the list is updated after typing. */
const restMs = 120;

interface ListStore {
  now: () => readonly Item[];
  subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<Editing, ListStore>();

function storeOf(editing: Editing): ListStore {
  const known = stores.get(editing);
  if (known !== undefined) return known;
  let items: readonly Item[] = listItems(editing);
  const read = () => ({
    doc: editing.view.state.doc,
    comments: readComments(editing),
    hosted: hostCommentsOf(editing).shown(),
  });
  let seen = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const refresh = (): void => {
    clearTimeout(timer);
    timer = undefined;
    seen = read();
    items = listItems(editing);
    for (const listener of listeners) listener();
  };
  editing.subscribe(() => {
    if (listeners.size === 0) return;
    if (seen.comments !== readComments(editing) || seen.hosted !== hostCommentsOf(editing).shown()) refresh();
    else if (seen.doc !== editing.view.state.doc) {
      clearTimeout(timer);
      timer = setTimeout(refresh, restMs);
    }
  });
  const store: ListStore = {
    now: () => items,
    subscribe: (listener) => {
      if (listeners.size === 0) queueMicrotask(refresh);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(editing, store);
  return store;
}

export function useReviewList(): readonly Item[] {
  const store = storeOf(useEditing());
  return useSyncExternalStore(store.subscribe, store.now);
}
