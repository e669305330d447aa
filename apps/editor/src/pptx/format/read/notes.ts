import { readPartRoot } from '../../../canvas/format/package.ts';
import type { Element } from '../../../xml/element.ts';
import { findByPath, getText, listChildren } from '../../../xml/values.ts';
import { findRelationship, type Sheet, treeOf } from './deck.ts';
import { markOf } from './placeholders.ts';
import { paragraphsOf } from './text.ts';

/** The notes part of a slide, and the placeholder for the text in it. */
export interface NotesPart {
  part: string;
  root: Element;
  /** Null if the notes page has no body placeholder. */
  body: Element | null;
}

export function notesPartOf({ pack, relationships }: Sheet): NotesPart | null {
  const part = findRelationship(relationships, 'notesSlide')?.target;
  const root = part === undefined ? null : readPartRoot(pack, part);
  if (part === undefined || root === null) return null;
  const shapes = treeOf(root)?.children ?? [];
  return { part, root, body: shapes.find((shape) => markOf(shape)?.type === 'body') ?? null };
}

/** The text of speaker notes, one line per paragraph. */
export function readNotes(slide: Sheet): string {
  return paragraphsOf(findByPath(notesPartOf(slide)?.body, 'p:txBody'))
    .map(wordsOf)
    .join('\n');
}

/** The text of a paragraph; a line break in it becomes a vertical tab, so that lines stay paragraphs. */
export function wordsOf(paragraph: Element): string {
  return paragraph.children
    .map((child) => {
      if (child.name === 'a:br') return '\v';
      return child.name === 'a:r' || child.name === 'a:fld'
        ? listChildren(child, 'a:t').map(getText).join('')
        : '';
    })
    .join('');
}
