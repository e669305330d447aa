import { countCharacters, limits } from '@redraft/contracts';

/** 1 to 5000 characters after trimming. */
export function isSendable(text: string): boolean {
  const count = countCharacters(text.trim());
  return count >= 1 && count <= limits.feedback;
}

/** Inserts a comment into a text, separated by spaces. */
export function insertAt(text: string, at: number, comment: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const space = (side: string) => (side === '' || /^\s|\s$/.test(side) ? '' : ' ');
  return `${before}${space(before.slice(-1))}${comment}${space(after.slice(0, 1))}${after}`;
}

/** Converts a selection from UTF-16 units to code points; null if it is empty. */
export function chosenRange(text: string, start: number, end: number): { from: number; to: number } | null {
  const passage = text.slice(start, end);
  if (passage.trim() === '') return null;
  const from = countCharacters(text.slice(0, start));
  return { from, to: from + countCharacters(passage) };
}
