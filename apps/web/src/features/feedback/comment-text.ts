import { countCharacters, limits } from '@redraft/contracts';

/** 1 to 5000 characters after trimming. */
export function isValidComment(text: string): boolean {
  const count = countCharacters(text.trim());
  return count >= 1 && count <= limits.feedback;
}

/** Inserts a comment into a text, separated by spaces. */
export function insertAt(text: string, offset: number, comment: string): string {
  const [textBefore, textAfter] = [text.slice(0, offset), text.slice(offset)];
  const space = (neighbour: string) => (neighbour === '' || /^\s|\s$/.test(neighbour) ? '' : ' ');
  return `${textBefore}${space(textBefore.slice(-1))}${comment}${space(textAfter.slice(0, 1))}${textAfter}`;
}

/** Converts a selection from UTF-16 units to code points; null if it is empty. */
export function toCommentRange(
  text: string,
  start: number,
  end: number,
): { from: number; to: number } | null {
  const passage = text.slice(start, end);
  if (passage.trim() === '') return null;
  const from = countCharacters(text.slice(0, start));
  return { from, to: from + countCharacters(passage) };
}
