import type { Draft, Drafts } from '../../../frame/saving/drafts.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { getHostCommentOfDraft } from '../host-comments/draft-names.ts';
import { canComment, type getHostCommentStore } from '../host-comments/store.ts';
import { type CommentDraft, getReviewState, type Range, updateReview } from '../review-state.ts';
import { findStoredRange, parseStoredRange, toStoredRange } from './draft-places.ts';

/** Unsent comments are stored on the device with their text range, which stays highlighted. */
const draftStores = new WeakMap<DocumentEditor, Drafts>();

export function getDrafts(editor: DocumentEditor): Drafts {
  const drafts = draftStores.get(editor);
  if (drafts === undefined) throw new Error('The drafts of this text are not kept yet');
  return drafts;
}

const newCommentPrefix = 'new ';

export const createDraftName = (): string => newCommentPrefix + crypto.randomUUID();
/** The date distinguishes a comment from a later one with the same id. */
export const createReplyDraftName = (comment: { id: number; date?: string }): string =>
  `reply ${comment.id} ${comment.date ?? ''}`;
export const createEditDraftName = (comment: { id: number; date?: string }): string =>
  `edit ${comment.id} ${comment.date ?? ''}`;

/**
 * Drafts of replies to and edits of comments that no longer exist: they are shown without a place. Comments that the host has not sent yet do not
 * count as missing.
 */
export function listOrphanedDrafts(
  list: readonly Draft[],
  comments: readonly { id: number; date?: string }[],
  host: Pick<ReturnType<typeof getHostCommentStore>, 'get' | 'hasReceivedComments'>,
): Draft[] {
  const hostCommentIds = new Set(host.get().comments.map(({ id }) => id));
  const isOrphaned = (name: string): boolean => {
    const hostCommentId = getHostCommentOfDraft(name);
    return hostCommentId === null
      ? !draftNames.has(name)
      : host.hasReceivedComments() && !hostCommentIds.has(hostCommentId);
  };
  const draftNames = new Set(
    comments.flatMap((comment) => [createReplyDraftName(comment), createEditDraftName(comment)]),
  );
  return list.filter(({ name }) => !name.startsWith(newCommentPrefix) && isOrphaned(name));
}

export function storeDraft(editor: DocumentEditor, name: string, text: string): void {
  const { view } = editor;
  const range = getDraftRange(getReviewState(view.state).drafts, name);
  const place = range === null ? getDrafts(editor).find(name)?.place : toStoredRange(view.state.doc, range);
  getDrafts(editor).store({ name, text, place: place ?? null });
}

/** Null if its text was deleted. */
export function getDraftRange(drafts: readonly CommentDraft[], name: string): Range | null {
  const range = drafts.find((draft) => draft.name === name)?.range ?? null;
  return range !== null && range.from < range.to ? range : null;
}

export function discardDraft(editor: DocumentEditor, name: string): void {
  const { view } = editor;
  getDrafts(editor).discard(name);
  const drafts = getReviewState(view.state).drafts.filter((draft) => draft.name !== name);
  view.dispatch(updateReview(view.state.tr, { drafts, focusedDraft: null }));
}

export function blurDraft({ view }: DocumentEditor, name: string): void {
  if (getReviewState(view.state).focusedDraft === name)
    view.dispatch(updateReview(view.state.tr, { focusedDraft: null }));
}

/** The position is stored again when the text is idle. */
const updateDelayMs = 300;

/** Highlights the drafts of earlier sessions and tracks their positions; returns a function that stops it. */
export function trackDraftPositions(editor: DocumentEditor, drafts: Drafts): () => void {
  draftStores.set(editor, drafts);
  let lastDoc = editor.view.state.doc;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const updatePositions = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!isStopped && canComment(editor)) reconcileDrafts(editor, drafts);
  };
  const update = (): void => {
    const { doc } = editor.view.state;
    if (doc === lastDoc && areDraftsHighlighted(editor, drafts)) return;
    lastDoc = doc;
    timer ??= setTimeout(updatePositions, updateDelayMs);
  };
  const stop = editor.subscribe(update);
  window.addEventListener('pagehide', updatePositions);
  updatePositions();
  return () => {
    isStopped = true;
    stop();
    clearTimeout(timer);
    window.removeEventListener('pagehide', updatePositions);
  };
}

/** After another version was loaded, the highlights are missing. */
function areDraftsHighlighted(editor: DocumentEditor, drafts: Drafts): boolean {
  const highlightedNames = new Set(getReviewState(editor.view.state).drafts.map(({ name }) => name));
  return !canComment(editor) || listNewDrafts(drafts).every(({ name }) => highlightedNames.has(name));
}

function listNewDrafts(drafts: Drafts): Draft[] {
  return drafts.list().filter(({ name }) => name.startsWith(newCommentPrefix));
}

/** Drafts with a position store it; the others are searched for, as deleted text may be back. */
function reconcileDrafts({ view }: DocumentEditor, drafts: Drafts): void {
  const { doc } = view.state;
  const highlightedDrafts = getReviewState(view.state).drafts;
  const unstoredDrafts = highlightedDrafts.filter(({ name }) => drafts.find(name) === null);
  let hasChanged = false;
  const reconciled = listNewDrafts(drafts).map(({ name, text, place }): CommentDraft => {
    const range = getDraftRange(highlightedDrafts, name);
    if (range !== null) {
      const currentPlace = toStoredRange(doc, range);
      if (JSON.stringify(currentPlace) !== JSON.stringify(place))
        drafts.store({ name, text, place: currentPlace });
      return { name, range };
    }
    const storedPlace = parseStoredRange(place);
    const found = storedPlace === null ? null : findStoredRange(doc, storedPlace);
    hasChanged ||= found !== null || highlightedDrafts.every((draft) => draft.name !== name);
    return { name, range: found };
  });
  if (hasChanged) view.dispatch(updateReview(view.state.tr, { drafts: [...unstoredDrafts, ...reconciled] }));
}
