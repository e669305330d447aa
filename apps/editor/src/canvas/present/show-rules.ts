import type { ScenePage } from '../scene/scene.ts';

/** Hidden slides are skipped; if all are hidden, all are shown. */
export function visiblePages(pages: readonly ScenePage[]): readonly ScenePage[] {
  const shown = pages.filter(({ isHidden }) => !isHidden);
  return shown.length === 0 ? pages : shown;
}

/** The slide index after a key; the end screen follows the last slide. Null for keys without an effect. */
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
