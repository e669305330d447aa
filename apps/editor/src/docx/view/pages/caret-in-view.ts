import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

interface Rect {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Within the text, tables scroll sideways by themselves. */
const ownScrollers = '.table-place';

/**
 * Whether the caret is shown with as much space around it as scrolling could give. ProseMirror asks every ancestor for its size at each key, and tries
 * to scroll those whose edge is near.
 */
export function isCaretInView(view: EditorView, space: number): boolean {
  const { selection } = view.state;
  const scroller = view.dom.closest('.desk');
  if (!(selection instanceof TextSelection) || scroller === null) return false;
  const { node } = view.domAtPos(selection.head);
  const element = node instanceof Element ? node : node.parentElement;
  if (element?.closest(ownScrollers)) return false;
  const { top, bottom, left, right } = scroller.getBoundingClientRect();
  // Less than the frame while an on-screen keyboard covers it.
  const visibleBottom = Math.min(bottom, window.visualViewport?.height ?? window.innerHeight);
  return isWithin(
    view.coordsAtPos(selection.head, 1),
    { top, bottom: visibleBottom, left, right },
    spaceAround(scroller, space),
  );
}

/** The space that scrolling could give on each side: none where the content ends. */
function spaceAround(scroller: Element, space: number): Rect {
  const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller;
  const sideways = scrollWidth > clientWidth ? space : 0;
  return {
    top: scrollTop > 0 ? space : 0,
    bottom: scrollTop + clientHeight < scrollHeight - 1 ? space : 0,
    left: sideways,
    right: sideways,
  };
}

export function isWithin(caret: Rect, visible: Rect, space: Rect): boolean {
  return (
    caret.top >= visible.top + space.top &&
    caret.bottom <= visible.bottom - space.bottom &&
    caret.left >= visible.left + space.left &&
    caret.right <= visible.right - space.right
  );
}
