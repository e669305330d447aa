import type { ReadingPreferences } from './preferences.ts';

/** Multiples of WCAG 1.4.12 (Text Spacing): its minimum, and twice that. */
const letterSpacings = { normal: null, wide: '0.12em', wider: '0.24em' } as const;
const wordSpacings = { normal: null, wide: '0.16em', wider: '0.32em' } as const;

/** Letters that a font lacks are shown in the fonts of the interface. */
const fonts = {
  normal: null,
  'atkinson-hyperlegible': '"Atkinson Hyperlegible Next", "Inter Variable", system-ui, sans-serif',
  lexend: '"Lexend", "Inter Variable", system-ui, sans-serif',
} as const;

/** `data-reading` is `text` where the sizes are relative to that of the page, and `zoom` where they are not. */
const texts = ':is([data-reading="text"], [data-reading="zoom"])';

/** The style sheet for texts that are read; empty with the defaults. It does not reach the pages of a document, whose format is its own. */
export function formatReadingStyles(preferences: ReadingPreferences): string {
  const { textSize, lineSpacing, letterSpacing, wordSpacing, font } = preferences;
  const scale = Number(textSize) / 100;
  const sizes =
    scale === 1
      ? []
      : [
          `:root { --reading-scale: ${scale}; }`,
          `[data-reading="zoom"] { zoom: ${scale}; }`,
          '[data-reading="zoom"] [data-reading="zoom"] { zoom: 1; }',
        ];
  const rule = (property: string, value: string | null, except = ''): string[] =>
    value === null ? [] : [`${texts}${except}, ${texts} *${except} { ${property}: ${value} !important; }`];
  return [
    ...sizes,
    ...rule('line-height', lineSpacing === 'normal' ? null : lineSpacing),
    // Spaces would separate the joined letters of Arabic, which these fonts lack.
    ...rule('letter-spacing', letterSpacings[letterSpacing], ':not(:dir(rtl))'),
    ...rule('word-spacing', wordSpacings[wordSpacing]),
    ...rule('font-family', fonts[font], ':not(code, code *, pre, pre *, math, math *, :dir(rtl))'),
  ].join('\n');
}
