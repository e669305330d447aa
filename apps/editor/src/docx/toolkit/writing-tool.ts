import type { Command } from 'prosemirror-state';
import type { Editing } from '../editing/editing.ts';
import { focusedEditing } from '../editing/focused-editing.ts';

/** Whether user actions can change the text. */
export function canEdit(editing: Editing): boolean {
  return editing.mode() !== 'viewing';
}

/** Runs a command on the focused text (body, note or header) if it is editable. */
export function runTool(command: (editing: Editing) => Command): (editing: Editing) => void {
  return (editing) => {
    if (!canEdit(editing)) return;
    const focused = focusedEditing(editing);
    const { view } = focused;
    command(focused)(view.state, view.dispatch, view);
  };
}
