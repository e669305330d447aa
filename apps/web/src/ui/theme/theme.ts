import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { Direction } from '@redraft/sentences/languages';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palettes.ts';
import { typography } from './typography.ts';

/** Storage key that `build/color-scheme.js` reads before the first paint. */
export const modeStorageKey = 'redraft.mode';

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'rd' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  typography,
  components,
};

const themes = new Map<Direction, Theme>();

/** The theme of pages in a direction; made when the first of them is shown. */
export function getTheme(direction: Direction): Theme {
  const known = themes.get(direction);
  if (known !== undefined) return known;
  const theme = createTheme({ ...options, direction });
  themes.set(direction, theme);
  return theme;
}
