import { rootOf } from '../../../canvas/format/package.ts';
import type { Element } from '../../../xml/element.ts';
import { along, childrenOf, textOf } from '../../../xml/values.ts';
import { findRelationship, type Sheet, treeOf } from './deck.ts';
import { markOf } from './placeholders.ts';
import { paragraphsOf } from './text.ts';

/** The part with the notes of a slide, and the place in it where they stand. */
export interface NotesPart {
  part: string;
  root: Element;
  /** Null where the page of notes has no place for words. */
  body: Element | null;
}

export function notesPartOf({ pack, relationships }: Sheet): NotesPart | null {
  const part = findRelationship(relationships, 'notesSlide')?.target;
  const root = part === undefined ? null : rootOf(pack, part);
  if (part === undefined || root === null) return null;
  const shapes = treeOf(root)?.children ?? [];
  return { part, root, body: shapes.find((shape) => markOf(shape)?.type === 'body') ?? null };
}

/** The words of speaker notes, a line for each paragraph. */
export function readNotes(slide: Sheet): string {
  return paragraphsOf(along(notesPartOf(slide)?.body, 'p:txBody'))
    .map(wordsOf)
    .join('\n');
}

/** The words of a paragraph; a break within it is a vertical tab, so that a line stays a paragraph. */
export function wordsOf(paragraph: Element): string {
  return paragraph.children
    .map((child) => {
      if (child.name === 'a:br') return '\v';
      return child.name === 'a:r' || child.name === 'a:fld'
        ? childrenOf(child, 'a:t').map(textOf).join('')
        : '';
    })
    .join('');
}
