import type { HostCommentAction, HostCommentAnswer, HostComments } from '@redraft/wopi';
import { useSyncExternalStore } from 'react';
import type { HostCommentsPort } from '../../../frame/document.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { getReviewState, updateReview } from '../review-state.ts';
import { findQuoteRanges } from './quote-ranges.ts';

/** The host's response to an action: null on success, otherwise the error. */
type ErrorMessage = string | null;

interface HostCommentStore extends HostCommentsPort {
  get: () => HostComments;
  /** Whether the host has sent its comments yet. */
  hasReceivedComments: () => boolean;
  subscribe: (listener: () => void) => () => void;
  send: (action: HostCommentAction) => Promise<ErrorMessage>;
}

/** The host stores these comments: actions are requests to it, and are shown once it confirms them. */
const stores = new WeakMap<DocumentEditor, HostCommentStore>();

const noComments: HostComments = { canAdd: false, bank: [], comments: [] };
const emptyStore: HostCommentStore = {
  get: () => noComments,
  hasReceivedComments: () => false,
  subscribe: () => () => undefined,
  send: () => Promise.resolve(''),
  show: () => undefined,
  settle: () => undefined,
};

export function getHostCommentStore(editor: DocumentEditor): HostCommentStore {
  return stores.get(editor) ?? emptyStore;
}

export function useHostComments(): HostComments {
  const store = getHostCommentStore(useEditor());
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Whether comments are possible: in the file, or through the host. */
export function canComment(editor: DocumentEditor): boolean {
  return editor.mode() !== 'viewing' || getHostCommentStore(editor).get().canAdd;
}

/** Whether a new comment goes to the host: users with write permission add it to the file instead. */
export function sendsCommentsToHost(editor: DocumentEditor): boolean {
  return editor.mode() === 'viewing';
}

/** Timeout for the host's response. */
const responseTimeoutMs = 20_000;

export function startHostComments(
  editor: DocumentEditor,
  post: (request: { request: string; act: HostCommentAction }) => void,
): HostCommentsPort {
  let shown: HostComments | null = null;
  const listeners = new Set<() => void>();
  const pendingRequests = new Map<string, (outcome: ErrorMessage) => void>();
  const settle = ({ request, success, message }: HostCommentAnswer): void => {
    pendingRequests.get(request)?.(success ? null : message);
    pendingRequests.delete(request);
  };
  const store: HostCommentStore = {
    get: () => shown ?? noComments,
    hasReceivedComments: () => shown !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (action) =>
      new Promise((resolve) => {
        const request = crypto.randomUUID();
        const timer = setTimeout(() => settle({ request, success: false, message: '' }), responseTimeoutMs);
        pendingRequests.set(request, (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        });
        post({ request, act: action });
      }),
    show: (comments) => {
      shown = comments;
      placeHostComments(editor);
      for (const listener of listeners) listener();
    },
    settle,
  };
  stores.set(editor, store);
  return store;
}

/** Finds the positions of all comments; those already placed are kept. */
function placeHostComments(editor: DocumentEditor): void {
  const { view } = editor;
  const { comments } = getHostCommentStore(editor).get();
  const placedById = new Map(getReviewState(view.state).hostComments.map((one) => [one.id, one]));
  const isPlaced = (id: string, quoteJson: string) => placedById.get(id)?.quoteJson === quoteJson;
  const commentsToPlace = comments.filter(({ id, quote }) => !isPlaced(id, JSON.stringify(quote)));
  const ranges = findQuoteRanges(
    view.state.doc,
    commentsToPlace.map(({ quote }) => quote),
  );
  const found = new Map(commentsToPlace.map(({ id }, index) => [id, ranges[index] ?? null]));
  const hosted = comments.map(({ id, role, quote }) => {
    const before = placedById.get(id);
    return found.has(id) || before === undefined
      ? { id, role, quoteJson: JSON.stringify(quote), range: found.get(id) ?? null }
      : before;
  });
  view.dispatch(updateReview(view.state.tr, { hostComments: hosted }));
}
