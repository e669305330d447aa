import { addColumnLeft, addColumnRight } from '@eigenpal/docx-editor-core/prosemirror/commands';
import type { Command, EditorState } from 'prosemirror-state';
import { findTable } from 'prosemirror-tables';

/** Whether the first column stands at the right (`w:bidiVisual`). */
export function isInRightToLeftTable({ selection }: EditorState): boolean {
  return findTable(selection.$from)?.node.attrs.bidi === true;
}

export const toggleTableDirection: Command = (state, dispatch) => {
  const table = findTable(state.selection.$from);
  if (table === null) return false;
  dispatch?.(state.tr.setNodeAttribute(table.pos, 'bidi', table.node.attrs.bidi === true ? null : true));
  return true;
};

/** A column at a side of the page: in a table from right to left, the next one stands at the left. */
export const addColumn =
  (side: 'left' | 'right'): Command =>
  (state, dispatch) => {
    const isAfter = (side === 'right') !== isInRightToLeftTable(state);
    return (isAfter ? addColumnRight : addColumnLeft)(state, dispatch);
  };
