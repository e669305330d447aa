import { closeHistory } from 'prosemirror-history';
import { Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * The view's selection follows the browser before any key is handled: `selectionchange` fires later, and not at all once a dialog has the focus.
 * Typing after the caret moved, or after returning to the text, starts a new undo step at any typing speed.
 */
export function nativeCaretPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (view) => {
          readBrowserSelection(view);
          endFocusHandling(view);
          return false;
        },
        focus: (view) => {
          view.dispatch(closeHistory(view.state.tr));
          return false;
        },
      },
    },
    appendTransaction: (transactions, before, state) => {
      const isOnlySelection = transactions.every(
        (one) => !one.docChanged && one.getMeta('composition') === undefined,
      );
      if (!isOnlySelection || before.selection.eq(state.selection)) return null;
      return closeHistory(state.tr);
    },
  });
}

/**
 * For updates without user input (spelling underlines, numbers, highlights): rendering writes the view's selection to the DOM, so the view first
 * reads where the browser has moved the caret.
 */
export function dispatchKeepingCaret(
  view: EditorView,
  createTransaction: (tr: Transaction) => Transaction | null,
): void {
  if (view.isDestroyed) return;
  readBrowserSelection(view);
  const transaction = createTransaction(view.state.tr);
  if (transaction !== null) view.dispatch(transaction);
}

/** Makes the view read the browser selection now. During a composition the input method controls the caret. */
function readBrowserSelection(view: EditorView): void {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/**
 * Shortly after a focus event the view treats a caret at the start of the text as set by the browser, and moves it back. After a key press it is
 * intended: Ctrl+Home right after leaving a note would otherwise have no effect.
 */
function endFocusHandling(view: EditorView): void {
  // cast: ProseMirror has no public way to end its focus handling.
  const { input } = view as EditorView & { input?: { lastFocus: number } };
  if (input !== undefined) input.lastFocus = 0;
}
