import { singletonManager } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Ctrl with only the left or right Shift sets the paragraph direction on release: both are also the start of other shortcuts (Ctrl+Shift+Z), which
 * must not change it. Replaces the library's keys, which act on press.
 */
export function directionKeysPlugin(): Plugin {
  let pendingDirection: 'ltr' | 'rtl' | null = null;
  const cancel = (): boolean => {
    pendingDirection = null;
    return false;
  };
  return new Plugin({
    props: {
      handleKeyDown: (_view, event) => {
        const areBothPressed =
          event.key === 'Shift' ? event.ctrlKey || event.metaKey : isControl(event) && event.shiftKey;
        if (!areBothPressed) return cancel();
        if (event.key === 'Shift') pendingDirection = event.code === 'ShiftRight' ? 'rtl' : 'ltr';
        // Stops the library's own handler.
        return true;
      },
      handleDOMEvents: {
        keyup: (view, event) => {
          if (pendingDirection === null || !(event.key === 'Shift' || isControl(event))) return false;
          setDirection(view, pendingDirection);
          return cancel();
        },
        mousedown: cancel,
        blur: cancel,
      },
    },
  });
}

function isControl({ key }: KeyboardEvent): boolean {
  return key === 'Control' || key === 'Meta';
}

/** Does nothing if the paragraphs already have this direction. */
function setDirection(view: EditorView, direction: 'ltr' | 'rtl'): void {
  const { setLtr, setRtl } = singletonManager.getCommands();
  const command = direction === 'rtl' ? setRtl : setLtr;
  if (!view.editable || command === undefined || hasDirection(view, direction)) return;
  command()(view.state, view.dispatch);
}

function hasDirection({ state: { doc, selection } }: EditorView, direction: 'ltr' | 'rtl'): boolean {
  let haveAll = true;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isTextblock) haveAll &&= (node.attrs.bidi === true) === (direction === 'rtl');
    return !node.isTextblock;
  });
  return haveAll;
}
