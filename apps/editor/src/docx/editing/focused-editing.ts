import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import type { Editing } from './editing.ts';

/** The side text in which the caret stands (a note, a header, a footer), by its main text. */
const activeSideTexts = new WeakMap<EditorView, EditorView>();

/** The same document with the text in which the caret stands as its view: what a person formats is what the person sees selected. */
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

/** Whoever shows what stands at the caret looks again; the main text is told for them, since they listen to it. */
export function notifySoon(main: EditorView): void {
  if (scheduled.has(main)) return;
  scheduled.add(main);
  requestAnimationFrame(() => {
    scheduled.delete(main);
    if (!main.isDestroyed) dispatchKeepingCaret(main, (tr) => tr.setMeta('addToHistory', false));
  });
}

/** For the main text: the caret is there again. */
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
