import type { EditorView } from 'prosemirror-view';
import type { DocumentEditor } from '../editing/editing.ts';
import { canEdit } from '../toolkit/writing-tool.ts';

/** Keys that only move the caret, or do nothing by themselves. */
const harmlessKeys =
  /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Arrow\w+|Home|End|PageUp|PageDown|F\d+|Dead|Process|Unidentified)$/;

/** Ends dictation by Escape, typing, loss of the focus, and when the text cannot be edited any longer. Returns what ends the watch. */
export function watchInterruptions(editor: DocumentEditor, view: EditorView, stop: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const stopOnKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      stop();
    } else if (
      !harmlessKeys.test(event.key) &&
      event.target instanceof Node &&
      view.dom.contains(event.target)
    )
      stop();
  };
  window.addEventListener('keydown', stopOnKey, { signal, capture: true });
  window.addEventListener('blur', stop, { signal });
  window.addEventListener('pagehide', stop, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && stop(), { signal });
  for (const name of ['beforeinput', 'compositionstart', 'paste', 'cut', 'drop'] as const)
    view.dom.addEventListener(name, stop, { signal, capture: true });
  view.dom.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isOnBar = relatedTarget instanceof Element && relatedTarget.closest('.speech-bar') !== null;
      if (!isOnBar) stop();
    },
    { signal },
  );
  const unsubscribe = editor.subscribe(() => {
    if (view.isDestroyed || !canEdit(editor)) stop();
  });
  return () => {
    listeners.abort();
    unsubscribe();
  };
}
