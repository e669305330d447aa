import type { Draft, Drafts } from '../../../frame/saving/drafts.ts';
import type { Editing } from '../../editing/editing.ts';
import { hostCommentOfDraft } from '../host-comments/draft-names.ts';
import { canComment, type hostCommentsOf } from '../host-comments/store.ts';
import { type CommentDraft, type Range, reviewOf, updateReview } from '../review-state.ts';
import { asDraftPlace, findDraftPlace, placeOfDraft } from './draft-places.ts';

/** Unsent comments are stored on the device with their text range, which stays highlighted. */
const draftStores = new WeakMap<Editing, Drafts>();

export function draftsOf(editing: Editing): Drafts {
  const drafts = draftStores.get(editing);
  if (drafts === undefined) throw new Error('The drafts of this text are not kept yet');
  return drafts;
}

const newComment = 'new ';

export const newDraftName = (): string => newComment + crypto.randomUUID();
/** The date distinguishes a comment from a later one with the same id. */
export const replyName = (comment: { id: number; date?: string }): string =>
  `reply ${comment.id} ${comment.date ?? ''}`;
export const editName = (comment: { id: number; date?: string }): string =>
  `edit ${comment.id} ${comment.date ?? ''}`;

/**
 * Drafts of replies to and edits of comments that no longer exist: they are shown without a place. Comments that the host has not sent yet do not
 * count as missing.
 */
export function draftsWithoutComment(
  list: readonly Draft[],
  comments: readonly { id: number; date?: string }[],
  host: Pick<ReturnType<typeof hostCommentsOf>, 'shown' | 'isAnnounced'>,
): Draft[] {
  const hosted = new Set(host.shown().comments.map(({ id }) => id));
  const isLost = (name: string): boolean => {
    const ofHost = hostCommentOfDraft(name);
    return ofHost === null ? !known.has(name) : host.isAnnounced() && !hosted.has(ofHost);
  };
  const known = new Set(comments.flatMap((comment) => [replyName(comment), editName(comment)]));
  return list.filter(({ name }) => !name.startsWith(newComment) && isLost(name));
}

export function keepDraft(editing: Editing, name: string, text: string): void {
  const { view } = editing;
  const range = rangeOfDraft(reviewOf(view.state).drafts, name);
  const place = range === null ? draftsOf(editing).find(name)?.place : placeOfDraft(view.state.doc, range);
  draftsOf(editing).keep({ name, text, place: place ?? null });
}

/** Null if its text was deleted. */
export function rangeOfDraft(drafts: readonly CommentDraft[], name: string): Range | null {
  const range = drafts.find((draft) => draft.name === name)?.range ?? null;
  return range !== null && range.from < range.to ? range : null;
}

export function dropDraft(editing: Editing, name: string): void {
  const { view } = editing;
  draftsOf(editing).discard(name);
  const drafts = reviewOf(view.state).drafts.filter((draft) => draft.name !== name);
  view.dispatch(updateReview(view.state.tr, { drafts, writing: null }));
}

export function leaveDraft({ view }: Editing, name: string): void {
  if (reviewOf(view.state).writing === name) view.dispatch(updateReview(view.state.tr, { writing: null }));
}

/** The position is stored again when the text is idle. */
const restMs = 300;

/** Highlights the drafts of earlier sessions and tracks their positions; returns a function that stops it. */
export function followDrafts(editing: Editing, drafts: Drafts): () => void {
  draftStores.set(editing, drafts);
  let known = editing.view.state.doc;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const settle = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!isOver && canComment(editing)) reconcileDrafts(editing, drafts);
  };
  const update = (): void => {
    const { doc } = editing.view.state;
    if (doc === known && isComplete(editing, drafts)) return;
    known = doc;
    timer ??= setTimeout(settle, restMs);
  };
  const stop = editing.subscribe(update);
  window.addEventListener('pagehide', settle);
  settle();
  return () => {
    isOver = true;
    stop();
    clearTimeout(timer);
    window.removeEventListener('pagehide', settle);
  };
}

/** After another version was loaded, the highlights are missing. */
function isComplete(editing: Editing, drafts: Drafts): boolean {
  const there = new Set(reviewOf(editing.view.state).drafts.map(({ name }) => name));
  return !canComment(editing) || newOnes(drafts).every(({ name }) => there.has(name));
}

function newOnes(drafts: Drafts): Draft[] {
  return drafts.list().filter(({ name }) => name.startsWith(newComment));
}

/** Drafts with a position store it; the others are searched for, as deleted text may be back. */
function reconcileDrafts({ view }: Editing, drafts: Drafts): void {
  const { doc } = view.state;
  const shown = reviewOf(view.state).drafts;
  const started = shown.filter(({ name }) => drafts.find(name) === null);
  let hasFound = false;
  const settled = newOnes(drafts).map(({ name, text, place }): CommentDraft => {
    const range = rangeOfDraft(shown, name);
    if (range !== null) {
      const now = placeOfDraft(doc, range);
      if (JSON.stringify(now) !== JSON.stringify(place)) drafts.keep({ name, text, place: now });
      return { name, range };
    }
    const before = asDraftPlace(place);
    const found = before === null ? null : findDraftPlace(doc, before);
    hasFound ||= found !== null || shown.every((draft) => draft.name !== name);
    return { name, range: found };
  });
  if (hasFound) view.dispatch(updateReview(view.state.tr, { drafts: [...started, ...settled] }));
}
