import { Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Page areas without text: the paper with its margins, the area around it, and the gap between two sheets. */
const areasWithoutText = [
  '.desk',
  '.paper-place',
  '.paper',
  '.page-gap',
  '.page-desk',
  '.page-end',
  '.page-floats',
  '.page-notes',
  '.page-right-space',
  '.page-room',
  '.page-rooms',
  '.page-top',
  '.plain-text',
  '.plain-text-place',
  '.plain-work',
  '.plain-work > main',
].join();

/** A double click opens these; until then they are margins like the others. */
const closedMargin = ':is(.page-header, .page-footer):not(.open)';

/**
 * The whole page area belongs to the text: a click beside the text puts the caret into the nearest line, a click below it at the end. Otherwise the
 * text would lose the focus, and a phone would hide its keyboard.
 */
export function paperClicksPlugin(): Plugin {
  return new Plugin({
    view: (view) => {
      const page = view.dom.ownerDocument;
      const onDown = (event: MouseEvent): void => moveCaretToClick(view, event);
      page.addEventListener('mousedown', onDown);
      return { destroy: () => page.removeEventListener('mousedown', onDown) };
    },
  });
}

function moveCaretToClick(view: EditorView, event: MouseEvent): void {
  if (event.button !== 0 || event.defaultPrevented || !view.editable || !isOutsideText(view, event)) return;
  event.preventDefault();
  const { selection, tr } = view.state;
  const target = findSelectionNear(view, event);
  view.dispatch(
    event.shiftKey
      ? tr.setSelection(createSelection(tr, selection.anchor, target.head))
      : placeCaret(view, event, target),
  );
  view.focus();
  selectWhileDragging(view);
}

function isOutsideText(view: EditorView, { target, clientX }: MouseEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const paper = view.dom.parentElement;
  if (!target.contains(view.dom) && paper?.contains(target) !== true) return false;
  if (target.closest(closedMargin) !== null) return true;
  // The scroll bar of the workspace is part of the element.
  const { left } = target.getBoundingClientRect();
  const isOnScrollBar =
    target.offsetWidth > target.clientWidth && clientX > left + target.clientLeft + target.clientWidth;
  return target.matches(areasWithoutText) && !isOnScrollBar;
}

/** A click below the text continues there, even after a table. */
function placeCaret(view: EditorView, event: MouseEvent, target: Selection): Transaction {
  const isBelow = event.clientY >= view.dom.getBoundingClientRect().bottom;
  return isBelow ? setCaretAtEnd(view.state.tr) : view.state.tr.setSelection(target);
}

function findSelectionNear(view: EditorView, { clientX, clientY }: MouseEvent): Selection {
  const { doc } = view.state;
  const text = view.dom.getBoundingClientRect();
  if (clientY >= text.bottom) return Selection.atEnd(doc);
  const clampInside = (at: number, from: number, target: number): number =>
    Math.min(Math.max(at, from + 1), target - 1);
  const found = view.posAtCoords({
    left: clampInside(clientX, text.left, text.right),
    top: clampInside(clientY, text.top, text.bottom),
  });
  return found === null ? view.state.selection : TextSelection.near(doc.resolve(found.pos));
}

function createSelection({ doc }: Transaction, anchor: number, head: number): Selection {
  return TextSelection.between(doc.resolve(anchor), doc.resolve(head));
}

/** A drag from the margin into the text selects text. */
function selectWhileDragging(view: EditorView): void {
  const page = view.dom.ownerDocument;
  const end = new AbortController();
  const { anchor } = view.state.selection;
  const onMove = (event: MouseEvent): void => {
    if (event.buttons !== 1 || view.isDestroyed) {
      end.abort();
      return;
    }
    const { tr } = view.state;
    view.dispatch(tr.setSelection(createSelection(tr, anchor, findSelectionNear(view, event).head)));
  };
  page.addEventListener('mousemove', onMove, { signal: end.signal });
  page.addEventListener('mouseup', () => end.abort(), { signal: end.signal });
}

/** Puts the caret at the end; after a table, in a new paragraph. */
export function setCaretAtEnd(tr: Transaction): Transaction {
  const { paragraph } = tr.doc.type.schema.nodes;
  if (paragraph !== undefined && tr.doc.lastChild?.type !== paragraph) {
    tr.insert(tr.doc.content.size, paragraph.create());
  }
  return tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView();
}
