import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Views read the last composed characters shortly after the end. */
const compositionEndMs = 100;

/**
 * Handlers for a change of a text when a composition has ended: earlier it would end the composition. `read` reads from the state in which it begins
 * what the change depends on; null if nothing is to be changed.
 */
export function afterComposition<Before>(
  read: (state: EditorState) => Before | null,
  change: (view: EditorView, before: Before) => void,
) {
  let before: Before | null = null;
  return {
    compositionstart: ({ state }: EditorView): false => {
      before = read(state);
      return false;
    },
    compositionend: (view: EditorView): false => {
      const value = before;
      if (value === null) return false;
      setTimeout(() => {
        if (!view.isDestroyed && !view.composing && view.editable) change(view, value);
      }, compositionEndMs);
      return false;
    },
  };
}
