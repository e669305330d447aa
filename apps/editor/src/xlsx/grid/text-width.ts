import { useEffect, useMemo, useState } from 'react';
import type { CellFormat } from '../workbook/style.ts';
import { fontOf } from './cell-style.ts';

/** How wide a text is in the letters of a cell, in pixels. */
export type TextWidth = (text: string, format: CellFormat) => number;

/** More texts than are in sight at once; then it begins anew. */
const maxKnown = 20_000;

/** Measured with the fonts that are there; another function, and so another drawing, when more of them have come. */
export function useTextWidth(): TextWidth {
  const [round, setRound] = useState(0);
  // Synchronises with the browser, which loads a font when it is first drawn with.
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
