import { suggestionModeKey } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import type { Direction } from '@redraft/sentences/languages';
import { isHistoryTransaction } from 'prosemirror-history';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { afterComposition } from '../../ui/after-composition.ts';
import { findTextDirection } from '../../ui/text-direction.ts';
import { findTextBeforeTyping } from '../../ui/typed-text.ts';
import { getEmptyDirection } from '../document/direction/paragraph-direction.ts';

/**
 * A paragraph whose first typed letter is written from right to left runs from right to left in the file too. An empty text of a reader whose
 * language is written so begins from right to left, unless the first character is a letter of the other direction.
 */
export function typedDirectionPlugin(): Plugin {
  return new Plugin({
    props: { handleDOMEvents: afterComposition(readShownDirection, turnComposedParagraph) },
    appendTransaction: (transactions, before, state) =>
      isTyping(transactions) && beginsRightToLeft(before, state)
        ? turnRightToLeft(state, getEmptyDirection(before.doc))
        : null,
  });
}

function isTyping(transactions: readonly Transaction[]): boolean {
  const isOther = (tr: Transaction): boolean =>
    isHistoryTransaction(tr) ||
    tr.getMeta('composition') !== undefined ||
    tr.getMeta('addToHistory') === false;
  return transactions.some(({ docChanged }) => docChanged) && !transactions.some(isOther);
}

/** Whether this change gave the caret's paragraph its first letter, or an empty text its first character. */
function beginsRightToLeft(before: EditorState, state: EditorState): boolean {
  const { doc, selection } = state;
  const { $from } = selection;
  const kept = findTextBeforeTyping(before, state);
  if (kept === null || findTextDirection(kept) !== null || $from.parent.content.size === 0) return false;
  const direction = findTextDirection($from.parent.textContent);
  if (direction !== null) return direction === 'rtl';
  return getEmptyDirection(before.doc) === 'rtl' && doc.childCount === before.doc.childCount;
}

/** How a paragraph without letters is shown; null for another. */
function readShownDirection({ doc, selection }: EditorState): Direction | null {
  const hasLetters = findTextDirection(selection.$from.parent.textContent) !== null;
  return hasLetters ? null : getEmptyDirection(doc);
}

function turnComposedParagraph(view: EditorView, shownBefore: Direction): void {
  if (findTextDirection(view.state.selection.$from.parent.textContent) !== 'rtl') return;
  const tr = turnRightToLeft(view.state, shownBefore);
  if (tr !== null) view.dispatch(tr);
}

/** Null where the paragraph has a direction already, and for suggestions, which are of words only. */
function turnRightToLeft(state: EditorState, shownBefore: Direction): Transaction | null {
  const { selection, storedMarks, tr } = state;
  const { $from } = selection;
  const isSuggesting = suggestionModeKey.getState(state)?.active === true;
  if ($from.parent.type.name !== 'paragraph' || typeof $from.parent.attrs.bidi === 'boolean' || isSuggesting)
    return null;
  tr.setNodeAttribute($from.before(), 'bidi', true);
  // Aligned at the right, it stays there.
  if (shownBefore === 'ltr' && $from.parent.attrs.alignment === 'right')
    tr.setNodeAttribute($from.before(), 'alignment', 'left');
  return storedMarks === null ? tr : tr.setStoredMarks(storedMarks);
}
