import { readPartRoot } from '../../../canvas/format/package.ts';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { childOf, type Element } from '../../../xml/element.ts';
import { along, childrenOf, numberOf, stringOf, textOf } from '../../../xml/values.ts';
import { type Deck, findRelationship, type Slide } from './deck.ts';
import { wordsOf } from './notes.ts';

/** The position of a comment in the file. */
export interface CommentSource {
  comment: SceneComment;
  element: Element;
  part: string;
  form: 'plain' | 'threaded' | 'reply';
}

/** EMU per unit of comment positions (1/576 inch). */
export const commentUnit = 1587.5;

/** Comment authors by id, for both comment formats. */
export function readAuthors({ pack, relationships }: Deck): Map<string, string> {
  const authors = new Map<string, string>();
  for (const [type, name] of [
    ['commentAuthors', 'p:cmAuthor'],
    ['authors', 'p188:author'],
  ] as const) {
    const root = readPartRoot(pack, findRelationship(relationships, type)?.target ?? '');
    for (const author of childrenOf(root, name))
      authors.set(stringOf(author, 'id') ?? '', stringOf(author, 'name') ?? '');
  }
  return authors;
}

/** The comment parts of a slide; PowerPoint writes either format. */
export function commentParts({ pack, relationships }: Slide): { part: string; root: Element }[] {
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
  for (const { part, root } of commentParts(slide)) {
    for (const element of childrenOf(root, 'p:cm'))
      add(part, element, { form: 'plain', comment: plainComment(slide, element, authors) });
    for (const element of childrenOf(root, 'p188:cm')) {
      const place = placeOf(childOf(element, 'p188:pos'), 1);
      add(part, element, { form: 'threaded', comment: threadedComment(slide, element, { authors, place }) });
      for (const reply of childrenOf(childOf(element, 'p188:replyLst'), 'p188:reply'))
        add(part, reply, { form: 'reply', comment: threadedComment(slide, reply, { authors, place }) });
    }
  }
  return found;
}

function plainComment(slide: Slide, element: Element, authors: ReadonlyMap<string, string>): SceneComment {
  const author = stringOf(element, 'authorId') ?? '';
  const words = childOf(element, 'p:text');
  return {
    id: `${slide.id}.c${author}-${stringOf(element, 'idx') ?? ''}`,
    author: authors.get(author) ?? '',
    at: timeOf(stringOf(element, 'dt')),
    text: words === null ? '' : textOf(words),
    ...placeOf(childOf(element, 'p:pos'), commentUnit),
  };
}

function threadedComment(
  slide: Slide,
  element: Element,
  { authors, place }: { authors: ReadonlyMap<string, string>; place: { x: number; y: number } },
): SceneComment {
  return {
    id: `${slide.id}.c${stringOf(element, 'id') ?? ''}`,
    author: authors.get(stringOf(element, 'authorId') ?? '') ?? '',
    at: timeOf(stringOf(element, 'created')),
    text: childrenOf(along(element, 'p188:txBody'), 'a:p').map(wordsOf).join('\n'),
    ...place,
  };
}

function placeOf(place: Element | null, unit: number): { x: number; y: number } {
  return {
    x: Math.round((numberOf(place, 'x') ?? 0) * unit),
    y: Math.round((numberOf(place, 'y') ?? 0) * unit),
  };
}

/** A time without a zone is read as UTC. */
function timeOf(text: string | null): number | null {
  if (text === null) return null;
  const at = Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(at) ? null : at;
}
