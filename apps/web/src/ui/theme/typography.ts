import type { TypographyVariantsOptions } from '@mui/material/styles';

const sans = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
export const serif = '"Source Serif 4 Variable", Georgia, "Times New Roman", serif';

/** A serif for titles and student texts, a sans serif for the interface. */
export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontSize: 14,
  h1: { fontFamily: serif, fontSize: '2.25rem', fontWeight: 560, lineHeight: 1.2, letterSpacing: '-0.012em' },
  h2: {
    fontFamily: serif,
    fontSize: '1.625rem',
    fontWeight: 560,
    lineHeight: 1.25,
    letterSpacing: '-0.008em',
  },
  h3: { fontFamily: serif, fontSize: '1.25rem', fontWeight: 580, lineHeight: 1.3 },
  h4: { fontFamily: serif, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 },
  h5: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  h6: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.8438rem', lineHeight: 1.5 },
  caption: { fontSize: '0.7813rem', lineHeight: 1.45 },
  overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.07em', lineHeight: 1.6 },
  button: { textTransform: 'none', fontWeight: 560, fontSize: '0.875rem' },
  prose: { fontFamily: serif, fontSize: '1.125rem', lineHeight: 1.7, fontOpticalSizing: 'auto' },
};
