import type { ThemeComponents } from './theme-components.ts';

/** Components that show user content: titles, names, cells, options, input. */
const holdingWords = ['MuiChip', 'MuiMenuItem', 'MuiTab', 'MuiTableCell', 'MuiTypography'] as const;

/**
 * Sets the text direction of user content by its first strong character (`dir="auto"`): a Hebrew or Arabic title runs right to left on a
 * left-to-right page. Content without letters keeps the page's direction.
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
