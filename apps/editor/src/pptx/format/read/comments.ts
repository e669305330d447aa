import { readPartRoot } from '../../../canvas/format/package.ts';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber, getString, getText, listChildren } from '../../../xml/values.ts';
import { type Deck, findRelationship, type Slide } from './deck.ts';
import { getParagraphText } from './notes.ts';

/** The position of a comment in the file. */
export interface CommentSource {
  comment: SceneComment;
  element: Element;
  part: string;
  format: 'plain' | 'threaded' | 'reply';
}

/** EMU per unit of comment positions (1/576 inch). */
export const emuPerCommentUnit = 1587.5;

/** Comment authors by id, for both comment formats. */
export function readAuthors({ pack, relationships }: Deck): Map<string, string> {
  const authors = new Map<string, string>();
  for (const [type, name] of [
    ['commentAuthors', 'p:cmAuthor'],
    ['authors', 'p188:author'],
  ] as const) {
    const root = readPartRoot(pack, findRelationship(relationships, type)?.target ?? '');
    for (const author of listChildren(root, name))
      authors.set(getString(author, 'id') ?? '', getString(author, 'name') ?? '');
  }
  return authors;
}

/** The comment parts of a slide; PowerPoint writes either format. */
export function listCommentParts({ pack, relationships }: Slide): { part: string; root: Element }[] {
  return [...relationships.values()].flatMap(({ type, target }) => {
    const root = /\/comments$/.test(type) ? readPartRoot(pack, target) : null;
    return root === null ? [] : [{ part: target, root }];
  });
}

export function readComments(slide: Slide, authors: ReadonlyMap<string, string>): CommentSource[] {
  const found: CommentSource[] = [];
  const ids = new Set<string>();
  const add = (part: string, element: Element, source: Omit<CommentSource, 'part' | 'element'>): void => {
    if (ids.has(source.comment.id)) return;
    ids.add(source.comment.id);
    found.push({ part, element, ...source });
  };
  for (const { part, root } of listCommentParts(slide)) {
    for (const element of listChildren(root, 'p:cm'))
      add(part, element, { format: 'plain', comment: readLegacyComment(slide, element, authors) });
    for (const element of listChildren(root, 'p188:cm')) {
      const position = readPosition(findChild(element, 'p188:pos'), 1);
      add(part, element, {
        format: 'threaded',
        comment: readThreadedComment(slide, element, { authors, position }),
      });
      for (const reply of listChildren(findChild(element, 'p188:replyLst'), 'p188:reply'))
        add(part, reply, {
          format: 'reply',
          comment: readThreadedComment(slide, reply, { authors, position }),
        });
    }
  }
  return found;
}

function readLegacyComment(
  slide: Slide,
  element: Element,
  authors: ReadonlyMap<string, string>,
): SceneComment {
  const authorId = getString(element, 'authorId') ?? '';
  const textElement = findChild(element, 'p:text');
  return {
    id: `${slide.id}.c${authorId}-${getString(element, 'idx') ?? ''}`,
    author: authors.get(authorId) ?? '',
    at: parseTime(getString(element, 'dt')),
    text: textElement === null ? '' : getText(textElement),
    ...readPosition(findChild(element, 'p:pos'), emuPerCommentUnit),
  };
}

function readThreadedComment(
  slide: Slide,
  element: Element,
  { authors, position }: { authors: ReadonlyMap<string, string>; position: { x: number; y: number } },
): SceneComment {
  return {
    id: `${slide.id}.c${getString(element, 'id') ?? ''}`,
    author: authors.get(getString(element, 'authorId') ?? '') ?? '',
    at: parseTime(getString(element, 'created')),
    text: listChildren(findByPath(element, 'p188:txBody'), 'a:p').map(getParagraphText).join('\n'),
    ...position,
  };
}

function readPosition(position: Element | null, unit: number): { x: number; y: number } {
  return {
    x: Math.round((getNumber(position, 'x') ?? 0) * unit),
    y: Math.round((getNumber(position, 'y') ?? 0) * unit),
  };
}

/** A time without a zone is read as UTC. */
function parseTime(text: string | null): number | null {
  if (text === null) return null;
  const time = Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) ? null : time;
}
