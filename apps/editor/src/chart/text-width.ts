import type { DrawnText } from './drawing.ts';

/** Widths of letters of Carlito as parts of the font size, rounded to groups. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'|!ijlI]/, 0.25],
  [/[frt()[\]{}"/\\J-]/, 0.33],
  [/[mwMW@%&]/, 0.79],
  [/[A-Z]/, 0.57],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u, 1],
];

const characterWidth = (character: string): number =>
  widths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.51;

/** About the width of a text: a page would have to be laid out to know it. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * size;
}

/** Width of the widest of these texts. */
export const measureWidest = (texts: readonly string[], size: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size)));

/** Lines of whole words, of which only a single word may be wider than that. */
export function wrapToWidth(text: string, size: number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= maxWidth)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function cutToWidth({ text, size, maxWidth }: DrawnText): string {
  if (maxWidth === undefined || textWidth(text, size) <= maxWidth) return text;
  const available = maxWidth - size;
  let [cut, width] = ['', 0];
  for (const character of text) {
    width += characterWidth(character) * size;
    if (width > available && cut !== '') break;
    cut += character;
  }
  return `${cut}…`;
}
