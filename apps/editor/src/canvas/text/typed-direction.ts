import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { findTextDirection } from '../../ui/text-direction.ts';
import { findTextBeforeTyping } from '../../ui/typed-here.ts';
import { getParagraphFormat, textSchema } from './text-schema.ts';

/** Views read the last composed characters shortly after the end. */
const compositionEndMs = 100;

/** A paragraph whose first typed letter is written from right to left runs from right to left, and stands at the right if it stood at the left. */
export function createTypedDirectionPlugin(): Plugin {
  let hadLetters = true;
  return new Plugin({
    props: {
      handleDOMEvents: {
        compositionstart: ({ state }) => {
          hadLetters = findTextDirection(state.selection.$from.parent.textContent) !== null;
          return false;
        },
        // Changing the paragraph earlier would end the composition.
        compositionend: (view) => {
          if (!hadLetters) setTimeout(() => turnComposedParagraph(view), compositionEndMs);
          return false;
        },
      },
    },
    appendTransaction: (transactions, before, state) => {
      const isTyped = transactions.some((tr) => tr.docChanged && tr.getMeta('shown') !== true);
      const isComposing = transactions.some((tr) => tr.getMeta('composition') !== undefined);
      return isTyped && !isComposing ? turnTypedParagraph(before, state) : null;
    },
  });
}

function turnComposedParagraph(view: EditorView): void {
  if (view.isDestroyed || view.composing || !view.editable) return;
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
