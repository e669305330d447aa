import type { Indents, ListMarker, TextParagraph } from '../scene/scene.ts';

type ListLevel = Pick<TextParagraph, 'list' | 'level'>;

const bullets = ['•', '–', '▪'];

/** The marker of a list that gives none of its own; null without a list. */
export function getDefaultMarker({ list, level }: ListLevel): ListMarker | null {
  if (list === 'none') return null;
  const isBullet = list === 'bullet';
  return {
    text: isBullet ? (bullets[level % bullets.length] ?? '') : null,
    numbering: isBullet ? null : level % 2 === 0 ? numbers : letters,
    startAt: 1,
    color: null,
    font: null,
    size: 1,
  };
}

const numbers = { format: 'arabic', punctuation: 'period' } as const;
const letters = { format: 'lowerLetter', punctuation: 'parenthesis' } as const;

/** A hanging indent of a quarter inch for the marker, and half an inch per level. */
const hangingIndent = 228_600;
const indentPerLevel = 457_200;

export function getDefaultIndents({ list, level }: ListLevel): Indents {
  const hanging = list === 'none' ? 0 : hangingIndent;
  return { left: level * indentPerLevel + hanging, right: 0, first: hanging === 0 ? 0 : -hanging };
}
