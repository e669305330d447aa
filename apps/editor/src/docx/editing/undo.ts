import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keydownHandler } from 'prosemirror-keymap';
import { type Command, Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { PackageStep } from './package-step.ts';

/** One step back or forth that can be seen: what was written in a note and taken back there is none. */
function step(view: EditorView, command: Command): boolean {
  for (;;) {
    let isIdle = false;
    const isDone = command(view.state, (tr) => {
      isIdle = isIdleChange(tr);
      view.dispatch(tr);
    });
    if (!isDone) return false;
    if (!isIdle) return true;
  }
}

function isIdleChange({ steps }: Transaction): boolean {
  return steps.length > 0 && steps.every((one) => one instanceof PackageStep && one.isIdle());
}

/** The text in which the caret stands first, where it is one beside the main one; then what was done to the document. */
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
  // What was undone may have taken away the place of the caret.
  if (isDone && side !== main) main.focus();
  return isDone;
}

/** The keys of both, in a text that stands beside `mainOf` it or is the main one itself. */
export function undoKeys(mainOf: (view: EditorView) => EditorView): Plugin {
  const back: Command = (_state, _dispatch, view) => view !== undefined && undoIn(mainOf(view), view);
  const forth: Command = (_state, _dispatch, view) => view !== undefined && redoIn(mainOf(view), view);
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler({ 'Mod-z': back, 'Mod-y': forth, 'Shift-Mod-z': forth }),
      handleDOMEvents: {
        // The browser's own undoing knows nothing of this history, and Ctrl+Z in a dialog reaches the text behind it.
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
