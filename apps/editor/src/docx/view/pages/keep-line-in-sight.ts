import type { EditorView } from 'prosemirror-view';

/** Distance from the top of the viewport to the line that is assumed to be read if the caret is elsewhere. */
const readingLineOffset = 80;

/**
 * Calls `draw`, which changes the layout or width of the pages, and scrolls so that the caret's line, or else the line being read, stays at its height
 * on the screen.
 */
export function keepVisibleLineInPlace(view: EditorView, draw: () => void): void {
  const scroller = view.dom.closest('.desk');
  const pos = scroller === null ? null : findVisibleLine(view, scroller);
  if (scroller === null || pos === null) {
    draw();
    return;
  }
  const { top } = view.coordsAtPos(pos);
  draw();
  scroller.scrollTop += view.coordsAtPos(pos).top - top;
}

function findVisibleLine(view: EditorView, scroller: Element): number | null {
  const { top, bottom, left, width } = scroller.getBoundingClientRect();
  const { head } = view.state.selection;
  const caret = view.coordsAtPos(head);
  if (caret.bottom > top && caret.top < bottom) return head;
  return view.posAtCoords({ left: left + width / 2, top: top + readingLineOffset })?.pos ?? null;
}
