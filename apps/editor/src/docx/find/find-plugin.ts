import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Match } from './search.ts';

/** What is marked in the text: only what can be seen, and the one that the reader is at. */
export interface FindMarks {
  seen: readonly Match[];
  current: Match | null;
}

const key = new PluginKey<DecorationSet>('find');

/** Draws what was found. What is typed meanwhile moves the marks along; looking anew is not done here. */
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
