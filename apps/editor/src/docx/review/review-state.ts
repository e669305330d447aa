import type { HostCommentRole } from '@redraft/wopi';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { Mapping } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { commentIdsOf, deletion, insertion } from '../document/review/marks.ts';
import { findAnchors } from './comments/anchors.ts';
import { describeCommented } from './mark-views.ts';

export interface Range {
  from: number;
  to: number;
}

/** The comment or change at the caret, or selected in the panel. */
export type ActiveItem =
  | { kind: 'comment'; id: number }
  | { kind: 'host'; id: string }
  | ({ kind: 'change' } & Range);

/** The text range of a comment draft; null, or empty, if the text was deleted. */
export interface CommentDraft {
  name: string;
  range: Range | null;
}

/** A comment of the host and its range; null if its text was deleted. */
export interface PlacedHostComment {
  id: string;
  role: HostCommentRole;
  /** The quote by which its range was found. */
  quoteJson: string;
  range: Range | null;
}

export interface ReviewState {
  active: ActiveItem | null;
  drafts: readonly CommentDraft[];
  hostComments: readonly PlacedHostComment[];
  /** Highlighted range while the comment bank is open; null otherwise. */
  marked: Range | null;
  /** The draft opened last: its field has the focus. */
  focusedDraft: string | null;
  /** The thread removed last, and its ranges. */
  removed: { id: number; ranges: Range[] } | null;
  decorations: DecorationSet;
}

type ReviewUpdate = Partial<
  Pick<ReviewState, 'active' | 'drafts' | 'hostComments' | 'marked' | 'focusedDraft' | 'removed'>
>;

const key = new PluginKey<ReviewState>('review');
const initialState: ReviewState = {
  active: null,
  drafts: [],
  hostComments: [],
  marked: null,
  focusedDraft: null,
  removed: null,
  decorations: DecorationSet.empty,
};

export function getReviewState(state: EditorState): ReviewState {
  return key.getState(state) ?? initialState;
}

/** Sets the active, drafted or removed items. */
export function updateReview(tr: Transaction, update: ReviewUpdate): Transaction {
  return tr.setMeta(key, update);
}

/** Tracks the active item as the caret, the panel, changes and comments change. */
export function reviewStatePlugin(): Plugin<ReviewState> {
  return new Plugin<ReviewState>({
    key,
    state: {
      init: () => initialState,
      apply: (tr, before, _old, state) => {
        const update = getReviewUpdate(tr);
        if (update === null && !tr.docChanged && !tr.selectionSet) return before;
        const mapped = tr.docChanged ? mapState(before, tr.mapping) : before;
        const next = { ...mapped, ...update };
        if (
          update?.active === undefined &&
          (tr.selectionSet || before.active?.kind === 'change' || before.active === null)
        )
          next.active = findActiveItem(state, next.hostComments);
        const isSame =
          isSameItem(next.active, before.active) &&
          next.drafts === before.drafts &&
          next.hostComments === mapped.hostComments &&
          next.marked === before.marked;
        const decorations = tr.docChanged ? before.decorations.map(tr.mapping, tr.doc) : before.decorations;
        return { ...next, decorations: isSame ? decorations : createDecorations(state, next) };
      },
    },
    props: { decorations: (state) => getReviewState(state).decorations },
  });
}

function getReviewUpdate(tr: Transaction): ReviewUpdate | null {
  const update: ReviewUpdate | undefined = tr.getMeta(key);
  return update ?? null;
}

function mapState(before: ReviewState, mapping: Mapping): ReviewState {
  const map = ({ from, to }: Range): Range => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) });
  const { active, drafts, hostComments, marked, removed } = before;
  return {
    ...before,
    active: active?.kind === 'change' ? { ...active, ...map(active) } : active,
    drafts:
      drafts.length === 0
        ? drafts
        : drafts.map(({ name, range }) => ({ name, range: range === null ? null : map(range) })),
    hostComments:
      hostComments.length === 0
        ? hostComments
        : hostComments.map((one) => ({ ...one, range: one.range && map(one.range) })),
    marked: marked === null ? null : map(marked),
    removed: removed === null ? null : { ...removed, ranges: removed.ranges.map(map) },
  };
}

function findActiveItem(
  { selection }: EditorState,
  hostComments: readonly PlacedHostComment[],
): ActiveItem | null {
  const { $head } = selection;
  const neighbours = [$head.nodeAfter, $head.nodeBefore];
  for (const node of neighbours) {
    const id = node === null ? undefined : commentIdsOf(node).at(-1);
    if (id !== undefined) return { kind: 'comment', id };
  }
  const hostComment = hostComments.findLast(
    ({ range }) => range !== null && range.from <= $head.pos && $head.pos <= range.to,
  );
  if (hostComment !== undefined) return { kind: 'host', id: hostComment.id };
  const range = findChangeAround($head);
  return range === null ? null : { kind: 'change', ...range };
}

/** Adjacent nodes of the paragraph with the same change by the same author. */
function findChangeAround($pos: ResolvedPos): Range | null {
  for (const node of [$pos.nodeAfter, $pos.nodeBefore]) {
    const mark = node?.marks.find(({ type }) => type === insertion || type === deletion);
    if (mark === undefined || !$pos.parent.inlineContent) continue;
    const isSameChange = (index: number): boolean =>
      $pos.parent
        .maybeChild(index)
        ?.marks.some(({ type, attrs }) => type === mark.type && attrs.author === mark.attrs.author) ?? false;
    let first = node === $pos.nodeAfter ? $pos.index() : $pos.indexAfter() - 1;
    let last = first;
    while (isSameChange(first - 1)) first -= 1;
    while (isSameChange(last + 1)) last += 1;
    return { from: $pos.posAtIndex(first), to: $pos.posAtIndex(last + 1) };
  }
  return null;
}

function createDecorations(
  { doc }: EditorState,
  { active, drafts, hostComments, marked }: ReviewState,
): DecorationSet {
  const decorations: Decoration[] = [];
  for (const { range: words, role } of hostComments)
    if (words !== null && words.from < words.to)
      decorations.push(
        Decoration.inline(words.from, words.to, {
          ...describeCommented(),
          class: `commented host-commented by-${role}`,
        }),
      );
  const range = getActiveRange(doc, active, hostComments);
  if (range) decorations.push(Decoration.inline(range.from, range.to, { class: 'review-active' }));
  for (const words of [...drafts.map((draft) => draft.range), marked])
    if (words !== null && words.from < words.to)
      decorations.push(Decoration.inline(words.from, words.to, { class: 'review-draft' }));
  return DecorationSet.create(doc, decorations);
}

function getActiveRange(
  doc: Node,
  active: ActiveItem | null,
  hostComments: readonly PlacedHostComment[],
): Range | null {
  switch (active?.kind) {
    case 'comment':
      return findAnchors(doc).get(active.id) ?? null;
    case 'host':
      return hostComments.find(({ id }) => id === active.id)?.range ?? null;
    default:
      return active ?? null;
  }
}

function isSameItem(a: ActiveItem | null, b: ActiveItem | null): boolean {
  if (a?.kind === 'change' && b?.kind === 'change') return isSameRange(a, b);
  if (a?.kind === 'host' && b?.kind === 'host') return a.id === b.id;
  return a === b || (a?.kind === 'comment' && b?.kind === 'comment' && a.id === b.id);
}

function isSameRange(a: Range | null, b: Range | null): boolean {
  return a === b || (a !== null && b !== null && a.from === b.from && a.to === b.to);
}
