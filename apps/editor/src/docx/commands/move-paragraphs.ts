import { type Command, TextSelection } from 'prosemirror-state';

/** Moves the selected blocks past the block before or after them, and keeps the selection. */
export function moveBlocks(direction: 1 | -1): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const range = $from.blockRange($to);
    if (range === null) return false;
    const { parent, startIndex, endIndex, start, end } = range;
    const neighbour =
      direction < 0 ? (startIndex > 0 ? parent.child(startIndex - 1) : null) : parent.maybeChild(endIndex);
    if (neighbour === null || range.$from.node(range.depth).type.spec.tableRole !== undefined) return false;
    const movedContent = parent.slice(
      start - range.$from.start(range.depth),
      end - range.$from.start(range.depth),
    ).content;
    const tr = state.tr;
    if (direction < 0) tr.delete(start, end).insert(start - neighbour.nodeSize, movedContent);
    else tr.insert(end + neighbour.nodeSize, movedContent).delete(start, end);
    const shift = direction * neighbour.nodeSize;
    const selection = TextSelection.create(
      tr.doc,
      state.selection.anchor + shift,
      state.selection.head + shift,
    );
    dispatch?.(tr.setSelection(selection).scrollIntoView());
    return true;
  };
}
