import type { ScenePage } from '../scene/scene.ts';

/** Hidden slides are skipped; if all are hidden, all are shown. */
export function listShownPages(pages: readonly ScenePage[]): readonly ScenePage[] {
  const shownPages = pages.filter(({ isHidden }) => !isHidden);
  return shownPages.length === 0 ? pages : shownPages;
}

/** A duration in milliseconds as hours, minutes and seconds: `4:05`, `1:04:05`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pad = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** The slide index after a key; the end screen follows the last slide. Null for keys without an effect. */
export function computeIndexAfterKey(
  key: string,
  { at: index, count }: { at: number; count: number },
): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
    case ' ':
    case 'Enter':
    case 'n':
      return index + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
    case 'Backspace':
    case 'p':
      return Math.max(0, index - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** How far a finger moves before it is a swipe, in CSS pixels. */
const minSwipe = 40;

/** Slides to go on after a swipe: 1, or -1 from left to right; null for a tap or another movement. */
export function computeSwipe(movement: { x: number; y: number }): 1 | -1 | null {
  if (Math.abs(movement.x) < minSwipe || Math.abs(movement.x) <= Math.abs(movement.y)) return null;
  return movement.x < 0 ? 1 : -1;
}
