import type { SelectedWords } from '@redraft/wopi';
import { wordsIn } from '../clipboard/clipboard.ts';
import { selectedNow } from '../commands/editor-commands.ts';
import { listTextPlaces } from '../commands/places.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { wordsOf } from '../text/text-formats.ts';

/** Context characters on each side: enough to distinguish equal sentences. */
const around = 64;
const maxWords = 5000;

/** The selected text, or the text of the selected shapes, with its offset in the text of the page. */
export function selectedWords(context: EditorContext): Omit<SelectedWords, 'version'> {
  const words = (
    writtenWords(context) ?? selectedNow(context).map(wordsIn).filter(Boolean).join('\n')
  ).normalize('NFC');
  if (words.trim() === '') return { words: '', before: '', after: '', at: 0 };
  const page = listTextPlaces(context.canvas.page())
    .map(({ text }) => wordsOf(text))
    .filter(Boolean)
    .join('\n')
    .normalize('NFC');
  const start = Math.max(0, page.indexOf(words));
  const [before, after] = [[...page.slice(0, start)], [...page.slice(start + words.length)]];
  return {
    words: [...words].slice(0, maxWords).join(''),
    before: before.slice(-around).join(''),
    after: after.slice(0, around).join(''),
    at: before.length,
  };
}

function writtenWords(context: EditorContext): string | null {
  const state = context.editor()?.view.state;
  if (state === undefined) return null;
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, '\n', '\n');
}
