import { useEffect, useMemo, useState } from 'react';
import type { CellFormat } from '../workbook/style.ts';
import { toCanvasFont } from './cell-style.ts';

/** Width of a text in the font of a cell, in pixels. */
export type TextWidth = (text: string, format: CellFormat) => number;

/** Cache limit, more than the visible texts; then the cache is cleared. */
const maxCachedWidths = 20_000;

/** Measures with the loaded fonts; a new function, and thus a new render, after more fonts were loaded. */
export function useTextWidth(): TextWidth {
  const [fontVersion, setRound] = useState(0);
  // Listens to loaded fonts: the browser loads a font on its first use.
  useEffect(() => {
    const countUp = (): void => setRound((previous) => previous + 1);
    document.fonts.addEventListener('loadingdone', countUp);
    return () => document.fonts.removeEventListener('loadingdone', countUp);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured before holds no longer
  return useMemo(createTextWidth, [fontVersion]);
}

export function createTextWidth(): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  const cache = new Map<string, number>();
  return (text, format) => {
    const font = toCanvasFont(format);
    const key = `${font}\n${text}`;
    const previous = cache.get(key);
    if (previous !== undefined) return previous;
    if (context !== null && context.font !== font) context.font = font;
    const width = context?.measureText(text).width ?? text.length * format.size * 0.66;
    if (cache.size >= maxCachedWidths) cache.clear();
    cache.set(key, width);
    return width;
  };
}
