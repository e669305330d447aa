import type { ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { Mapping } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { anchorsIn } from './comments/anchors.ts';
import { commentIdsOf, deletion, insertion } from './marks.ts';

export interface Range {
  from: number;
  to: number;
}

/** What the caret stands in, or what was chosen in the panel. */
export type Active = { kind: 'comment'; id: number } | ({ kind: 'change' } & Range);

export interface ReviewState {
  active: Active | null;
  /** Words for which a comment is being written. */
  draft: Range | null;
  /** The thread that was removed last, and where it stood. */
  removed: { id: number; ranges: Range[] } | null;
  drawn: DecorationSet;
}

type Told = Partial<Pick<ReviewState, 'active' | 'draft' | 'removed'>>;

const key = new PluginKey<ReviewState>('review');
const nothing: ReviewState = { active: null, draft: null, removed: null, drawn: DecorationSet.empty };

export function reviewOf(state: EditorState): ReviewState {
  return key.getState(state) ?? nothing;
}

/** Says what is active, drafted or removed. */
export function tellReview(tr: Transaction, told: Told): Transaction {
  return tr.setMeta(key, told);
}

/** Follows the caret and the panel through the changes and comments of the text. */
export function reviewStatePlugin(): Plugin<ReviewState> {
  return new Plugin<ReviewState>({
    key,
    state: {
      init: () => nothing,
      apply: (tr, before, _old, state) => {
        const told = toldBy(tr);
        if (told === null && !tr.docChanged && !tr.selectionSet) return before;
        const moved = tr.docChanged ? mapped(before, tr.mapping) : before;
        const now = { ...moved, ...told };
        if (told?.active === undefined && (tr.selectionSet || before.active?.kind !== 'comment'))
          now.active = activeAt(state);
        const isSame = sameActive(now.active, before.active) && sameRange(now.draft, before.draft);
        const drawn = tr.docChanged ? before.drawn.map(tr.mapping, tr.doc) : before.drawn;
        return { ...now, drawn: isSame ? drawn : draw(state, now) };
      },
    },
    props: { decorations: (state) => reviewOf(state).drawn },
  });
}

function toldBy(tr: Transaction): Told | null {
  const told: Told | undefined = tr.getMeta(key);
  return told ?? null;
}

function mapped(before: ReviewState, mapping: Mapping): ReviewState {
  const map = ({ from, to }: Range): Range => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) });
  const { active, draft, removed } = before;
  return {
    ...before,
    active: active?.kind === 'change' ? { ...active, ...map(active) } : active,
    draft: draft === null ? null : map(draft),
    removed: removed === null ? null : { ...removed, ranges: removed.ranges.map(map) },
  };
}

function activeAt({ selection }: EditorState): Active | null {
  const { $head } = selection;
  const around = [$head.nodeAfter, $head.nodeBefore];
  for (const node of around) {
    const id = node === null ? undefined : commentIdsOf(node).at(-1);
    if (id !== undefined) return { kind: 'comment', id };
  }
  const range = changeAround($head);
  return range === null ? null : { kind: 'change', ...range };
}

/** The neighbours in the paragraph that are changed in the same way by the same person. */
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

function draw({ doc }: EditorState, { active, draft }: ReviewState): DecorationSet {
  const drawn: Decoration[] = [];
  const range = active?.kind === 'comment' ? anchorsIn(doc).get(active.id) : active;
  if (range) drawn.push(Decoration.inline(range.from, range.to, { class: 'review-active' }));
  if (draft !== null) drawn.push(Decoration.inline(draft.from, draft.to, { class: 'review-draft' }));
  return DecorationSet.create(doc, drawn);
}

function sameActive(a: Active | null, b: Active | null): boolean {
  if (a?.kind === 'change' && b?.kind === 'change') return sameRange(a, b);
  return a === b || (a?.kind === 'comment' && b?.kind === 'comment' && a.id === b.id);
}

function sameRange(a: Range | null, b: Range | null): boolean {
  return a === b || (a !== null && b !== null && a.from === b.from && a.to === b.to);
}
