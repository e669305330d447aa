import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Match } from './search.ts';

/** The matches to highlight: those in view, and among them the current one. */
export interface FindHighlights {
  visibleMatches: readonly Match[];
  current: Match | null;
}

const key = new PluginKey<DecorationSet>('find');

/** Draws the matches. Changes of the text only move the highlights; the search runs elsewhere. */
export function findPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, decorations) => {
        const highlights: FindHighlights | null | undefined = tr.getMeta(key);
        if (highlights === undefined) return decorations.map(tr.mapping, tr.doc);
        if (highlights === null) return DecorationSet.empty;
        const { visibleMatches, current } = highlights;
        return DecorationSet.create(
          tr.doc,
          visibleMatches.map(({ from, to }) =>
            Decoration.inline(from, to, { class: from === current?.from ? 'find-current' : 'find-match' }),
          ),
        );
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Null removes all highlights. */
export function setFindHighlights(tr: Transaction, highlights: FindHighlights | null): Transaction {
  return tr.setMeta(key, highlights);
}
