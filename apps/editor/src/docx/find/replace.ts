import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import type { Match } from './search.ts';

/** Replaces one match and keeps its formatting. The caret moves after it. */
export function replaceMatch({ from, to }: Match, replacement: string): Command {
  return (state, dispatch) => {
    const tr = replaceRange(state.tr, { from, to }, replacement);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + replacement.length)));
    return true;
  };
}

/** Replaces all matches in one undo step. */
export function replaceAll(matches: readonly Match[], replacement: string): Command {
  return (state, dispatch) => {
    if (matches.length === 0) return false;
    const tr = state.tr;
    // Backwards, so that earlier positions stay valid.
    for (const match of matches.toReversed()) replaceRange(tr, match, replacement);
    dispatch?.(tr);
    return true;
  };
}

function replaceRange(tr: Transaction, { from, to }: Match, replacement: string): Transaction {
  if (replacement === '') return tr.delete(from, to);
  const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? [];
  return tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, marks));
}
