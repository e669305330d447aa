import type { PaletteOptions } from '@mui/material/styles';

/**
 * The colours of the product, the only place with raw colour values. Each text colour has at least 4.5 : 1 contrast against every surface it is used
 * on; `npm run e2e` checks that with axe. `surface.reading`, the brightest surface, is for the student's text. `chart` uses the colours of Okabe and
 * Ito for categories and the Blues of ColorBrewer for quantities: both are safe for colour-blind readers. The dark scheme reverses the Blues and
 * lightens those that would be too dark.
 */
export const lightPalette: PaletteOptions = {
  mode: 'light',
  primary: { main: '#1F5673', light: '#3F7A99', dark: '#153F55', contrastText: '#FFFFFF' },
  secondary: { main: '#A34B25', light: '#C4704A', dark: '#7C3718', contrastText: '#FFFFFF' },
  success: { main: '#2C6946', light: '#4D8A67', dark: '#1E4D33', contrastText: '#FFFFFF' },
  warning: { main: '#7F520A', light: '#B98526', dark: '#5F3D06', contrastText: '#FFFFFF' },
  error: { main: '#A5322B', light: '#C6594F', dark: '#7D231E', contrastText: '#FFFFFF' },
  info: { main: '#3C5F77', light: '#64869D', dark: '#2A4658', contrastText: '#FFFFFF' },
  text: { primary: '#1C2024', secondary: '#575B5C', disabled: '#8B8B86' },
  background: { default: '#FAF8F4', paper: '#FFFDFA' },
  divider: '#E3DED3',
  action: { hover: 'rgba(60, 50, 30, 0.05)', selected: 'rgba(31, 86, 115, 0.09)' },
  surface: { chrome: '#F3EFE6', sunken: '#F6F3EC', reading: '#FFFFFF', border: '#D2CBBC', marked: '#FAEFD8' },
  revision: {
    inserted: '#1E4D33',
    insertedBackground: '#DCEFE1',
    deleted: '#7D231E',
    deletedBackground: '#F8DFDA',
  },
  chart: {
    one: '#0072B2',
    two: '#D55E00',
    three: '#009E73',
    four: '#CC79A7',
    five: '#E69F00',
    six: '#56B4E9',
    grid: '#E3DED3',
    heat0: '#F1ECE1',
    heat1: '#BDD7E7',
    heat2: '#6BAED6',
    heat3: '#3182BD',
    heat4: '#08519C',
  },
};

export const darkPalette: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#8EC2DF', light: '#B3D7EA', dark: '#5F9DBF', contrastText: '#0D2230' },
  secondary: { main: '#E5A07C', light: '#F0BEA4', dark: '#C77B52', contrastText: '#2B1206' },
  success: { main: '#8ACBA2', light: '#ACDCBD', dark: '#5FA87C', contrastText: '#0B2416' },
  warning: { main: '#E3BA6B', light: '#EFD09A', dark: '#BF9440', contrastText: '#2A1D04' },
  error: { main: '#F0998F', light: '#F6B9B2', dark: '#CE6C61', contrastText: '#330C08' },
  info: { main: '#A3C0D3', light: '#C2D6E3', dark: '#7A9DB4', contrastText: '#13222C' },
  text: { primary: '#E9E5DC', secondary: '#ABA89F', disabled: '#76746D' },
  background: { default: '#15171A', paper: '#1C1F22' },
  divider: '#2E3135',
  action: { hover: 'rgba(240, 230, 210, 0.06)', selected: 'rgba(142, 194, 223, 0.14)' },
  surface: { chrome: '#191B1E', sunken: '#181A1D', reading: '#212428', border: '#43464A', marked: '#38301D' },
  revision: {
    inserted: '#B5E2C5',
    insertedBackground: '#1E3B2A',
    deleted: '#F5BDB5',
    deletedBackground: '#4A2320',
  },
  chart: {
    one: '#56B4E9',
    two: '#E8834A',
    three: '#2BBF95',
    four: '#CC79A7',
    five: '#E69F00',
    six: '#F0E442',
    grid: '#2E3135',
    heat0: '#2B3036',
    heat1: '#1F4E79',
    heat2: '#3182BD',
    heat3: '#6BAED6',
    heat4: '#BDD7E7',
  },
};
