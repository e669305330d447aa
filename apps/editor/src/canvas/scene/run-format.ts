import type { TextRun } from './scene.ts';

/** How words look, whatever they say. */
export type RunFormat = Omit<TextRun, 'text'>;

export function isSameRunFormat(one: RunFormat, other: RunFormat): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.strike === other.strike &&
    one.size === other.size &&
    one.color === other.color &&
    one.font === other.font &&
    one.link === other.link
  );
}
