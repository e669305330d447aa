import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { openStoredPosition, trackPosition } from '../../frame/page/stored-position.ts';
import { isEmptyText } from '../document/empty-text.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { readTextPosition, restorePosition, type TextPosition } from '../editing/text-position.ts';

/** Restores the writer's last caret position, or the end of the text, and stores it from then on. */
export function openAtStoredPosition(editor: DocumentEditor, userId: string): () => void {
  const { view } = editor;
  const stored = openStoredPosition(userId, parseStoredPosition);
  if (editor.canWrite()) {
    const position = stored.get();
    if (position !== null) restorePosition(view, position);
    else if (!isEmptyText(view.state.doc)) goToEnd(editor);
    scrollToCaret(view);
  }
  return trackPosition(stored, {
    subscribe: editor.subscribe,
    readPosition: () => readTextPosition(view.state),
  });
}

function goToEnd({ view }: DocumentEditor): void {
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

function parseStoredPosition(value: unknown): TextPosition | null {
  if (typeof value !== 'object' || value === null) return null;
  const { paraId, offset, pos }: { paraId?: unknown; offset?: unknown; pos?: unknown } = value;
  if (typeof offset !== 'number' || typeof pos !== 'number') return null;
  return { paraId: typeof paraId === 'string' ? paraId : null, offset, pos };
}
