import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { afterComposition } from '../../ui/after-composition.ts';
import { findTextDirection } from '../../ui/text-direction.ts';
import { findTextBeforeTyping } from '../../ui/typed-text.ts';
import { getParagraphFormat, textSchema } from './text-schema.ts';

/** A paragraph whose first typed letter is written from right to left runs from right to left, and stands at the right if it stood at the left. */
export function createTypedDirectionPlugin(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: afterComposition(
        (state) => (isWithoutLetters(state) ? true : null),
        turnComposedParagraph,
      ),
    },
    appendTransaction: (transactions, before, state) => {
      const isTyped = transactions.some((tr) => tr.docChanged && tr.getMeta('shown') !== true);
      const isComposing = transactions.some((tr) => tr.getMeta('composition') !== undefined);
      return isTyped && !isComposing ? turnTypedParagraph(before, state) : null;
    },
  });
}

const isWithoutLetters = ({ selection }: EditorState): boolean =>
  findTextDirection(selection.$from.parent.textContent) === null;

function turnComposedParagraph(view: EditorView): void {
  const tr = turnParagraph(view.state);
  if (tr !== null) view.dispatch(tr);
}

function turnTypedParagraph(before: EditorState, state: EditorState): Transaction | null {
  const kept = findTextBeforeTyping(before, state);
  return kept === null || findTextDirection(kept) !== null ? null : turnParagraph(state);
}

function turnParagraph(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  if ($from.parent.type !== textSchema.nodes.paragraph) return null;
  const format = getParagraphFormat($from.parent.attrs);
  if (format.isRightToLeft || findTextDirection($from.parent.textContent) !== 'rtl') return null;
  const align = format.align === 'left' ? 'right' : format.align;
  const attrs = { ...$from.parent.attrs, look: { ...format, isRightToLeft: true, align } };
  return state.tr.setNodeMarkup($from.before(), null, attrs).setStoredMarks(state.storedMarks);
}
