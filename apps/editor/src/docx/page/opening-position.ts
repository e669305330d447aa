import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { storedPosition, storePosition } from '../../frame/page/stored-position.ts';
import type { Editing } from '../editing/editing.ts';
import { restorePosition, type TextPosition, textPositionOf } from '../editing/text-position.ts';
import { isEmptyText } from '../view/placeholder.ts';

/** Restores the writer's last caret position, or the end of the text, and stores it from then on. */
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

/** The view scrolls to its selection only while it has the focus, which the host sets later. */
function scrollToCaret(view: EditorView): void {
  const scroller = view.dom.closest('.desk');
  if (scroller === null) return;
  // Pages are first laid out up to the caret.
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
