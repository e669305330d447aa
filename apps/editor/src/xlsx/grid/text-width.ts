import { useEffect, useMemo, useState } from 'react';
import type { CellFormat } from '../workbook/style.ts';
import { fontOf } from './cell-style.ts';

/** Width of a text in the font of a cell, in pixels. */
export type TextWidth = (text: string, format: CellFormat) => number;

/** Cache limit, more than the visible texts; then the cache is cleared. */
const maxKnown = 20_000;

/** Measures with the loaded fonts; a new function, and thus a new render, after more fonts were loaded. */
export function useTextWidth(): TextWidth {
  const [round, setRound] = useState(0);
  // Synchronises with the browser, which loads a font on first use.
  useEffect(() => {
    const next = (): void => setRound((before) => before + 1);
    document.fonts.addEventListener('loadingdone', next);
    return () => document.fonts.removeEventListener('loadingdone', next);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured before holds no longer
  return useMemo(createTextWidth, [round]);
}

export function createTextWidth(): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, format) => {
    const font = fontOf(format);
    const key = `${font}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (context !== null && context.font !== font) context.font = font;
    const width = context?.measureText(text).width ?? text.length * format.size * 0.66;
    if (known.size >= maxKnown) known.clear();
    known.set(key, width);
    return width;
  };
}
