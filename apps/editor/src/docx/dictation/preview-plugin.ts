import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

const key = new PluginKey<string>('dictation-preview');

/** Shows the words that are still being recognised at the caret. They are not part of the text. */
export function dictationPreviewPlugin(): Plugin<string> {
  return new Plugin<string>({
    key,
    state: {
      init: () => '',
      apply: (tr, words) => {
        const next: unknown = tr.getMeta(key);
        return typeof next === 'string' ? next : words;
      },
    },
    props: {
      decorations: (state) => {
        const words = key.getState(state) ?? '';
        if (words === '') return DecorationSet.empty;
        const preview = Decoration.widget(state.selection.to, () => createPreview(words), {
          side: 1,
          key: `dictation ${words}`,
          ignoreSelection: true,
        });
        return DecorationSet.create(state.doc, [preview]);
      },
    },
  });
}

/** An empty text removes the preview. */
export function setDictationPreview(tr: Transaction, words: string): Transaction {
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
