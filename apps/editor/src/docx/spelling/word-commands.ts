import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { addToPersonalDictionary } from './spelling-choice.ts';
import { getCurrentUser, getSpellingMarks, type Misspelling, setSpellingAction } from './spelling-marks.ts';
import { lookedUp } from './words-in.ts';

/** Actions on an unknown word. No effect if the text has changed since. */
export function replaceWord(view: EditorView, at: Misspelling, by: string): void {
  const { state } = view;
  const now = placeNow(state, at);
  if (!view.editable || now === null) return;
  const { from, to } = now;
  const before = state.doc.textBetween(from, to);
  // Typographic apostrophes are kept.
  const text = before.includes('’') ? by.replaceAll("'", '’') : by;
  const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
  const tr = state.tr.replaceWith(from, to, state.schema.text(text, marks));
  view.dispatch(tr.scrollIntoView());
}

/** The current position of a word after changes before it. */
function placeNow(state: EditorState, at: Misspelling): Misspelling | null {
  const [shown] = getSpellingMarks(state).highlighted.find();
  const places = shown === undefined ? [at] : [{ ...at, from: shown.from, to: shown.to }, at];
  const isThere = ({ from, to, word }: Misspelling): boolean =>
    to <= state.doc.content.size && lookedUp(state.doc.textBetween(from, to)) === word;
  return places.find(isThere) ?? null;
}

export function ignoreOnce(view: EditorView, at: Misspelling): void {
  const now = placeNow(view.state, at);
  if (now !== null) view.dispatch(setSpellingAction(view.state.tr, { kind: 'ignore', misspelling: now }));
}

export function ignoreAlways(view: EditorView, { word }: Misspelling): void {
  view.dispatch(setSpellingAction(view.state.tr, { kind: 'ignoreWord', word }));
}

export function addWord(view: EditorView, at: Misspelling): void {
  addToPersonalDictionary(getCurrentUser(view.state), at.word);
  ignoreOnce(view, at);
}
