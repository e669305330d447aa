import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '@redraft/sentences/languages';

const styles = createCache({ key: 'css' });
let mirroredStyles: EmotionCache | null = null;

/** Loads what pages need to be shown in a direction. */
export async function loadPageStyles(direction: Direction): Promise<void> {
  if (direction === 'rtl') mirroredStyles ??= (await import('./mirrored-styles.ts')).mirroredStyles;
}

/** The styles of pages in a direction, after they were loaded. */
export const getPageStyles = (direction: Direction): EmotionCache =>
  direction === 'rtl' && mirroredStyles !== null ? mirroredStyles : styles;
