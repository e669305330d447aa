import type { HostCommentAction, HostCommentAnswer, HostComments } from '@redraft/wopi';
import { useSyncExternalStore } from 'react';
import type { HostCommentsPort } from '../../../frame/document.ts';
import type { Editing } from '../../editing/editing.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { reviewOf, updateReview } from '../review-state.ts';
import { rangesOfQuotes } from './quote-ranges.ts';

/** The host's response to an action: null on success, otherwise the error. */
type Outcome = string | null;

interface HostCommentStore extends HostCommentsPort {
  shown: () => HostComments;
  /** Whether the host has sent its comments yet. */
  isAnnounced: () => boolean;
  subscribe: (listener: () => void) => () => void;
  send: (action: HostCommentAction) => Promise<Outcome>;
}

/** The host stores these comments: actions are requests to it, and are shown once it confirms them. */
const stores = new WeakMap<Editing, HostCommentStore>();

const none: HostComments = { canAdd: false, bank: [], comments: [] };
const absent: HostCommentStore = {
  shown: () => none,
  isAnnounced: () => false,
  subscribe: () => () => undefined,
  send: () => Promise.resolve(''),
  show: () => undefined,
  settle: () => undefined,
};

export function hostCommentsOf(editing: Editing): HostCommentStore {
  return stores.get(editing) ?? absent;
}

export function useHostComments(): HostComments {
  const store = hostCommentsOf(useEditing());
  return useSyncExternalStore(store.subscribe, store.shown);
}

/** Whether comments are possible: in the file, or through the host. */
export function canComment(editing: Editing): boolean {
  return editing.mode() !== 'viewing' || hostCommentsOf(editing).shown().canAdd;
}

/** Whether a new comment goes to the host: users with write permission add it to the file instead. */
export function isForHost(editing: Editing): boolean {
  return editing.mode() === 'viewing';
}

/** Timeout for the host's response. */
const answerWithinMs = 20_000;

export function startHostComments(
  editing: Editing,
  post: (request: { request: string; act: HostCommentAction }) => void,
): HostCommentsPort {
  let shown: HostComments | null = null;
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const settle = ({ request, success, message }: HostCommentAnswer): void => {
    waiting.get(request)?.(success ? null : message);
    waiting.delete(request);
  };
  const store: HostCommentStore = {
    shown: () => shown ?? none,
    isAnnounced: () => shown !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (action) =>
      new Promise((resolve) => {
        const request = crypto.randomUUID();
        const timer = setTimeout(() => settle({ request, success: false, message: '' }), answerWithinMs);
        waiting.set(request, (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        });
        post({ request, act: action });
      }),
    show: (comments) => {
      shown = comments;
      placeHostComments(editing);
      for (const listener of listeners) listener();
    },
    settle,
  };
  stores.set(editing, store);
  return store;
}

/** Finds the positions of all comments; those already placed are kept. */
function placeHostComments(editing: Editing): void {
  const { view } = editing;
  const { comments } = hostCommentsOf(editing).shown();
  const known = new Map(reviewOf(view.state).hosted.map((one) => [one.id, one]));
  const isSame = (id: string, at: string) => known.get(id)?.quoted === at;
  const moved = comments.filter(({ id, quote }) => !isSame(id, JSON.stringify(quote)));
  const ranges = rangesOfQuotes(
    view.state.doc,
    moved.map(({ quote }) => quote),
  );
  const found = new Map(moved.map(({ id }, index) => [id, ranges[index] ?? null]));
  const hosted = comments.map(({ id, role, quote }) => {
    const before = known.get(id);
    return found.has(id) || before === undefined
      ? { id, role, quoted: JSON.stringify(quote), range: found.get(id) ?? null }
      : before;
  });
  view.dispatch(updateReview(view.state.tr, { hosted }));
}
