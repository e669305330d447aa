import { closeHistory } from 'prosemirror-history';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from './native-caret.ts';

/**
 * What an input method brings is undone word by word, however fast it comes: keyboards of phones compose every word, dictation and Japanese
 * bring several at once. A correction that the browser or the keyboard puts in the place of a word is undone by itself, too.
 */
export function composedWordsPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        compositionstart: (view) => {
          beginStep(view, isInWord);
          return false;
        },
        beforeinput: (view, event) => {
          if (event.inputType === 'insertReplacementText') beginStep(view, () => false);
          return false;
        },
      },
    },
  });
}

function beginStep(view: EditorView, goesOn: (state: EditorState) => boolean): void {
  dispatchKeepingCaret(view, (tr) => (goesOn(view.state) ? null : closeHistory(tr)));
}

/** Korean composes each syllable and a dead key a letter: they go on with their word. Chinese, Japanese and Thai part no words by spaces. */
const letter = /[\p{L}\p{M}\p{N}'’-]$/u;
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}ー]$/u;

function isInWord({ selection }: EditorState): boolean {
  if (!selection.empty) return false;
  const { parent, parentOffset } = selection.$from;
  const before = parent.textBetween(Math.max(0, parentOffset - 2), parentOffset, undefined, '\ufffc');
  return letter.test(before) && !withoutSpaces.test(before);
}
