import type { Command } from 'prosemirror-state';
import type { DocumentEditor } from '../editing/editing.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';

/** Whether user actions can change the text. */
export function canEdit(editor: DocumentEditor): boolean {
  return editor.mode() !== 'viewing';
}

/** Whether a command applies to the focused text (body, note or header). */
export function canRunTool(editor: DocumentEditor, command: Command): boolean {
  return canEdit(editor) && command(getFocusedEditor(editor).view.state);
}

/** Runs a command on the focused text (body, note or header) if it is editable. */
export function runTool(command: (editor: DocumentEditor) => Command): (editor: DocumentEditor) => void {
  return (editor) => {
    if (!canEdit(editor)) return;
    const focused = getFocusedEditor(editor);
    const { view } = focused;
    command(focused)(view.state, view.dispatch, view);
  };
}
