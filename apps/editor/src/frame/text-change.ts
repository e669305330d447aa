/** The part of a text that was replaced, from `start` in both texts to an end in each. */
export interface TextChange {
  start: number;
  /** In the text before the change. */
  oldEnd: number;
  /** In the text after it. */
  newEnd: number;
}

/** Finds what was replaced between the equal beginning and the equal end of two texts; surrogate pairs stay or go as a whole. */
export function findTextChange(before: string, after: string): TextChange {
  const minLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < minLength && before[start] === after[start]) start += 1;
  if (start > 0 && isHighSurrogate(before, start - 1)) start -= 1;
  let suffixLength = 0;
  while (suffixLength < minLength - start && before.at(-1 - suffixLength) === after.at(-1 - suffixLength))
    suffixLength += 1;
  if (suffixLength > 0 && isLowSurrogate(before, before.length - suffixLength)) suffixLength -= 1;
  return { start, oldEnd: before.length - suffixLength, newEnd: after.length - suffixLength };
}

const isHighSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
