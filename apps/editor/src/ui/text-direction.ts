import type { Direction } from '@redraft/sentences/languages';

/** A letter of a script written from right to left. By extensions of scripts, so that the elongation of Arabic words is one. */
const rightToLeftLetter = /(?=\p{L})[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}\p{scx=Nko}]/u;
/** Letters of one direction with their marks, or other characters. */
const stretch = new RegExp(
  `(?:${rightToLeftLetter.source}\\p{M}*)+|(?:(?!${rightToLeftLetter.source})\\p{L}\\p{M}*)+|[^\\p{L}]+`,
  'gu',
);

export const hasRightToLeftLetters = (text: string): boolean => rightToLeftLetter.test(text);

/** The direction of the first letter, as `dir=auto` takes it; null without letters. */
export function findTextDirection(text: string): Direction | null {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return null;
  return hasRightToLeftLetters(letter) ? 'rtl' : 'ltr';
}

/** A part of a text in one direction. */
export interface DirectionalPart {
  direction: Direction;
  text: string;
}

/** Letters have their own direction; what stands between two of the same direction has theirs, and everything else that of the paragraph. */
export function splitByDirection(text: string, base: Direction): DirectionalPart[] {
  const stretches = text.match(stretch) ?? [];
  const letters = stretches.map(findTextDirection);
  const parts: DirectionalPart[] = [];
  for (const [index, piece] of stretches.entries()) {
    const [before, after] = [letters[index - 1] ?? base, letters[index + 1] ?? base];
    const direction = letters[index] ?? (before === after ? before : base);
    const last = parts.at(-1);
    if (last?.direction === direction) last.text += piece;
    else parts.push({ direction, text: piece });
  }
  return parts;
}
