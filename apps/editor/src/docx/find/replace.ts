import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import type { Match } from './search.ts';

/** Puts other words in the place of one match; they look as those did. The caret stands behind them. */
export function replaceMatch({ from, to }: Match, words: string): Command {
  return (state, dispatch) => {
    const tr = put(state.tr, { from, to }, words);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + words.length)));
    return true;
  };
}

/** All of them in one step of undoing. */
export function replaceAll(matches: readonly Match[], words: string): Command {
  return (state, dispatch) => {
    if (matches.length === 0) return false;
    const tr = state.tr;
    // From the end, so that no place moves before it was reached.
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
