import { keymap } from 'prosemirror-keymap';
import type { ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, type Plugin, Selection, TextSelection } from 'prosemirror-state';
import { CellSelection, cellAround, isInTable, nextCell } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { isInRightToLeftTable } from './table-direction.ts';

type Side = 'left' | 'right';

/**
 * Left and right arrows at the edge of a cell lead to the cell that is seen there. The library goes by the order of cells and letters, which is the
 * other way round in a table or paragraph from right to left.
 */
export function createCellArrowsPlugin(): Plugin {
  return keymap({
    ArrowLeft: moveAcross('left'),
    ArrowRight: moveAcross('right'),
    'Shift-ArrowLeft': selectAcross('left'),
    'Shift-ArrowRight': selectAcross('right'),
  });
}

const moveAcross =
  (side: Side): Command =>
  (state, dispatch, view) => {
    const step = findStep(state, side);
    const target =
      state.selection instanceof CellSelection
        ? Selection.near(state.selection.$headCell, step)
        : isAtEdge(state, view, side)
          ? selectBeyond(state, step)
          : null;
    if (target === null) return false;
    dispatch?.(state.tr.setSelection(target).scrollIntoView());
    return true;
  };

/** From left to right, the library's own keys are right. */
const selectAcross =
  (side: Side): Command =>
  (state, dispatch, view) => {
    const { selection } = state;
    if (!isInRightToLeftTable(state)) return false;
    if (!(selection instanceof CellSelection) && !isAtEdge(state, view, side)) return false;
    const target = extendBeyond(state, findStep(state, side));
    if (target !== null) dispatch?.(state.tr.setSelection(target).scrollIntoView());
    return true;
  };

/** Null in the last cell of a row. */
function extendBeyond(state: EditorState, step: 1 | -1): Selection | null {
  const { selection } = state;
  if (selection instanceof CellSelection)
    return selectCells(selection.$anchorCell, nextCell(selection.$headCell, 'horiz', step));
  const { $head } = selectBeyond(state, step);
  const $cell = cellAround(selection.$head);
  if ($cell === null || cellAround($head)?.pos === $cell.pos)
    return TextSelection.between(selection.$anchor, $head);
  return selectCells($cell, nextCell($cell, 'horiz', step));
}

const selectCells = ($anchor: ResolvedPos, $head: ResolvedPos | null): Selection | null =>
  $head === null ? null : new CellSelection($anchor, $head);

/** The caret in the next paragraph, which may be that of another cell. */
function selectBeyond({ doc, selection: { $head } }: EditorState, step: 1 | -1): Selection {
  return Selection.near(doc.resolve(step > 0 ? $head.after() : $head.before()), step);
}

function isAtEdge(state: EditorState, view: EditorView | undefined, side: Side): boolean {
  const isText = state.selection instanceof TextSelection;
  return isText && isInTable(state) && view?.endOfTextblock(side) === true;
}

const findStep = (state: EditorState, side: Side): 1 | -1 =>
  (side === 'right') !== isInRightToLeftTable(state) ? 1 : -1;
