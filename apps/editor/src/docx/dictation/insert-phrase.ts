import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { fitPhrase } from './phrases.ts';
import { findDictationPlace, setDictationPreview } from './preview-plugin.ts';

/** Inserted as typed words are: with the formatting at its place, as a suggestion if changes are tracked, and as one step to undo. */
export function insertPhrase(view: EditorView, phrase: string): void {
  dispatchKeepingCaret(view, (tr) => closeHistory(tr));
  const { state } = view;
  const { from, to } = findDictationPlace(state);
  const text = fitPhrase(phrase, readLine(state.doc, from, to));
  if (text === '') return;
  if (from !== state.selection.from || to !== state.selection.to) {
    // The caret has left the phrase, and stays where it is.
    view.dispatch(state.tr.insert(to, state.schema.text(text, state.doc.resolve(to).marks())));
    return;
  }
  const insert = () => view.state.tr.insertText(text, from, to).scrollIntoView();
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert));
  if (isHandled !== true) view.dispatch(insert());
}

/** Words at the place where they will be inserted; null ends the preview. */
export function showPreview(view: EditorView, words: string | null): void {
  dispatchKeepingCaret(view, (tr) => {
    if (words === null) return setDictationPreview(tr, null);
    const { from, to } = findDictationPlace(view.state);
    return setDictationPreview(tr, fitPhrase(words, readLine(tr.doc, from, to)));
  });
}

/** Characters on either side of a place that decide how a phrase is joined to them. */
const nearby = 20;

function readLine(doc: Node, from: number, to: number): { before: string; after: string } {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const read = ({ parent }: typeof $from, start: number, end: number): string =>
    parent.textBetween(Math.max(0, start), Math.min(parent.content.size, end), undefined, readLeaf);
  return {
    before: read($from, $from.parentOffset - nearby, $from.parentOffset),
    after: read($to, $to.parentOffset, $to.parentOffset + nearby),
  };
}

const leafTexts: Readonly<Record<string, string>> = { hardBreak: '\n', tab: '\t' };

const readLeaf = ({ type }: Node): string => leafTexts[type.name] ?? '\ufffc';
