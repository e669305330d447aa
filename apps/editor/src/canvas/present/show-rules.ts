import type { ScenePage } from '../scene/scene.ts';

/** Hidden slides are left out; where all are hidden there is nothing to leave out. */
export function visiblePages(pages: readonly ScenePage[]): readonly ScenePage[] {
  const shown = pages.filter(({ isHidden }) => !isHidden);
  return shown.length === 0 ? pages : shown;
}

/** Where a key leads; the end of the show is behind the last slide. Null for keys that lead nowhere. */
export function stepAfterKey(key: string, { at, count }: { at: number; count: number }): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
    case ' ':
    case 'Enter':
    case 'n':
      return at + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
    case 'Backspace':
    case 'p':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
