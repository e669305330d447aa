/** A cut of a typeface, made from a variable font of the package `@fontsource-variable/<source>`. */
export interface FontFace {
  /** Prefix of its file names. */
  name: string;
  family: string;
  /** Range of CSS font weights. */
  weight: string;
  source: 'inter' | 'source-serif-4' | 'noto-sans-arabic' | 'noto-naskh-arabic';
  axis: 'wght' | 'opsz';
  /** Variation axes that are kept: each variable one about doubles the size of the outlines. */
  variationAxes: Record<string, number | { min: number; max: number }>;
  /** Its parts, if they are not those of a typeface for Latin, Greek and Cyrillic letters. */
  parts?: readonly FontPart[];
}

const arabic = 'U+0600-06FF';
/** Arabic letters belong to the same families: which face is used depends on the character. */
const arabicParts: readonly FontPart[] = [
  { name: 'arabic', file: 'arabic', range: arabic, characters: listCharacters(arabic) },
];

/**
 * A sans serif for the interface, a serif in its display size for titles (all about equally bold) and in its
 * text size for prose.
 */
export const fontFaces: readonly FontFace[] = [
  {
    name: 'sans',
    family: 'Inter Variable',
    weight: '100 900',
    source: 'inter',
    axis: 'wght',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'serif-title',
    family: 'Source Serif 4 Variable',
    weight: '500 900',
    source: 'source-serif-4',
    axis: 'opsz',
    variationAxes: { wght: 570, opsz: 28 },
  },
  {
    name: 'serif-prose',
    family: 'Source Serif 4 Variable',
    weight: '100 499',
    source: 'source-serif-4',
    axis: 'opsz',
    variationAxes: { wght: 400, opsz: 14 },
  },
  {
    name: 'sans',
    family: 'Inter Variable',
    weight: '100 900',
    source: 'noto-sans-arabic',
    axis: 'wght',
    variationAxes: { wght: { min: 400, max: 600 } },
    parts: arabicParts,
  },
  {
    name: 'serif',
    family: 'Source Serif 4 Variable',
    weight: '100 900',
    source: 'noto-naskh-arabic',
    axis: 'wght',
    variationAxes: { wght: { min: 400, max: 600 } },
    parts: arabicParts,
  },
];

/** White space in MUI's labels and in formatted dates. */
const whitespace = '\u00a0\u2009\u200b\u202f';

/** Characters of the interface and of most names and texts: the part that every page needs. */
const core = `${listCharacters('U+0020-007E')}${whitespace}ÄÖÜäöüß·×‑–—‘’‚“”„…`;

export interface FontPart {
  name: string;
  /** The package's file for this part of Unicode. */
  file: string;
  range: string;
  /** The characters to extract from that file; the whole file if undefined. */
  characters?: string;
}

/** If two parts contain the same character, the later one wins: rare characters come first. */
export function splitIntoParts(ranges: Record<string, string>): FontPart[] {
  const { latin = '', ...others } = ranges;
  const europe = 'U+0100-017F,U+0218-021B';
  const coreCharacters = new Set(core);
  const extraCharacters = [...listCharacters(latin)]
    .filter((character) => !coreCharacters.has(character))
    .join('');
  return [
    ...Object.entries(others).map(([name, range]) => ({ name, file: name, range })),
    { name: 'europe', file: 'latin-ext', range: europe, characters: listCharacters(europe) },
    { name: 'latin', file: 'latin', range: latin, characters: extraCharacters },
    { name: 'core', file: 'latin', range: formatUnicodeRange(core), characters: core },
  ];
}

/** 'U+0041-0043,U+00E9' → 'ABCé'. */
function listCharacters(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}

function formatUnicodeRange(characters: string): string {
  return [...characters]
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
    .join(',');
}
