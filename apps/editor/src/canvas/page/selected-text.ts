import type { SelectedWords } from '@redraft/wopi';
import { getShapeText } from '../clipboard/clipboard.ts';
import { getSelectedShapes } from '../commands/editor-commands.ts';
import { listTexts } from '../commands/find-shapes.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { getBodyText } from '../text/text-formats.ts';

/** Context characters on each side: enough to distinguish equal sentences. */
const contextLength = 64;
const maxSelectedCharacters = 5000;

/** The selected text, or the text of the selected shapes, with its offset in the text of the page. */
export function getSelectedText(context: EditorContext): Omit<SelectedWords, 'version'> {
  const selectedText = (
    getEditedSelection(context) ?? getSelectedShapes(context).map(getShapeText).filter(Boolean).join('\n')
  ).normalize('NFC');
  if (selectedText.trim() === '') return { words: '', before: '', after: '', at: 0 };
  const pageText = listTexts(context.canvas.getPage())
    .map(({ text }) => getBodyText(text))
    .filter(Boolean)
    .join('\n')
    .normalize('NFC');
  const start = Math.max(0, pageText.indexOf(selectedText));
  const [before, after] = [[...pageText.slice(0, start)], [...pageText.slice(start + selectedText.length)]];
  return {
    words: [...selectedText].slice(0, maxSelectedCharacters).join(''),
    before: before.slice(-contextLength).join(''),
    after: after.slice(0, contextLength).join(''),
    at: before.length,
  };
}

function getEditedSelection(context: EditorContext): string | null {
  const state = context.getEditor()?.view.state;
  if (state === undefined) return null;
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, '\n', '\n');
}
