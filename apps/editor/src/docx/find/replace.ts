import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import type { Match } from './search.ts';

/** Replaces one match and keeps its formatting. The caret moves after it. */
export function replaceMatch({ from, to }: Match, words: string): Command {
  return (state, dispatch) => {
    const tr = put(state.tr, { from, to }, words);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + words.length)));
    return true;
  };
}

/** Replaces all matches in one undo step. */
export function replaceAll(matches: readonly Match[], words: string): Command {
  return (state, dispatch) => {
    if (matches.length === 0) return false;
    const tr = state.tr;
    // Backwards, so that earlier positions stay valid.
    for (const match of matches.toReversed()) put(tr, match, words);
    dispatch?.(tr);
    return true;
  };
}

function put(tr: Transaction, { from, to }: Match, words: string): Transaction {
  if (words === '') return tr.delete(from, to);
  const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? [];
  return tr.replaceWith(from, to, tr.doc.type.schema.text(words, marks));
}
