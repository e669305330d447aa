import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { setFindHighlights } from './find-plugin.ts';
import type { Match } from './search.ts';

/** Minimum distance of the current match from the top and bottom of the visible area, in pixels. */
const margin = 60;

/** Highlights the visible matches. Reads layout: do not call it while the user types. */
export function markCurrentMatch(view: EditorView, matches: readonly Match[], current: Match | null): void {
  const scroller = findScroller(view);
  const visibleArea = { top: 0, bottom: window.innerHeight, ...getVerticalBounds(scroller) };
  const [first, last] = [findPositionAt(view, visibleArea.top), findPositionAt(view, visibleArea.bottom)];
  const visibleMatches = matches.filter(
    ({ from, to }) => to >= (first ?? 0) && from <= (last ?? Number.POSITIVE_INFINITY),
  );
  dispatchKeepingCaret(view, (tr) => setFindHighlights(tr, { visibleMatches, current }));
}

export function unmarkCurrentMatch(view: EditorView): void {
  dispatchKeepingCaret(view, (tr) => setFindHighlights(tr, null));
}

/** Scrolls a position into view if needed, with some lines above it. */
export function scrollToMatch(view: EditorView, pos: number): void {
  const scroller = findScroller(view);
  if (scroller === null) return;
  const coordinates = view.coordsAtPos(pos);
  const { top, bottom, height } = scroller.getBoundingClientRect();
  if (coordinates.top > top + margin && coordinates.bottom < bottom - margin) return;
  scroller.scrollTop += coordinates.top - top - height / 3;
}

export function findScroller(view: EditorView): HTMLElement | null {
  return view.dom.closest<HTMLElement>('.desk');
}

function getVerticalBounds(scroller: HTMLElement | null): { top: number; bottom: number } | null {
  if (scroller === null) return null;
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top, bottom };
}

/** Null if there is no text: in a margin, or between two pages. */
function findPositionAt(view: EditorView, top: number): number | null {
  const { left, width } = view.dom.getBoundingClientRect();
  return view.posAtCoords({ left: left + width / 2, top })?.pos ?? null;
}
