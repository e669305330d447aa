import { closeHistory } from 'prosemirror-history';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from './native-caret.ts';

/**
 * Composed text (IME) is undone word by word, at any typing speed: phone keyboards compose every word, dictation and Japanese input several at once.
 * Autocorrections by the browser or keyboard are undo steps of their own.
 */
export function composedWordsPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        compositionstart: (view) => {
          startUndoStep(view, isInWord);
          return false;
        },
        beforeinput: (view, event) => {
          if (event.inputType === 'insertReplacementText') startUndoStep(view, () => false);
          return false;
        },
      },
    },
  });
}

function startUndoStep(view: EditorView, isContinuation: (state: EditorState) => boolean): void {
  dispatchKeepingCaret(view, (tr) => (isContinuation(view.state) ? null : closeHistory(tr)));
}

/** Korean composes syllables, and dead keys single letters: both continue the word. Chinese, Japanese and Thai do not separate words by spaces. */
const letter = /[\p{L}\p{M}\p{N}'’-]$/u;
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}ー]$/u;

function isInWord({ selection }: EditorState): boolean {
  if (!selection.empty) return false;
  const { parent, parentOffset } = selection.$from;
  const before = parent.textBetween(Math.max(0, parentOffset - 2), parentOffset, undefined, '\ufffc');
  return letter.test(before) && !withoutSpaces.test(before);
}
