import { addColumnLeft, addColumnRight } from '@eigenpal/docx-editor-core/prosemirror/commands';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';

/** The table around the caret; of nested ones the innermost. */
function findTable({ selection: { $from } }: EditorState): { node: Node; pos: number } | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table') return { node: $from.node(depth), pos: $from.before(depth) };
  return null;
}

/** Whether the first column stands at the right (`w:bidiVisual`). */
export function isInRightToLeftTable(state: EditorState): boolean {
  return findTable(state)?.node.attrs.bidi === true;
}

export const toggleTableDirection: Command = (state, dispatch) => {
  const table = findTable(state);
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
