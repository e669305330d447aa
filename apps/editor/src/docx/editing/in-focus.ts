import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchAside } from '../selection/settled-caret.ts';
import type { Editing } from './editing.ts';

/** The side text in which the caret stands (a note, a header, a footer), by its main text. */
const inUse = new WeakMap<EditorView, EditorView>();

/** The same document with the text in which the caret stands as its view: what a person formats is what the person sees selected. */
export function inFocus(editing: Editing): Editing {
  const side = inUse.get(editing.view);
  return side === undefined ? editing : { ...editing, view: side };
}

export function enterSideText(main: EditorView, side: EditorView): void {
  inUse.set(main, side);
  tellSoon(main);
}

export function leaveSideText(main: EditorView, side: EditorView): void {
  if (inUse.get(main) === side) inUse.delete(main);
}

const told = new WeakSet<EditorView>();

/** Whoever shows what stands at the caret looks again; the main text is told for them, since they listen to it. */
export function tellSoon(main: EditorView): void {
  if (told.has(main)) return;
  told.add(main);
  requestAnimationFrame(() => {
    told.delete(main);
    if (!main.isDestroyed) dispatchAside(main, (tr) => tr.setMeta('addToHistory', false));
  });
}

/** For the main text: the caret is there again. */
export function mainFocusPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        focus: (main) => {
          inUse.delete(main);
          return false;
        },
      },
    },
  });
}
