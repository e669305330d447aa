import type { DocumentEditor } from '../../editing/editing.ts';

/** Window coordinates in pixels; content above the text grows upwards. */
export interface ScreenPosition {
  left: number;
  top: number | 'auto';
  bottom: number | 'auto';
  maxHeight: number;
}

/** Maximum size. */
interface Size {
  width: number;
  height: number;
}

/** Gap to the text, and to the edge of the window. */
const gap = 6;

/** Position for a box of that size: below the end of the selection, or above it if there is no space; null if the selection is not visible. */
export function computePositionAtSelection(
  { view }: DocumentEditor,
  { width, height }: Size,
): ScreenPosition | null {
  const end = view.coordsAtPos(view.state.selection.to, -1);
  const text = view.dom.parentElement?.getBoundingClientRect();
  const isVisible = end.bottom > (text?.top ?? 0) && end.top < window.innerHeight;
  if (!isVisible) return null;
  const left = Math.round(Math.max(gap, Math.min(end.left, window.innerWidth - width - gap)));
  const [above, below] = [end.top - gap, window.innerHeight - end.bottom - gap];
  const isBelow = height < below || below >= above;
  const maxHeight = Math.round(Math.min(height, (isBelow ? below : above) - gap));
  return isBelow
    ? { left, maxHeight, top: Math.round(end.bottom + gap), bottom: 'auto' }
    : { left, maxHeight, top: 'auto', bottom: Math.round(window.innerHeight - above) };
}
