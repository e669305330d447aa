import type { Command } from 'prosemirror-state';
import type { Editing } from '../editing/editing.ts';
import { focusedEditing } from '../editing/focused-editing.ts';

/** Whether what the person does now can change the text. */
export function isWriting(editing: Editing): boolean {
  return editing.mode() !== 'viewing';
}

/** Does something to the text in which the caret stands, if it may be changed: to a note or a header as to the main text. */
export function runTool(command: (editing: Editing) => Command): (editing: Editing) => void {
  return (editing) => {
    if (!isWriting(editing)) return;
    const focused = focusedEditing(editing);
    const { view } = focused;
    command(focused)(view.state, view.dispatch, view);
  };
}
