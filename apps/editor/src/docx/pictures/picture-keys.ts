import { keymap } from 'prosemirror-keymap';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import { scaledSize } from './picture-size.ts';
import { changePicture, largestSize, selectedPicture, shownSize } from './selected-picture.ts';

const step = 1.1;

function resize(by: number): Command {
  return (state, dispatch, view) => {
    const picture = selectedPicture(state);
    const size = picture === null || view === undefined ? null : shownSize(view, picture);
    if (picture === null || size === null || view === undefined) return false;
    dispatch?.(changePicture(state, scaledSize(size, by, largestSize(view, picture))));
    return true;
  };
}

/** Enter does not replace a selected picture: the caret moves after it. */
const leave: Command = (state, dispatch) => {
  const picture = selectedPicture(state);
  if (picture === null) return false;
  const behind = picture.pos + picture.node.nodeSize;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, behind)).scrollIntoView());
  return true;
};

export function pictureKeys(): Plugin {
  return keymap({ 'Alt-ArrowUp': resize(step), 'Alt-ArrowDown': resize(1 / step), Enter: leave });
}
