import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keydownHandler } from 'prosemirror-keymap';
import { type Command, Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { PackageStep } from './package-step.ts';

/** Undo/redo until something visible changes; note edits already undone inside the note leave empty steps, which are skipped. */
function undoOrRedoVisible(view: EditorView, command: Command): boolean {
  for (;;) {
    let isNoOp = false;
    const isDone = command(view.state, (tr) => {
      isNoOp = isNoOpChange(tr);
      view.dispatch(tr);
    });
    if (!isDone) return false;
    if (!isNoOp) return true;
  }
}

function isNoOpChange({ steps }: Transaction): boolean {
  return steps.length > 0 && steps.every((one) => one instanceof PackageStep && one.isNoOp());
}

/** Undoes in the focused side text first, then in the document. */
export function undoIn(mainView: EditorView, side: EditorView): boolean {
  return undoOrRedoIn({ mainView, side, command: undo, depth: undoDepth });
}

export function redoIn(mainView: EditorView, side: EditorView): boolean {
  return undoOrRedoIn({ mainView, side, command: redo, depth: redoDepth });
}

function undoOrRedoIn(options: {
  mainView: EditorView;
  side: EditorView;
  command: Command;
  depth: typeof undoDepth;
}): boolean {
  const { mainView, side, command, depth } = options;
  if (side !== mainView && depth(side.state) > 0) return command(side.state, side.dispatch);
  const isDone = undoOrRedoVisible(mainView, command);
  // Undo may have removed the element with the caret.
  if (isDone && side !== mainView) mainView.focus();
  return isDone;
}

/** Undo and redo shortcuts for the main view or a nested one; `mainOf` gives the main view of either. */
export function createUndoKeysPlugin(getMainView: (view: EditorView) => EditorView): Plugin {
  const undoCommand: Command = (_state, _dispatch, view) =>
    view !== undefined && undoIn(getMainView(view), view);
  const redoCommand: Command = (_state, _dispatch, view) =>
    view !== undefined && redoIn(getMainView(view), view);
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler({
        'Mod-z': undoCommand,
        'Mod-y': redoCommand,
        'Shift-Mod-z': redoCommand,
      }),
      handleDOMEvents: {
        // The browser's native undo does not know this history, and Ctrl+Z in a dialog would reach the text behind it.
        beforeinput: (view, event) => {
          const isUndo = event.inputType === 'historyUndo';
          if (!isUndo && event.inputType !== 'historyRedo') return false;
          event.preventDefault();
          if (view.hasFocus()) (isUndo ? undoCommand : redoCommand)(view.state, view.dispatch, view);
          return true;
        },
      },
    },
  });
}
