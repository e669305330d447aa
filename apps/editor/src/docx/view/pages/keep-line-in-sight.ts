import type { EditorView } from 'prosemirror-view';

/** How far below the upper edge of the desk the line is that one is taken to read, where the caret is elsewhere. */
const readingLine = 80;

/** Draws the text in another size or width; the line of the caret, or else the one that is read, stays at its height on the screen. */
export function keepLineInSight(view: EditorView, draw: () => void): void {
  const scroller = view.dom.closest('.desk');
  const pos = scroller === null ? null : lineInSight(view, scroller);
  if (scroller === null || pos === null) {
    draw();
    return;
  }
  const { top } = view.coordsAtPos(pos);
  draw();
  scroller.scrollTop += view.coordsAtPos(pos).top - top;
}

function lineInSight(view: EditorView, scroller: Element): number | null {
  const { top, bottom, left, width } = scroller.getBoundingClientRect();
  const { head } = view.state.selection;
  const caret = view.coordsAtPos(head);
  if (caret.bottom > top && caret.top < bottom) return head;
  return view.posAtCoords({ left: left + width / 2, top: top + readingLine })?.pos ?? null;
}
