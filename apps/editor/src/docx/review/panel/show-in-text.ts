import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type Active, type Range, tellReview } from '../review-state.ts';

/** Draws the words of a card stronger and brings them in sight; the focus stays where it is. */
export function pointOut(view: EditorView, active: Active, range: Range | null): void {
  view.dispatch(tellReview(view.state.tr, { active }));
  if (range === null) return;
  const { node } = view.domAtPos(range.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: isSheet() ? 'start' : 'nearest' });
}

/** Selects the words of a card, in the text. */
export function goToWords(view: EditorView, active: Active, range: Range | null): void {
  if (range !== null) {
    const { doc, tr } = view.state;
    const selection = TextSelection.between(doc.resolve(range.from), doc.resolve(range.to));
    view.dispatch(tellReview(tr.setSelection(selection), { active }).scrollIntoView());
  }
  view.focus();
}

/** The panel lies over the text: see panels.css. */
export function isSheet(): boolean {
  return window.matchMedia('(max-width: 700px)').matches;
}
