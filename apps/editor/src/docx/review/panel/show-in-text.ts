import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Editing } from '../../editing/editing.ts';
import { updateReview } from '../review-state.ts';
import { activeOf, type Item, itemNow, rangeOf } from './review-list.ts';

/** Highlights the text of a card and scrolls it into view; the focus stays. */
export function highlightRange(editing: Editing, item: Item): void {
  const { view } = editing;
  const now = itemNow(editing, item);
  if (now === null) return;
  view.dispatch(updateReview(view.state.tr, { active: activeOf(now) }));
  const range = rangeOf(now);
  if (range === null) return;
  scrollIntoSight(view, range.from);
}

/** Minimum distance in pixels from the edge of the viewport. */
const sightMargin = 24;

/** Scrolls only the text, not the page around the editor. */
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

/** Selects the text of a card and focuses it. */
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

/** Whether the panel covers the text: see panels.css. */
export function isSheet(): boolean {
  return window.matchMedia('(max-width: 700px)').matches;
}
