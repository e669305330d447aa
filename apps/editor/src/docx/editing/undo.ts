import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keydownHandler } from 'prosemirror-keymap';
import { type Command, Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { PackageStep } from './package-step.ts';

/** Undo/redo until something visible changes; note edits already undone inside the note leave empty steps, which are skipped. */
function step(view: EditorView, command: Command): boolean {
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
export function undoIn(main: EditorView, side: EditorView): boolean {
  return stepIn({ main, side, command: undo, depth: undoDepth });
}

export function redoIn(main: EditorView, side: EditorView): boolean {
  return stepIn({ main, side, command: redo, depth: redoDepth });
}

function stepIn(what: {
  main: EditorView;
  side: EditorView;
  command: Command;
  depth: typeof undoDepth;
}): boolean {
  const { main, side, command, depth } = what;
  if (side !== main && depth(side.state) > 0) return command(side.state, side.dispatch);
  const isDone = step(main, command);
  // Undo may have removed the element with the caret.
  if (isDone && side !== main) main.focus();
  return isDone;
}

/** Undo and redo shortcuts for the main view or a nested one; `mainOf` gives the main view of either. */
export function undoKeys(mainOf: (view: EditorView) => EditorView): Plugin {
  const back: Command = (_state, _dispatch, view) => view !== undefined && undoIn(mainOf(view), view);
  const forth: Command = (_state, _dispatch, view) => view !== undefined && redoIn(mainOf(view), view);
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler({ 'Mod-z': back, 'Mod-y': forth, 'Shift-Mod-z': forth }),
      handleDOMEvents: {
        // The browser's native undo does not know this history, and Ctrl+Z in a dialog would reach the text behind it.
        beforeinput: (view, event) => {
          const isBack = event.inputType === 'historyUndo';
          if (!isBack && event.inputType !== 'historyRedo') return false;
          event.preventDefault();
          if (view.hasFocus()) (isBack ? back : forth)(view.state, view.dispatch, view);
          return true;
        },
      },
    },
  });
}
