import { keymap } from 'prosemirror-keymap';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { scaleSize } from './picture-size.ts';
import {
  changePicture,
  computeMaxSize,
  getDisplayedSize,
  getSelectedPicture,
  isPictureOrDrawingSelected,
} from './selected-picture.ts';

const scaleStep = 1.1;

function resize(by: number): Command {
  return (state, dispatch, view) => {
    const picture = getSelectedPicture(state);
    const size = picture === null || view === undefined ? null : getDisplayedSize(view, picture);
    if (picture === null || size === null || view === undefined) return false;
    dispatch?.(changePicture(state, scaleSize(size, by, computeMaxSize(view, picture))));
    return true;
  };
}

/** Enter does not replace a selected picture or drawing: the caret moves after it. */
const moveCaretAfter: Command = (state, dispatch) => {
  if (!isPictureOrDrawingSelected(state)) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, state.selection.to)).scrollIntoView());
  return true;
};

/** Typing does not replace a selected picture or drawing: the text is inserted after it. */
export function typeAfterSelected(view: EditorView, text: string): boolean {
  if (!isPictureOrDrawingSelected(view.state)) return false;
  const { to } = view.state.selection;
  const tr = view.state.tr.insertText(text, to);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, to + text.length)).scrollIntoView());
  return true;
}

export function createPictureKeysPlugin(): Plugin {
  return keymap({
    'Alt-ArrowUp': resize(scaleStep),
    'Alt-ArrowDown': resize(1 / scaleStep),
    Enter: moveCaretAfter,
  });
}
