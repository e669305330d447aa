import { Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** What is no text but belongs to its page: the paper with its margins, what it lies on, what stands between two sheets. */
const bare = [
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

/** A double press opens these; until then they are margins as the others. */
const closedMargin = ':is(.page-header, .page-footer):not(.open)';

/**
 * The whole area of the page is the text: a press beside its words puts the caret into the nearest line, below them to its end. Otherwise it
 * would take the focus away, and with it the keyboard of a phone.
 */
export function paperClicksPlugin(): Plugin {
  return new Plugin({
    view: (view) => {
      const page = view.dom.ownerDocument;
      const onDown = (event: MouseEvent): void => takeCaret(view, event);
      page.addEventListener('mousedown', onDown);
      return { destroy: () => page.removeEventListener('mousedown', onDown) };
    },
  });
}

function takeCaret(view: EditorView, event: MouseEvent): void {
  if (event.button !== 0 || event.defaultPrevented || !view.editable || !isBeside(view, event)) return;
  event.preventDefault();
  const { selection, tr } = view.state;
  const to = selectionNear(view, event);
  view.dispatch(
    event.shiftKey ? tr.setSelection(between(tr, selection.anchor, to.head)) : placed(view, event, to),
  );
  view.focus();
  followMouse(view);
}

function isBeside(view: EditorView, { target, clientX }: MouseEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const paper = view.dom.parentElement;
  if (!target.contains(view.dom) && paper?.contains(target) !== true) return false;
  if (target.closest(closedMargin) !== null) return true;
  // The bar by which the desk is scrolled is a part of it.
  const { left } = target.getBoundingClientRect();
  const isOnBar =
    target.offsetWidth > target.clientWidth && clientX > left + target.clientLeft + target.clientWidth;
  return target.matches(bare) && !isOnBar;
}

/** Whoever presses below the text goes on writing there, also behind a table. */
function placed(view: EditorView, event: MouseEvent, to: Selection): Transaction {
  const isBelow = event.clientY >= view.dom.getBoundingClientRect().bottom;
  return isBelow ? caretAtEnd(view.state.tr) : view.state.tr.setSelection(to);
}

function selectionNear(view: EditorView, { clientX, clientY }: MouseEvent): Selection {
  const { doc } = view.state;
  const text = view.dom.getBoundingClientRect();
  if (clientY >= text.bottom) return Selection.atEnd(doc);
  const within = (at: number, from: number, to: number): number => Math.min(Math.max(at, from + 1), to - 1);
  const found = view.posAtCoords({
    left: within(clientX, text.left, text.right),
    top: within(clientY, text.top, text.bottom),
  });
  return found === null ? view.state.selection : TextSelection.near(doc.resolve(found.pos));
}

function between({ doc }: Transaction, anchor: number, head: number): Selection {
  return TextSelection.between(doc.resolve(anchor), doc.resolve(head));
}

/** What is pressed in the margin and pulled into the text selects it. */
function followMouse(view: EditorView): void {
  const page = view.dom.ownerDocument;
  const end = new AbortController();
  const { anchor } = view.state.selection;
  const onMove = (event: MouseEvent): void => {
    if (event.buttons !== 1 || view.isDestroyed) {
      end.abort();
      return;
    }
    const { tr } = view.state;
    view.dispatch(tr.setSelection(between(tr, anchor, selectionNear(view, event).head)));
  };
  page.addEventListener('mousemove', onMove, { signal: end.signal });
  page.addEventListener('mouseup', () => end.abort(), { signal: end.signal });
}

/** The caret behind everything; behind a table in a paragraph of its own. */
export function caretAtEnd(tr: Transaction): Transaction {
  const { paragraph } = tr.doc.type.schema.nodes;
  if (paragraph !== undefined && tr.doc.lastChild?.type !== paragraph) {
    tr.insert(tr.doc.content.size, paragraph.create());
  }
  return tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView();
}
