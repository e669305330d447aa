/** A cut of a typeface, made from a variable font of the package `@fontsource-variable/<source>`. */
export interface FontFace {
  /** How its files are called. */
  name: string;
  family: string;
  /** The weights it answers to. */
  weight: string;
  source: 'inter' | 'source-serif-4';
  axis: 'wght' | 'opsz';
  /** What is kept of the font's axes: each that may vary about doubles its outlines. */
  variationAxes: Record<string, number | { min: number; max: number }>;
}

/**
 * A sans for the interface, a serif in the cut for large sizes for titles (they are all about as bold) and in
 * the one for text for prose.
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
];

/** The spaces of MUI's labels and of our own dates. */
const whitespace = '\u00a0\u2009\u200b\u202f';

/** What the interface itself is written in, and most names and texts: the one part that every page needs. */
const core = `${listCharacters('U+0020-007E')}${whitespace}ÄÖÜäöüß·×‑–—‘’‚“”„…`;

export interface FontPart {
  name: string;
  /** The package's own file of this part of Unicode. */
  file: string;
  range: string;
  /** The characters cut out of that file; without them the file is taken as it is. */
  characters?: string;
}

/** Later parts win where two name the same character: what is rare comes first. */
export function splitIntoParts(ranges: Record<string, string>): FontPart[] {
  const { latin = '', ...others } = ranges;
  const europe = 'U+0100-017F,U+0218-021B';
  const known = new Set(core);
  const rest = [...listCharacters(latin)].filter((character) => !known.has(character)).join('');
  return [
    ...Object.entries(others).map(([name, range]) => ({ name, file: name, range })),
    { name: 'europe', file: 'latin-ext', range: europe, characters: listCharacters(europe) },
    { name: 'latin', file: 'latin', range: latin, characters: rest },
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
