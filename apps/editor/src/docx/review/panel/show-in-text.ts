import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isPanelOverDocument } from '../../../ui/panel-over-document.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { updateReview } from '../review-state.ts';
import { findCurrentItem, getItemRange, type ReviewItem, toActiveItem } from './review-list.ts';

/** Highlights the text of a card and scrolls it into view; the focus stays. */
export function highlightRange(editor: DocumentEditor, item: ReviewItem): void {
  const { view } = editor;
  const currentItem = findCurrentItem(editor, item);
  if (currentItem === null) return;
  view.dispatch(updateReview(view.state.tr, { active: toActiveItem(currentItem) }));
  const range = getItemRange(currentItem);
  if (range === null) return;
  scrollTextIntoView(view, range.from);
}

/** Minimum distance in pixels from the edge of the viewport. */
const minEdgeDistance = 24;

/** Scrolls only the text, not the page around the editor. */
function scrollTextIntoView(view: EditorView, position: number): void {
  const scroller = view.dom.closest('.desk');
  if (scroller === null) return;
  const line = view.coordsAtPos(position, 1);
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = top + minEdgeDistance - line.top;
  const below = line.bottom - (bottom - minEdgeDistance);
  if (above > 0 || isPanelOverDocument()) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}

/** Selects the text of a card and focuses it. */
export function selectItemText(editor: DocumentEditor, item: ReviewItem): void {
  const { view } = editor;
  const currentItem = findCurrentItem(editor, item);
  const range = currentItem && getItemRange(currentItem);
  if (currentItem !== null && range !== null) {
    const { doc, tr } = view.state;
    const selection = TextSelection.between(doc.resolve(range.from), doc.resolve(range.to));
    view.dispatch(
      updateReview(tr.setSelection(selection), { active: toActiveItem(currentItem) }).scrollIntoView(),
    );
  }
  view.focus();
}
