import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palettes.ts';
import { typography } from './typography.ts';

/** Storage key that `public/color-scheme.js` reads before the first paint. */
export const modeStorageKey = 'redraft.mode';

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'rd' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  typography,
  components,
};

/** The theme by the direction of the page. */
export const themes = {
  ltr: createTheme({ ...options, direction: 'ltr' }),
  rtl: createTheme({ ...options, direction: 'rtl' }),
} as const;
