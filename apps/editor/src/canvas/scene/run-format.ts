import type { TextRun } from './scene.ts';

/** Character formatting without the text. */
export type RunFormat = Omit<TextRun, 'text'>;

export function isSameRunFormat(one: RunFormat, other: RunFormat): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.strike === other.strike &&
    one.capitals === other.capitals &&
    one.baseline === other.baseline &&
    one.size === other.size &&
    one.color === other.color &&
    one.font === other.font &&
    one.link === other.link &&
    one.field === other.field
  );
}
