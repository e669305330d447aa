import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Match } from './search.ts';

/** Highlights: the visible matches, and the current one. */
export interface FindMarks {
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
        const marks: FindMarks | null | undefined = tr.getMeta(key);
        if (marks === undefined) return decorations.map(tr.mapping, tr.doc);
        if (marks === null) return DecorationSet.empty;
        const { visibleMatches, current } = marks;
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

export { key as findKey };
