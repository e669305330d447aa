import { readPartRoot } from '../../../canvas/format/package.ts';
import { listParagraphs } from '../../../drawingml/text.ts';
import type { Element } from '../../../xml/element.ts';
import { findByPath, getText, listChildren } from '../../../xml/values.ts';
import { findRelationship, getShapeTree, type Sheet } from './deck.ts';
import { readPlaceholder } from './placeholders.ts';

/** The notes part of a slide, and the placeholder for the text in it. */
export interface NotesPart {
  part: string;
  root: Element;
  /** Null if the notes page has no body placeholder. */
  body: Element | null;
}

export function findNotesPart({ pack, relationships }: Sheet): NotesPart | null {
  const part = findRelationship(relationships, 'notesSlide')?.target;
  const root = part === undefined ? null : readPartRoot(pack, part);
  if (part === undefined || root === null) return null;
  const shapes = getShapeTree(root)?.children ?? [];
  return { part, root, body: shapes.find((shape) => readPlaceholder(shape)?.type === 'body') ?? null };
}

/** The text of speaker notes, one line per paragraph. */
export function readNotes(slide: Sheet): string {
  return listParagraphs(findByPath(findNotesPart(slide)?.body, 'p:txBody'))
    .map(getParagraphText)
    .join('\n');
}

/** The text of a paragraph; a line break in it becomes a vertical tab, so that lines stay paragraphs. */
export function getParagraphText(paragraph: Element): string {
  return paragraph.children
    .map((child) => {
      if (child.name === 'a:br') return '\v';
      return child.name === 'a:r' || child.name === 'a:fld'
        ? listChildren(child, 'a:t').map(getText).join('')
        : '';
    })
    .join('');
}
