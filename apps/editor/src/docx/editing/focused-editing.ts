import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import type { DocumentEditor } from './editing.ts';

/** Of the plugin that only side texts have. */
export const sideTextKey = new PluginKey('side text');

/** Whether this is a note, header or footer. */
export const isSideText = (state: EditorState): boolean => sideTextKey.get(state) !== undefined;

/** The side text with the caret (a note, header or footer), by its main view. */
const activeSideTexts = new WeakMap<EditorView, EditorView>();

/** The same document with the focused text as its view, so that formatting applies to the visible selection. */
export function getFocusedEditor(editor: DocumentEditor): DocumentEditor {
  const side = activeSideTexts.get(editor.view);
  return side === undefined ? editor : { ...editor, view: side };
}

export function enterSideText(mainView: EditorView, side: EditorView): void {
  activeSideTexts.set(mainView, side);
  notifySoon(mainView);
}

export function leaveSideText(mainView: EditorView, side: EditorView): void {
  if (activeSideTexts.get(mainView) === side) activeSideTexts.delete(mainView);
}

const scheduled = new WeakSet<EditorView>();

/** Notifies listeners that depend on the caret; they subscribe to the main view. */
export function notifySoon(mainView: EditorView): void {
  if (scheduled.has(mainView)) return;
  scheduled.add(mainView);
  requestAnimationFrame(() => {
    scheduled.delete(mainView);
    if (!mainView.isDestroyed) dispatchKeepingCaret(mainView, (tr) => tr.setMeta('addToHistory', false));
  });
}

/** For the main view: it has the focus again. */
export function mainFocusPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        focus: (mainView) => {
          activeSideTexts.delete(mainView);
          return false;
        },
      },
    },
  });
}
