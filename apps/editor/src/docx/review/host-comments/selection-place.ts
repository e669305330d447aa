import type { Editing } from '../../editing/editing.ts';

/** In the window, in pixels; what stands over the words grows upwards from them. */
export interface Place {
  left: number;
  top: number | 'auto';
  bottom: number | 'auto';
  maxHeight: number;
}

/** At the most. */
interface Size {
  width: number;
  height: number;
}

/** Between the words and what is shown at them, and to the edge of the window. */
const gap = 6;

/** For something of that size: under the end of the selected words, or over it where there is no room; null where they are out of sight. */
export function placeAtSelection({ view }: Editing, { width, height }: Size): Place | null {
  const end = view.coordsAtPos(view.state.selection.to, -1);
  const text = view.dom.parentElement?.getBoundingClientRect();
  const isSeen = end.bottom > (text?.top ?? 0) && end.top < window.innerHeight;
  if (!isSeen) return null;
  const left = Math.round(Math.max(gap, Math.min(end.left, window.innerWidth - width - gap)));
  const [above, below] = [end.top - gap, window.innerHeight - end.bottom - gap];
  const isBelow = height < below || below >= above;
  const maxHeight = Math.round(Math.min(height, (isBelow ? below : above) - gap));
  return isBelow
    ? { left, maxHeight, top: Math.round(end.bottom + gap), bottom: 'auto' }
    : { left, maxHeight, top: 'auto', bottom: Math.round(window.innerHeight - above) };
}
