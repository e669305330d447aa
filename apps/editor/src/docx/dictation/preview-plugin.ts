import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Where the phrase that is being recognised belongs. */
export interface DictationPlace {
  from: number;
  to: number;
  /** The words that are still being recognised; empty between two phrases. */
  words: string;
}

const key = new PluginKey<DictationPlace | null>('dictation-preview');

/**
 * Shows the words that are still being recognised, which are not part of the text. Between two phrases the place follows the caret; from its first
 * words on, a phrase keeps its place. Only a selection that was there when dictation began is replaced.
 */
export function dictationPreviewPlugin(): Plugin<DictationPlace | null> {
  return new Plugin<DictationPlace | null>({
    key,
    state: {
      init: () => null,
      apply: (tr, place, _before, { selection }) => {
        const words: unknown = tr.getMeta(key);
        if (words === null) return null;
        if (place === null)
          return typeof words === 'string'
            ? { from: words === '' ? selection.from : selection.to, to: selection.to, words }
            : null;
        const from = tr.mapping.map(place.from);
        const to = Math.max(from, tr.mapping.map(place.to));
        const mapped = { from, to, words: typeof words === 'string' ? words : place.words };
        const isFixed = place.words !== '' && mapped.words !== '';
        const isAtSelection = from === selection.from && to === selection.to;
        return isFixed || isAtSelection ? mapped : { ...mapped, from: selection.to, to: selection.to };
      },
    },
    props: {
      decorations: (state) => {
        const { to, words } = key.getState(state) ?? { to: 0, words: '' };
        if (words === '') return DecorationSet.empty;
        const preview = Decoration.widget(to, () => createPreview(words), {
          side: 1,
          key: `dictation ${words}`,
          ignoreSelection: true,
        });
        return DecorationSet.create(state.doc, [preview]);
      },
    },
  });
}

/** The place of the phrase; the caret while nobody dictates. */
export function findDictationPlace(state: EditorState): DictationPlace {
  const { to } = state.selection;
  return key.getState(state) ?? { from: to, to, words: '' };
}

/** An empty text removes the preview, null also the place. */
export function setDictationPreview(tr: Transaction, words: string | null): Transaction {
  return tr.setMeta(key, words).setMeta('addToHistory', false);
}

function createPreview(words: string): HTMLElement {
  const preview = document.createElement('span');
  preview.className = 'dictation-preview';
  // Screen readers hear the words when they are inserted.
  preview.ariaHidden = 'true';
  preview.textContent = words;
  return preview;
}
