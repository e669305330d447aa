import { keymap } from 'prosemirror-keymap';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import { scaleSize } from './picture-size.ts';
import { changePicture, computeMaxSize, getDisplayedSize, getSelectedPicture } from './selected-picture.ts';

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

/** Enter does not replace a selected picture: the caret moves after it. */
const moveCaretAfter: Command = (state, dispatch) => {
  const picture = getSelectedPicture(state);
  if (picture === null) return false;
  const afterPicture = picture.pos + picture.node.nodeSize;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, afterPicture)).scrollIntoView());
  return true;
};

export function createPictureKeysPlugin(): Plugin {
  return keymap({
    'Alt-ArrowUp': resize(scaleStep),
    'Alt-ArrowDown': resize(1 / scaleStep),
    Enter: moveCaretAfter,
  });
}
