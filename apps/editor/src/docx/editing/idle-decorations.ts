import { Plugin, PluginKey } from 'prosemirror-state';
import { type Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';

/** The text is examined when nobody has typed for a second. */
const delayMs = 1000;

export interface FoundDecorations {
  /** All decorations of the document. Those with the same positions and the same `spec.description` count as unchanged and are not rendered again. */
  decorations: Decoration[];
  /** False if part of the document is left for the next run, so that long documents do not block typing. */
  isComplete: boolean;
}

interface Options {
  name: string;
  find: (view: EditorView) => FoundDecorations;
  onStart?: (view: EditorView) => void;
  onEnd?: (view: EditorView) => void;
}

/** For what assistive technology needs to know of the text and nobody sees: found again after the text has changed, not with each key. */
export function idleDecorationsPlugin({ name, find, onStart, onEnd }: Options): Plugin {
  const key = new PluginKey<DecorationSet>(name);
  const draw = (view: EditorView): boolean => {
    if (view.composing) return false;
    const drawn = key.getState(view.state)?.find() ?? [];
    const { decorations, isComplete } = find(view);
    // Creating a DecorationSet is quadratic in its size, so an unchanged one is kept.
    if (describe(drawn) !== describe(decorations))
      dispatchKeepingCaret(view, (tr) =>
        tr.setMeta(key, DecorationSet.create(tr.doc, decorations)).setMeta('addToHistory', false),
      );
    return isComplete;
  };
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, drawn) => tr.getMeta(key) ?? (tr.docChanged ? drawn.map(tr.mapping, tr.doc) : drawn),
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (!draw(view)) schedule();
        }, delayMs);
      };
      onStart?.(view);
      schedule();
      return {
        update: (_view, before) => {
          if (before.doc !== view.state.doc) schedule();
        },
        destroy: () => {
          clearTimeout(timer);
          onEnd?.(view);
        },
      };
    },
  });
}

function describe(decorations: readonly Decoration[]): string {
  return decorations
    .map(({ from, to, spec }) => `${from} ${to} ${spec.description}`)
    .sort()
    .join();
}
