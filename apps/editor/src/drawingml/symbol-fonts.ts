/** Fonts whose letters are symbols, which a browser does not have. */
export const symbolFonts = /^(?:wingdings(?: [23])?|webdings|symbol|zapf ?dingbats|monotype sorts)$/i;

/** Symbols that lists use, by their code in the font. */
const symbols: readonly (readonly [font: RegExp, symbols: ReadonlyMap<number, string>])[] = [
  [
    /^wingdings$/i,
    new Map([
      [0x6c, '●'],
      [0x6d, '❍'],
      [0x6e, '■'],
      [0x6f, '□'],
      [0x71, '❑'],
      [0x72, '❒'],
      [0x73, '⬧'],
      [0x74, '⧫'],
      [0x75, '◆'],
      [0x76, '❖'],
      [0x77, '⬥'],
      [0x9e, '·'],
      [0x9f, '•'],
      [0xa1, '○'],
      [0xa4, '◉'],
      [0xa7, '▪'],
      [0xa8, '◻'],
      [0xab, '★'],
      [0xd8, '➢'],
      [0xe0, '→'],
      [0xe8, '➔'],
      [0xf0, '⇨'],
      [0xfb, '✗'],
      [0xfc, '✓'],
      [0xfd, '☒'],
      [0xfe, '☑'],
    ]),
  ],
  [
    /^wingdings 2$/i,
    new Map([
      [0x50, '✓'],
      [0x52, '☑'],
      [0x97, '●'],
      [0x98, '•'],
      [0x9d, '◎'],
      [0xa1, '■'],
      [0xa2, '▪'],
      [0xa3, '□'],
      [0xb2, '◆'],
      [0xdf, '★'],
    ]),
  ],
  [
    /^wingdings 3$/i,
    new Map([
      [0x7d, '▶'],
      [0x7b, '▲'],
      [0x61, '→'],
      [0x22, '→'],
    ]),
  ],
  [
    /^symbol$/i,
    new Map([
      [0xb7, '•'],
      [0xae, '→'],
      [0xde, '⇒'],
      [0xa8, '♦'],
      [0xd7, '⋅'],
      [0x2d, '−'],
      [0x2a, '∗'],
    ]),
  ],
];

/** Codes of symbol fonts are also written in the private use area. */
const privateUse = 0xf000;

/** A bullet as a character that other fonts have too. */
export function toUnicodeBullet(text: string, font: string | null): string {
  const code = (text.codePointAt(0) ?? 0) & ~privateUse;
  const isPrivate = (text.codePointAt(0) ?? 0) >= privateUse && (text.codePointAt(0) ?? 0) <= 0xf0ff;
  if ((font === null || !symbolFonts.test(font)) && !isPrivate) return text;
  const table = symbols.find(([name]) => name.test(font ?? 'Symbol'))?.[1];
  return table?.get(code) ?? (code === 0x2d || code === 0x2013 ? '–' : '•');
}
