import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';

/**
 * The caret is where the last key or press has put it, before anything else is done there: a key reads the selection of the page first, since
 * the browser tells of it later and to nobody when a dialog has taken the focus by then. And what is typed after it was put elsewhere, or
 * after coming back to the text, is undone by itself however fast somebody types.
 */
export function settledCaretPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (view) => {
          if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
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
