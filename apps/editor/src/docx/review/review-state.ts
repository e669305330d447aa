import type { HostCommentRole } from '@redraft/wopi';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { Mapping } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { commentIdsOf, deletion, insertion } from '../document/review/marks.ts';
import { anchorsIn } from './comments/anchors.ts';

export interface Range {
  from: number;
  to: number;
}

/** The comment or change at the caret, or selected in the panel. */
export type Active =
  | { kind: 'comment'; id: number }
  | { kind: 'host'; id: string }
  | ({ kind: 'change' } & Range);

/** The text range of a comment draft; null, or empty, if the text was deleted. */
export interface CommentDraft {
  name: string;
  range: Range | null;
}

/** A comment of the host and its range; null if its text was deleted. */
export interface HostedComment {
  id: string;
  role: HostCommentRole;
  /** The quote by which its range was found. */
  quoted: string;
  range: Range | null;
}

export interface ReviewState {
  active: Active | null;
  drafts: readonly CommentDraft[];
  hosted: readonly HostedComment[];
  /** Highlighted range while the comment bank is open; null otherwise. */
  marked: Range | null;
  /** The draft opened last: its field has the focus. */
  writing: string | null;
  /** The thread removed last, and its ranges. */
  removed: { id: number; ranges: Range[] } | null;
  drawn: DecorationSet;
}

type ReviewUpdate = Partial<
  Pick<ReviewState, 'active' | 'drafts' | 'hosted' | 'marked' | 'writing' | 'removed'>
>;

const key = new PluginKey<ReviewState>('review');
const nothing: ReviewState = {
  active: null,
  drafts: [],
  hosted: [],
  marked: null,
  writing: null,
  removed: null,
  drawn: DecorationSet.empty,
};

export function reviewOf(state: EditorState): ReviewState {
  return key.getState(state) ?? nothing;
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
      init: () => nothing,
      apply: (tr, before, _old, state) => {
        const update = reviewUpdateOf(tr);
        if (update === null && !tr.docChanged && !tr.selectionSet) return before;
        const moved = tr.docChanged ? mapped(before, tr.mapping) : before;
        const now = { ...moved, ...update };
        if (
          update?.active === undefined &&
          (tr.selectionSet || before.active?.kind === 'change' || before.active === null)
        )
          now.active = activeAt(state, now.hosted);
        const isSame =
          sameActive(now.active, before.active) &&
          now.drafts === before.drafts &&
          now.hosted === moved.hosted &&
          now.marked === before.marked;
        const drawn = tr.docChanged ? before.drawn.map(tr.mapping, tr.doc) : before.drawn;
        return { ...now, drawn: isSame ? drawn : draw(state, now) };
      },
    },
    props: { decorations: (state) => reviewOf(state).drawn },
  });
}

function reviewUpdateOf(tr: Transaction): ReviewUpdate | null {
  const update: ReviewUpdate | undefined = tr.getMeta(key);
  return update ?? null;
}

function mapped(before: ReviewState, mapping: Mapping): ReviewState {
  const map = ({ from, to }: Range): Range => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) });
  const { active, drafts, hosted, marked, removed } = before;
  return {
    ...before,
    active: active?.kind === 'change' ? { ...active, ...map(active) } : active,
    drafts:
      drafts.length === 0
        ? drafts
        : drafts.map(({ name, range }) => ({ name, range: range === null ? null : map(range) })),
    hosted:
      hosted.length === 0 ? hosted : hosted.map((one) => ({ ...one, range: one.range && map(one.range) })),
    marked: marked === null ? null : map(marked),
    removed: removed === null ? null : { ...removed, ranges: removed.ranges.map(map) },
  };
}

function activeAt({ selection }: EditorState, hosted: readonly HostedComment[]): Active | null {
  const { $head } = selection;
  const around = [$head.nodeAfter, $head.nodeBefore];
  for (const node of around) {
    const id = node === null ? undefined : commentIdsOf(node).at(-1);
    if (id !== undefined) return { kind: 'comment', id };
  }
  const words = hosted.findLast(
    ({ range }) => range !== null && range.from <= $head.pos && $head.pos <= range.to,
  );
  if (words !== undefined) return { kind: 'host', id: words.id };
  const range = changeAround($head);
  return range === null ? null : { kind: 'change', ...range };
}

/** Adjacent nodes of the paragraph with the same change by the same author. */
function changeAround(place: ResolvedPos): Range | null {
  for (const node of [place.nodeAfter, place.nodeBefore]) {
    const mark = node?.marks.find(({ type }) => type === insertion || type === deletion);
    if (mark === undefined || !place.parent.inlineContent) continue;
    const isPart = (index: number): boolean =>
      place.parent
        .maybeChild(index)
        ?.marks.some(({ type, attrs }) => type === mark.type && attrs.author === mark.attrs.author) ?? false;
    let first = node === place.nodeAfter ? place.index() : place.indexAfter() - 1;
    let last = first;
    while (isPart(first - 1)) first -= 1;
    while (isPart(last + 1)) last += 1;
    return { from: place.posAtIndex(first), to: place.posAtIndex(last + 1) };
  }
  return null;
}

function draw({ doc }: EditorState, { active, drafts, hosted, marked }: ReviewState): DecorationSet {
  const drawn: Decoration[] = [];
  for (const { range: words, role } of hosted)
    if (words !== null && words.from < words.to)
      drawn.push(Decoration.inline(words.from, words.to, { class: `commented host-commented by-${role}` }));
  const range = rangeOfActive(doc, active, hosted);
  if (range) drawn.push(Decoration.inline(range.from, range.to, { class: 'review-active' }));
  for (const words of [...drafts.map((draft) => draft.range), marked])
    if (words !== null && words.from < words.to)
      drawn.push(Decoration.inline(words.from, words.to, { class: 'review-draft' }));
  return DecorationSet.create(doc, drawn);
}

function rangeOfActive(doc: Node, active: Active | null, hosted: readonly HostedComment[]): Range | null {
  switch (active?.kind) {
    case 'comment':
      return anchorsIn(doc).get(active.id) ?? null;
    case 'host':
      return hosted.find(({ id }) => id === active.id)?.range ?? null;
    default:
      return active ?? null;
  }
}

function sameActive(a: Active | null, b: Active | null): boolean {
  if (a?.kind === 'change' && b?.kind === 'change') return sameRange(a, b);
  if (a?.kind === 'host' && b?.kind === 'host') return a.id === b.id;
  return a === b || (a?.kind === 'comment' && b?.kind === 'comment' && a.id === b.id);
}

function sameRange(a: Range | null, b: Range | null): boolean {
  return a === b || (a !== null && b !== null && a.from === b.from && a.to === b.to);
}
