import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { storedPosition, storePosition } from '../../frame/page/stored-position.ts';
import type { Editing } from '../editing/editing.ts';
import { restorePosition, type TextPosition, textPositionOf } from '../editing/text-position.ts';
import { isEmptyText } from '../view/placeholder.ts';

/** Puts the caret of who writes where this person left the text, else at its end, and keeps where it goes from there. */
export function openAtStoredPosition(editing: Editing, userId: string): () => void {
  const { view } = editing;
  const kept = storedPosition(userId, parseStoredPosition);
  if (editing.canWrite()) {
    const place = kept.get();
    if (place !== null) restorePosition(view, place);
    else if (!isEmptyText(view.state.doc)) goToEnd(editing);
    scrollToCaret(view);
  }
  return storePosition(kept, { subscribe: editing.subscribe, now: () => textPositionOf(view.state) });
}

function goToEnd({ view }: Editing): void {
  const { tr } = view.state;
  view.dispatch(tr.setSelection(Selection.atEnd(tr.doc)).setMeta('addToHistory', false));
}

/** The view scrolls to its selection only while it has the focus, which its host gives it a moment later. */
function scrollToCaret(view: EditorView): void {
  const scroller = view.dom.closest('.desk');
  if (scroller === null) return;
  // Pages reach as far as the text first.
  view.someProp('handleScrollToSelection', (prepare) => prepare(view));
  const caret = view.coordsAtPos(view.state.selection.head);
  const { top, bottom, height } = scroller.getBoundingClientRect();
  if (caret.top < top || caret.bottom > bottom) scroller.scrollTop += caret.top - top - height / 2;
}

function parseStoredPosition(found: unknown): TextPosition | null {
  if (typeof found !== 'object' || found === null) return null;
  const { paraId, offset, pos }: { paraId?: unknown; offset?: unknown; pos?: unknown } = found;
  if (typeof offset !== 'number' || typeof pos !== 'number') return null;
  return { paraId: typeof paraId === 'string' ? paraId : null, offset, pos };
}
