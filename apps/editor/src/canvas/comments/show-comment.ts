import { indexShapes } from '../connectors/page-shapes.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import type { CommentPlace } from './comment-place.ts';

const minEdgeDistance = 24;

/** Marks the place of a comment on the page and scrolls it into view; the focus stays. */
export function markComment(context: EditorContext, id: string): void {
  context.setUiState({ activeComment: id });
  const pin = document.querySelector(`[data-pin="${CSS.escape(id)}"]`);
  const desk = pin?.closest('.desk');
  if (pin == null || desk == null) return;
  // Only the page is scrolled, not the window around the editor.
  const [place, area] = [pin.getBoundingClientRect(), desk.getBoundingClientRect()];
  desk.scrollTop += getDistance(place.top, place.bottom, area.top, area.bottom);
  desk.scrollLeft += getDistance(place.left, place.right, area.left, area.right);
}

/** How far a range must be moved to be within an area. */
function getDistance(start: number, end: number, areaStart: number, areaEnd: number): number {
  if (start < areaStart + minEdgeDistance) return start - areaStart - minEdgeDistance;
  return Math.max(0, end - areaEnd + minEdgeDistance);
}

/** Shows the card of a comment and moves the focus to it. */
export function openCard(context: EditorContext, id: string): void {
  context.setUiState({ panel: 'comments', activeComment: id });
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`)?.focus({ preventScroll: true }),
  );
}

/** Selects what a comment is about, and moves the focus to it. */
export function selectPlace(context: EditorContext, { shape }: CommentPlace): void {
  const { shapes } = context.canvas.getPage();
  context.canvas.select({
    textPath: null,
    groupId: shape === null ? null : (indexShapes(shapes).get(shape.id)?.groups.at(-1)?.id ?? null),
    ids: shape === null ? [] : [shape.id],
  });
  context.focus();
}
