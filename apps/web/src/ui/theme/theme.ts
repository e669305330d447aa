import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palettes.ts';
import { typography } from './typography.ts';

/** Storage key that `public/color-scheme.js` reads before the first paint. */
export const modeStorageKey = 'redraft.mode';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'rd' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  typography,
  components,
});
