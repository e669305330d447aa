import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import type { Editing } from './editing.ts';

/** The side text with the caret (a note, header or footer), by its main view. */
const activeSideTexts = new WeakMap<EditorView, EditorView>();

/** The same document with the focused text as its view, so that formatting applies to the visible selection. */
export function focusedEditing(editing: Editing): Editing {
  const side = activeSideTexts.get(editing.view);
  return side === undefined ? editing : { ...editing, view: side };
}

export function enterSideText(main: EditorView, side: EditorView): void {
  activeSideTexts.set(main, side);
  notifySoon(main);
}

export function leaveSideText(main: EditorView, side: EditorView): void {
  if (activeSideTexts.get(main) === side) activeSideTexts.delete(main);
}

const scheduled = new WeakSet<EditorView>();

/** Notifies listeners that depend on the caret; they subscribe to the main view. */
export function notifySoon(main: EditorView): void {
  if (scheduled.has(main)) return;
  scheduled.add(main);
  requestAnimationFrame(() => {
    scheduled.delete(main);
    if (!main.isDestroyed) dispatchKeepingCaret(main, (tr) => tr.setMeta('addToHistory', false));
  });
}

/** For the main view: it has the focus again. */
export function mainFocusPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        focus: (main) => {
          activeSideTexts.delete(main);
          return false;
        },
      },
    },
  });
}
