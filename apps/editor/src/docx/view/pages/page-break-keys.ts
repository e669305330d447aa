import { keymap } from 'prosemirror-keymap';
import {
  type Command,
  type EditorState,
  type Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { getNextAttributes, moveSectionBreak } from '../../commands/next-paragraph.ts';
import { createColumnBreak } from '../../document/pages/column-breaks.ts';
import { isSideText } from '../../editing/focused-editing.ts';

/** Inserts a page break at the caret (Ctrl+Enter), replacing the selection. Not in tables: a row stays on its page. */
export const insertPageBreak: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { pageBreak, paragraph } = state.schema.nodes;
  if (pageBreak === undefined || paragraph === undefined) return false;
  if (!canInsertBreak(state) || $from.parent.type !== paragraph) return false;
  if (dispatch === undefined) return true;
  const tr = state.tr.deleteSelection();
  const { $from: $caret } = tr.selection;
  const isAtStart = $caret.parentOffset === 0 && $caret.parent.content.size > 0;
  // The text after the break is the same paragraph: it keeps its formatting and list.
  if (!isAtStart) splitParagraph(tr);
  const insertAt = isAtStart ? $caret.before() : tr.mapping.map($caret.pos, 1) - 1;
  tr.insert(insertAt, pageBreak.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(insertAt + 1)));
  dispatch(tr.scrollIntoView());
  return true;
};

/**
 * Inserts a column break at the caret (Ctrl+Shift+Enter as in Word), replacing the selection. In text without columns the next page begins there. At
 * the end of a paragraph it begins another one, as what is typed there is no part of what stands in the column before.
 */
export const insertColumnBreak: Command = (state, dispatch) => {
  if (!canInsertBreak(state) || state.selection.$from.parent.type.name !== 'paragraph') return false;
  if (dispatch === undefined) return true;
  const marks = state.storedMarks ?? state.selection.$from.marks();
  const tr = state.tr.deleteSelection();
  const { $from } = tr.selection;
  if ($from.parentOffset > 0 && $from.parentOffset === $from.parent.content.size) splitParagraph(tr);
  // Not scrolled to: it is in its column only when that is laid out.
  dispatch(tr.replaceSelectionWith(createColumnBreak(marks), false));
  return true;
};

/** As Enter does: the second part has the formatting, but not what only one paragraph can have. */
function splitParagraph(tr: Transaction): void {
  const { parent, pos } = tr.selection.$from;
  tr.split(pos, 1, [{ type: parent.type, attrs: getNextAttributes(parent.attrs) }]);
  moveSectionBreak(tr);
}

/** Notes, headers and footers have no pages and columns of their own. */
function canInsertBreak(state: EditorState): boolean {
  if (isSideText(state)) return false;
  const { $from, $to } = state.selection;
  const shared = $from.sharedDepth($to.pos);
  for (let depth = 1; depth <= shared; depth++) {
    const { name } = $from.node(depth).type;
    if (name === 'table' || name === 'textBox') return false;
  }
  return true;
}

/** Backspace at the start of a paragraph after a break removes only the break, as does Delete before one. */
function deleteBreak(direction: -1 | 1): Command {
  return ({ selection, tr }, dispatch) => {
    if (!(selection instanceof TextSelection) || !selection.empty) return false;
    const { $from } = selection;
    const isAtEdge =
      direction < 0 ? $from.parentOffset === 0 : $from.parentOffset === $from.parent.content.size;
    if (!isAtEdge || $from.depth === 0) return false;
    const edge = direction < 0 ? $from.before() : $from.after();
    const $edge = tr.doc.resolve(edge);
    const neighbour = direction < 0 ? $edge.nodeBefore : $edge.nodeAfter;
    if (neighbour?.type.name !== 'pageBreak') return false;
    const from = direction < 0 ? edge - neighbour.nodeSize : edge;
    dispatch?.(tr.delete(from, from + neighbour.nodeSize).scrollIntoView());
    return true;
  };
}

export function createPageBreakKeysPlugin(): Plugin {
  return keymap({
    Backspace: deleteBreak(-1),
    Delete: deleteBreak(1),
  });
}
