import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { changeLevel, leaveLists } from './lists.ts';
import { startNextParagraph } from './next-paragraph.ts';

/** List keys as in Word. The library's own commands keep the list indents when a list ends, and treat an item with only a picture as empty. */
export function createListKeysPlugin(parts: () => DocxPackage): Plugin {
  const changeLevelBy =
    (direction: 1 | -1): Command =>
    (state, dispatch) =>
      // In a table, Tab moves between cells.
      !isInTable(state) && changeLevel(direction, parts())(state, dispatch);
  const leaveEmpty: Command = (state, dispatch) => {
    if (!isCaretInItem(state) || state.selection.$from.parent.content.size > 0) return false;
    return state.selection.$from.parent.attrs.numPr.ilvl
      ? changeLevel(-1, parts())(state, dispatch)
      : leaveLists(parts())(state, dispatch);
  };
  const leaveAtStart: Command = (state, dispatch) =>
    isCaretInItem(state) && state.selection.$from.parentOffset === 0 && leaveLists(parts())(state, dispatch);
  const splitParagraph = startNextParagraph({ parts });
  const nextItem: Command = (state, dispatch, view) =>
    Boolean(state.selection.$from.parent.attrs.numPr?.numId) && splitParagraph(state, dispatch, view);
  return keymap({
    Tab: changeLevelBy(1),
    'Shift-Tab': changeLevelBy(-1),
    Enter: chainCommands(leaveEmpty, nextItem),
    Backspace: leaveAtStart,
  });
}

function isCaretInItem({ selection }: EditorState): boolean {
  return selection.empty && Boolean(selection.$from.parent.attrs.numPr?.numId);
}
