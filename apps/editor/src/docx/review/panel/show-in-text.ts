import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Editing } from '../../editing/editing.ts';
import { updateReview } from '../review-state.ts';
import { activeOf, type Item, itemNow, rangeOf } from './review-list.ts';

/** Draws the words of a card stronger and brings them in sight; the focus stays where it is. */
export function highlightRange(editing: Editing, item: Item): void {
  const { view } = editing;
  const now = itemNow(editing, item);
  if (now === null) return;
  view.dispatch(updateReview(view.state.tr, { active: activeOf(now) }));
  const range = rangeOf(now);
  if (range === null) return;
  scrollIntoSight(view, range.from);
}

/** Pixels between the edge of the desk and words that are brought in sight. */
const sightMargin = 24;

/** Scrolls the text alone: the page around the editor stays where it is. */
function scrollIntoSight(view: EditorView, place: number): void {
  const scroller = view.dom.closest('.desk');
  if (scroller === null) return;
  const line = view.coordsAtPos(place, 1);
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = top + sightMargin - line.top;
  const below = line.bottom - (bottom - sightMargin);
  if (above > 0 || isSheet()) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}

/** Selects the words of a card, in the text. */
export function goToWords(editing: Editing, item: Item): void {
  const { view } = editing;
  const now = itemNow(editing, item);
  const range = now && rangeOf(now);
  if (now !== null && range !== null) {
    const { doc, tr } = view.state;
    const selection = TextSelection.between(doc.resolve(range.from), doc.resolve(range.to));
    view.dispatch(updateReview(tr.setSelection(selection), { active: activeOf(now) }).scrollIntoView());
  }
  view.focus();
}

/** The panel lies over the text: see panels.css. */
export function isSheet(): boolean {
  return window.matchMedia('(max-width: 700px)').matches;
}
