import type { TextRun } from './scene.ts';

/** How words look, whatever they say. */
export type RunLook = Omit<TextRun, 'text'>;

export function isSameLook(one: RunLook, other: RunLook): boolean {
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
