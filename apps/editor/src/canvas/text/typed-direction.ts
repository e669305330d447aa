import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { findTextDirection } from '../../ui/text-direction.ts';
import { getParagraphFormat, textSchema } from './text-schema.ts';

/** A paragraph whose first typed letter is written from right to left runs from right to left, and stands at the right if it stood at the left. */
export function createTypedDirectionPlugin(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, state) => {
      const isTyped = transactions.some((tr) => tr.docChanged && tr.getMeta('shown') !== true);
      const isComposing = transactions.some((tr) => tr.getMeta('composition') !== undefined);
      return isTyped && !isComposing ? turnTypedParagraph(before, state) : null;
    },
  });
}

function turnTypedParagraph(before: EditorState, state: EditorState): Transaction | null {
  const { $from } = state.selection;
  const hadLetters = findTextDirection(before.selection.$from.parent.textContent) !== null;
  if ($from.parent.type !== textSchema.nodes.paragraph || hadLetters) return null;
  const format = getParagraphFormat($from.parent.attrs);
  if (format.isRightToLeft || findTextDirection($from.parent.textContent) !== 'rtl') return null;
  const align = format.align === 'left' ? 'right' : format.align;
  const attrs = { ...$from.parent.attrs, look: { ...format, isRightToLeft: true, align } };
  return state.tr.setNodeMarkup($from.before(), null, attrs).setStoredMarks(state.storedMarks);
}
