import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Match } from './search.ts';

/** Highlights: the visible matches, and the current one. */
export interface FindMarks {
  seen: readonly Match[];
  current: Match | null;
}

const key = new PluginKey<DecorationSet>('find');

/** Draws the matches. Changes of the text only move the highlights; the search runs elsewhere. */
export function findPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, drawn) => {
        const marks: FindMarks | null | undefined = tr.getMeta(key);
        if (marks === undefined) return drawn.map(tr.mapping, tr.doc);
        if (marks === null) return DecorationSet.empty;
        const { seen, current } = marks;
        return DecorationSet.create(
          tr.doc,
          seen.map(({ from, to }) =>
            Decoration.inline(from, to, { class: from === current?.from ? 'find-current' : 'find-match' }),
          ),
        );
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

export { key as findKey };
