import { readPartRoot } from '../../../canvas/format/package.ts';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import {
  findByPath,
  findDescendant,
  getNumber,
  getString,
  getText,
  listChildren,
} from '../../../xml/values.ts';
import { type Deck, findRelationship, type Slide } from './deck.ts';
import { getParagraphText } from './notes.ts';

/** The position of a comment in the file. */
export interface CommentSource {
  comment: SceneComment;
  element: Element;
  part: string;
  format: 'plain' | 'threaded' | 'reply';
}

/** EMU per unit of the positions of plain comments (1/576 inch). */
export const emuPerCommentUnit = 1587.5;

/** Relationship types of the lists of authors, without their prefixes. A presentation in which the second can be read has modern comments. */
export const legacyAuthors = 'commentAuthors';
export const modernAuthors = 'authors';

/** Of modern comments and their authors. */
export const modernNamespace = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';
/** Prefix of the types of their relationships. */
export const modernRelationships = 'http://schemas.microsoft.com/office/2018/10/relationships';

type Authors = ReadonlyMap<string, string>;

/** Comment authors by id, for both comment formats. */
export function readAuthors({ pack, relationships }: Deck): Map<string, string> {
  const authors = new Map<string, string>();
  for (const [type, name] of [
    [legacyAuthors, 'p:cmAuthor'],
    [modernAuthors, 'p188:author'],
  ] as const) {
    const root = readPartRoot(pack, findRelationship(relationships, type)?.target ?? '');
    for (const author of listChildren(root, name))
      authors.set(getString(author, 'id') ?? '', getString(author, 'name') ?? '');
  }
  return authors;
}

export const hasModernAuthors = ({ pack, relationships }: Deck): boolean =>
  readPartRoot(pack, findRelationship(relationships, modernAuthors)?.target ?? '') !== null;

/** The comment parts of a slide; PowerPoint writes either format. */
function listCommentParts({ pack, relationships }: Slide): { part: string; root: Element }[] {
  return [...relationships.values()].flatMap(({ type, target }) => {
    const root = /\/comments$/.test(type) ? readPartRoot(pack, target) : null;
    return root === null ? [] : [{ part: target, root }];
  });
}

export function readComments(slide: Slide, authors: Authors): CommentSource[] {
  const found: CommentSource[] = [];
  const ids = new Set<string>();
  const add = (source: CommentSource): void => {
    if (ids.has(source.comment.id)) return;
    ids.add(source.comment.id);
    found.push(source);
  };
  for (const { part, root } of listCommentParts(slide)) {
    for (const element of listChildren(root, 'p:cm'))
      add({ part, element, format: 'plain', comment: readLegacyComment(slide, element, authors) });
    for (const element of listChildren(root, 'p188:cm')) {
      const comment = readModernComment(slide, element, authors);
      add({ part, element, format: 'threaded', comment });
      for (const reply of listChildren(findChild(element, 'p188:replyLst'), 'p188:reply'))
        add({
          part,
          element: reply,
          format: 'reply',
          comment: readReply(slide, reply, { authors, parentId: comment.id }),
        });
    }
  }
  return found;
}

const createLegacyId = (slide: Slide, element: Element | null): string =>
  `${slide.id}.c${getString(element, 'authorId') ?? ''}-${getString(element, 'idx') ?? ''}`;

function readLegacyComment(slide: Slide, element: Element, authors: Authors): SceneComment {
  const textElement = findChild(element, 'p:text');
  const parent = findDescendant(element, ['p15:parentCm']);
  return {
    id: createLegacyId(slide, element),
    parentId: parent === null ? null : createLegacyId(slide, parent),
    author: authors.get(getString(element, 'authorId') ?? '') ?? '',
    at: parseTime(getString(element, 'dt')),
    text: textElement === null ? '' : getText(textElement),
    shape: null,
    ...readPosition(findChild(element, 'p:pos'), emuPerCommentUnit),
    isResolved: null,
  };
}

/** What a modern comment and a reply to it have in common. */
function readContent(slide: Slide, element: Element, authors: Authors) {
  return {
    id: `${slide.id}.c${getString(element, 'id') ?? ''}`,
    author: authors.get(getString(element, 'authorId') ?? '') ?? '',
    at: parseTime(getString(element, 'created')),
    text: listChildren(findByPath(element, 'p188:txBody'), 'a:p').map(getParagraphText).join('\n'),
  };
}

function readModernComment(slide: Slide, element: Element, authors: Authors): SceneComment {
  const shape = readAnchoredShape(element);
  return {
    ...readContent(slide, element, authors),
    parentId: null,
    shape: shape === null ? null : `${slide.id}.${shape}`,
    ...readPosition(findChild(element, 'p188:pos'), 1),
    isResolved: ['resolved', 'closed'].includes(getString(element, 'status') ?? ''),
  };
}

function readReply(
  slide: Slide,
  element: Element,
  { authors, parentId }: { authors: Authors; parentId: string },
): SceneComment {
  const content = readContent(slide, element, authors);
  return { ...content, parentId, shape: null, x: 0, y: 0, isResolved: null };
}

/**
 * The number of the shape that a modern comment is about, also if it is about words in it. The moniker of a shape follows those of the slide and of
 * its groups ([MS-ODRAWXML] 2.29.3.20).
 */
function readAnchoredShape(element: Element): string | null {
  const anchor = element.children.find(({ name }) => /:(?:deMkLst|txMkLst|txBodyMkLst|tcMkLst)$/.test(name));
  const shape = anchor?.children.findLast(({ name }) =>
    /:(?:spMk|picMk|cxnSpMk|graphicFrameMk|grpSpMk|inkMk|deMk)$/.test(name),
  );
  return getString(shape, 'id');
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
