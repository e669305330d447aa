import type { EditorView } from 'prosemirror-view';
import { dispatchAside } from '../selection/settled-caret.ts';
import { findKey } from './find-plugin.ts';
import type { Match } from './search.ts';

const margin = 60;

/** Marks those matches that can be seen now. Measures: not for use while somebody types. */
export function markSeen(view: EditorView, matches: readonly Match[], current: Match | null): void {
  const desk = deskOf(view);
  const seen = { top: 0, bottom: window.innerHeight, ...rectOf(desk) };
  const [first, last] = [placeAt(view, seen.top), placeAt(view, seen.bottom)];
  const near = matches.filter(
    ({ from, to }) => to >= (first ?? 0) && from <= (last ?? Number.POSITIVE_INFINITY),
  );
  dispatchAside(view, (tr) => tr.setMeta(findKey, { seen: near, current }));
}

export function unmark(view: EditorView): void {
  dispatchAside(view, (tr) => tr.setMeta(findKey, null));
}

/** Brings a place into view, with some lines before it, if it is not there. */
export function showPlace(view: EditorView, pos: number): void {
  const desk = deskOf(view);
  if (desk === null) return;
  const at = view.coordsAtPos(pos);
  const { top, bottom, height } = desk.getBoundingClientRect();
  if (at.top > top + margin && at.bottom < bottom - margin) return;
  desk.scrollTop += at.top - top - height / 3;
}

export function deskOf(view: EditorView): HTMLElement | null {
  return view.dom.closest<HTMLElement>('.desk');
}

function rectOf(desk: HTMLElement | null): { top: number; bottom: number } | null {
  if (desk === null) return null;
  const { top, bottom } = desk.getBoundingClientRect();
  return { top, bottom };
}

/** Null where no text is: in a margin, between two pages. */
function placeAt(view: EditorView, top: number): number | null {
  const { left, width } = view.dom.getBoundingClientRect();
  return view.posAtCoords({ left: left + width / 2, top })?.pos ?? null;
}
