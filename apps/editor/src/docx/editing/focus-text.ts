import type { EditorView } from 'prosemirror-view';

/** The library focuses only a text that can be written in; one that is read is reached by keyboard, too. */
export function focusText(view: EditorView): void {
  if (view.editable) view.focus();
  else view.dom.focus({ preventScroll: true });
}
