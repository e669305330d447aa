import { closeHistory } from 'prosemirror-history';
import { Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * The caret is where the last key or press has put it, before anything else is done there: a key reads the selection of the page first, since
 * the browser tells of it later and to nobody when a dialog has taken the focus by then. And what is typed after it was put elsewhere, or
 * after coming back to the text, is undone by itself however fast somebody types.
 */
export function nativeCaretPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (view) => {
          readCaret(view);
          ownCaret(view);
          return false;
        },
        focus: (view) => {
          view.dispatch(closeHistory(view.state.tr));
          return false;
        },
      },
    },
    appendTransaction: (transactions, before, now) => {
      const isPlaced = transactions.every(
        (one) => !one.docChanged && one.getMeta('composition') === undefined,
      );
      if (!isPlaced || before.selection.eq(now.selection)) return null;
      return closeHistory(now.tr);
    },
  });
}

/**
 * What the page does by itself, when nobody has pressed anything: lines under words, numbers, marks. Drawing writes the caret that the view
 * knows of into the page, so the view is told first where the browser has moved it.
 */
export function dispatchKeepingCaret(view: EditorView, make: (tr: Transaction) => Transaction | null): void {
  if (view.isDestroyed) return;
  readCaret(view);
  const made = make(view.state.tr);
  if (made !== null) view.dispatch(made);
}

/** Tells the view now what the browser would tell it in a moment. An input method keeps the caret to itself. */
function readCaret(view: EditorView): void {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/**
 * For a moment after a focus the view takes a caret at the start of the text for one that the browser has put there, and puts it back. After
 * a key it is where its writer wants it: Ctrl+Home right after leaving a note would be lost.
 */
function ownCaret(view: EditorView): void {
  // boundary: the view says in no other way that its focus is over.
  const { input } = view as EditorView & { input?: { lastFocus: number } };
  if (input !== undefined) input.lastFocus = 0;
}
