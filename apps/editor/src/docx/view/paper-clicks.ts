import { Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** What is no text but belongs to the paper: a click there puts the caret into the nearest line, below the text to its end. */
const bare = new Set(['paper', 'page-gap', 'page-desk', 'page-room', 'page-rooms', 'page-floats']);

export function paperClicksPlugin(): Plugin {
  return new Plugin({
    view: (view) => {
      const paper = view.dom.parentElement;
      const onDown = (event: MouseEvent): void => takeCaret(view, event);
      paper?.addEventListener('mousedown', onDown);
      return { destroy: () => paper?.removeEventListener('mousedown', onDown) };
    },
  });
}

function takeCaret(view: EditorView, event: MouseEvent): void {
  const { target } = event;
  if (event.button !== 0 || event.shiftKey || !view.editable) return;
  if (!(target instanceof HTMLElement) || !bare.has(target.classList[0] ?? '')) return;
  event.preventDefault();
  const text = view.dom.getBoundingClientRect();
  const tr = event.clientY >= text.bottom ? caretAtEnd(view.state.tr) : caretNear(view, event, text);
  if (tr !== null) view.dispatch(tr);
  view.focus();
}

function caretNear(view: EditorView, event: MouseEvent, text: DOMRect): Transaction | null {
  const left = Math.min(Math.max(event.clientX, text.left + 1), text.right - 1);
  const found = view.posAtCoords({ left, top: event.clientY });
  if (found === null) return null;
  const { tr } = view.state;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(found.pos)));
}

/** The caret behind everything; behind a table in a paragraph of its own. */
export function caretAtEnd(tr: Transaction): Transaction {
  const { paragraph } = tr.doc.type.schema.nodes;
  if (paragraph !== undefined && tr.doc.lastChild?.type !== paragraph) {
    tr.insert(tr.doc.content.size, paragraph.create());
  }
  return tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView();
}
