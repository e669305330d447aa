import type { Direction } from '@redraft/sentences/languages';
import type { Node } from 'prosemirror-model';
import { getPageDirection } from '../../../i18n.ts';
import { findTextDirection } from '../../../ui/text-direction.ts';
import { isEmptyText } from '../empty-text.ts';

/** The direction of paragraphs without letters: an empty text has that of its reader's language. */
export const getEmptyDirection = (doc: Node): Direction => (isEmptyText(doc) ? getPageDirection() : 'ltr');

/** The direction that a paragraph is shown in: its own (`w:bidi`), otherwise that of its first letter. */
export function getDirection(
  { attrs, textContent }: Pick<Node, 'attrs' | 'textContent'>,
  emptyDirection: Direction = 'ltr',
): Direction {
  if (typeof attrs.bidi === 'boolean') return attrs.bidi ? 'rtl' : 'ltr';
  return findTextDirection(textContent) ?? emptyDirection;
}

/** The side of an alignment in a file, or the alignment of a side in a file: they are opposite from right to left. */
export function mirrorAlignment<Alignment extends string>(
  alignment: Alignment,
  direction: Direction,
): Alignment | 'left' | 'right' {
  if (direction === 'ltr') return alignment;
  if (alignment === 'left') return 'right';
  return alignment === 'right' ? 'left' : alignment;
}

/** Left to right is only written where the text itself would run from right to left. */
export function toBidi(direction: Direction, text: string): boolean | null {
  if (direction === 'rtl') return true;
  return findTextDirection(text) === 'rtl' ? false : null;
}
