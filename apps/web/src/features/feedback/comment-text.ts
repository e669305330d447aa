import { countCharacters, limits } from '@redraft/contracts';

/** From 1 to 5000 characters, without the blanks at the ends. */
export function isSendable(text: string): boolean {
  const count = countCharacters(text.trim());
  return count >= 1 && count <= limits.feedback;
}

/** A comment put into a text, apart from the words on both sides. */
export function insertAt(text: string, at: number, comment: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const space = (side: string) => (side === '' || /^\s|\s$/.test(side) ? '' : ' ');
  return `${before}${space(before.slice(-1))}${comment}${space(after.slice(0, 1))}${after}`;
}

/** A range of a field in units as one in characters; null where nothing is chosen. */
export function chosenRange(text: string, start: number, end: number): { from: number; to: number } | null {
  const passage = text.slice(start, end);
  if (passage.trim() === '') return null;
  const from = countCharacters(text.slice(0, start));
  return { from, to: from + countCharacters(passage) };
}
