import type { EditorView } from 'prosemirror-view';

/** The library focuses only editable text; read-only text must be reachable by keyboard, too. */
export function focusText(view: EditorView): void {
  if (view.editable) view.focus();
  else view.dom.focus({ preventScroll: true });
}
