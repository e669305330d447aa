import type { ThemeComponents } from './theme-components.ts';

/** The parts that people's words stand in: titles, names, cells, options, what is typed. */
const holdingWords = ['MuiChip', 'MuiMenuItem', 'MuiTab', 'MuiTableCell', 'MuiTypography'] as const;

/**
 * Lays people's words out in their own direction, wherever they stand: a title in Hebrew or Arabic from right to
 * left, on a page that is read from left to right. What has no letters stays as the page is.
 */
export function directionOfWords(base: ThemeComponents): ThemeComponents {
  const directed = Object.fromEntries(
    holdingWords.map((part) => [
      part,
      { ...base[part], defaultProps: { ...base[part]?.defaultProps, dir: 'auto' } },
    ]),
  );
  return {
    ...base,
    ...directed,
    MuiInputBase: { ...base.MuiInputBase, defaultProps: { slotProps: { input: { dir: 'auto' } } } },
  };
}
