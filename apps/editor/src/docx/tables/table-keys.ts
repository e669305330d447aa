import { addRowBelow } from '@eigenpal/docx-editor-core/prosemirror/commands';
import { keymap } from 'prosemirror-keymap';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable } from 'prosemirror-tables';

/** Tab moves to the next cell; in the last one it adds a row. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (view === undefined || !view.editable) return true;
  addRowBelow(state, dispatch);
  return goToNextCell(1)(view.state, dispatch) || true;
};

const previousCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  goToNextCell(-1)(state, dispatch);
  return true;
};

export function createTableKeysPlugin(): Plugin {
  return keymap({ Tab: nextCell, 'Shift-Tab': previousCell });
}
