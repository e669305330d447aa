import { encodeAttribute, encodeText } from '@redraft/documents';
import { readPartRoot } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import {
  type ElementDraft,
  ensureChild,
  insertChild,
  parseElementDraft,
  removeChildren,
  replaceByDraft,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, findChild, readElement } from '../../../xml/element.ts';
import { getNumber, getString, listChildren, removeInvalidCharacters } from '../../../xml/values.ts';
import { type CommentSource, emuPerCommentUnit } from '../read/comments.ts';
import { findRelationship } from '../read/deck.ts';
import { relationshipTypePrefix } from './package-writer.ts';
import { rewriteRoot } from './rewrite-root.ts';
import { computeStableNumber, type WriteContext } from './write-context.ts';

const modernNamespace = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';
const modernRelationships = 'http://schemas.microsoft.com/office/2018/10/relationships';
const legacyContentType = 'application/vnd.openxmlformats-officedocument.presentationml';
const modernContentType = 'application/vnd.ms-powerpoint';

type CommentFormat = 'plain' | 'threaded';
type CommentsById = ReadonlyMap<string, SceneComment>;

/** Writes the comments of a slide: existing ones keep their part and format, new ones use the format of the file. */
export function writeComments(
  writing: WriteContext,
  part: string,
  { before, after }: { before: readonly SceneComment[]; after: readonly SceneComment[] },
): void {
  if (isSameValue(before, after)) return;
  const { opened } = writing;
  const commentsAfter = new Map(after.map((comment) => [comment.id, comment]));
  const knownIds = new Set(before.map(({ id }) => id));
  const sources = before.flatMap(({ id }) => opened.comments.get(id) ?? []);
  for (const [name, partSources] of Map.groupBy(sources, (source) => source.part))
    rewritePart(writing, name, { sources: partSources, commentsById: commentsAfter });
  const added = after.filter(({ id }) => !knownIds.has(id));
  if (added.length > 0) addComments(writing, part, added);
  dropEmptyParts(writing, part);
}

/** Removes deleted comments, and writes changed texts and positions. */
function rewritePart(
  { writer, opened }: WriteContext,
  part: string,
  { sources, commentsById }: { sources: readonly CommentSource[]; commentsById: CommentsById },
): void {
  const root = readPartRoot(opened.deck.pack, part);
  if (root === null || sources.every(({ comment }) => isSameValue(comment, commentsById.get(comment.id))))
    return;
  const sourcesByElement = new Map(sources.map((source) => [source.element, source]));
  const xml = rewriteRoot(root, (list) => {
    rewriteList(list, root, { sourcesByElement, commentsById });
  });
  writer.putPart(part, xml);
}

function rewriteList(
  list: ElementDraft,
  from: Element,
  options: { sourcesByElement: ReadonlyMap<Element, CommentSource>; commentsById: CommentsById },
): void {
  for (const element of from.children) {
    const source = options.sourcesByElement.get(element);
    if (source === undefined) continue;
    const comment = options.commentsById.get(source.comment.id);
    const draft = replaceByDraft(list, element);
    if (draft === null) continue;
    if (comment === undefined) {
      // Replies are removed with their comment, as in PowerPoint.
      list.parts = list.parts.filter((piece) => piece !== draft);
      continue;
    }
    if (!isSameValue(source.comment, comment)) writeComment(draft, { source, comment });
    const replies = findChild(element, 'p188:replyLst');
    const partComments = replies === null ? null : replaceByDraft(draft, replies);
    if (replies !== null && partComments !== null) rewriteList(partComments, replies, options);
  }
}

function writeComment(
  draft: ElementDraft,
  { source, comment }: { source: CommentSource; comment: SceneComment },
): void {
  const { comment: previous, format } = source;
  if (previous.text !== comment.text) {
    if (format === 'plain')
      ensureChild(draft, 'p:text', legacyOrder).parts = [encodeText(removeInvalidCharacters(comment.text))];
    else {
      removeChildren(draft, ['p188:txBody']);
      insertChild(draft, parseElementDraft(createBodyXml(comment.text)), modernOrder);
    }
  }
  if (format === 'reply' || (previous.x === comment.x && previous.y === comment.y)) return;
  const unit = format === 'plain' ? emuPerCommentUnit : 1;
  const position =
    format === 'plain'
      ? ensureChild(draft, 'p:pos', legacyOrder)
      : ensureChild(draft, 'p188:pos', modernOrder);
  setAttributes(position, {
    x: String(Math.round(comment.x / unit)),
    y: String(Math.round(comment.y / unit)),
  });
}

const legacyOrder = ['p:pos', 'p:text', 'p:extLst'];
const modernOrder = ['p188:pos', 'p188:replyLst', 'p188:txBody', 'p188:extLst'];

const createBodyXml = (text: string): string =>
  `<p188:txBody xmlns:p188="${modernNamespace}"><a:bodyPr/><a:lstStyle/>${text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr/><a:t>${encodeText(removeInvalidCharacters(line))}</a:t></a:r></a:p>`)
    .join('')}</p188:txBody>`;

function addComments(writing: WriteContext, part: string, added: readonly SceneComment[]): void {
  const { writer, opened } = writing;
  const isModern = findPresentationRelationship(writing, `${modernRelationships}/authors`) !== undefined;
  const format: CommentFormat = isModern ? 'threaded' : 'plain';
  const rootName = isModern ? 'p188:cmLst' : 'p:cmLst';
  const existingPart = [...writer.getRelationships(part).values()].find(
    ({ type, target }) =>
      type.endsWith('/comments') && readElement(writer.readText(target) ?? '')?.name === rootName,
  );
  const name = existingPart?.target ?? createPart(writing, part, format);
  const root = readElement(writer.readText(name) ?? '');
  if (root === null) return;
  const slideNumber = [...opened.deck.slides].find((slide) => slide.part === part)?.id ?? part;
  const xml = rewriteRoot(root, (list) => {
    for (const comment of added) {
      const piece =
        format === 'plain'
          ? createLegacyXml(writing, comment)
          : createModernXml(writing, comment, slideNumber);
      insertChild(list, parseElementDraft(piece), [rootName]);
    }
  });
  writer.putPart(name, xml);
}

function createPart({ writer }: WriteContext, part: string, format: CommentFormat): string {
  const isModern = format === 'threaded';
  const name = writer.createPartName(
    isModern ? 'ppt/comments/modernComment_' : 'ppt/comments/comment',
    '.xml',
  );
  const xml = isModern
    ? `<p188:cmLst xmlns:p188="${modernNamespace}"/>`
    : '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>';
  writer.putPart(
    name,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`,
    isModern ? `${modernContentType}.comments+xml` : `${legacyContentType}.comments+xml`,
  );
  writer.findOrAddRelationship(part, {
    type: `${isModern ? modernRelationships : relationshipTypePrefix}/comments`,
    target: name,
    isExternal: false,
  });
  return name;
}

function findPresentationRelationship({ writer, opened }: WriteContext, type: string) {
  return [...writer.getRelationships(opened.deck.part).values()].find(
    (relationship) => relationship.type === type,
  );
}

const toIsoTime = (at: number | null): string => new Date(at ?? 0).toISOString().replace(/Z$/, '');

function createLegacyXml(writing: WriteContext, { author, at, text, x, y }: SceneComment): string {
  const { id, index } = findOrAddLegacyAuthor(writing, author);
  const time = at === null ? '' : ` dt="${toIsoTime(at)}"`;
  return (
    `<p:cm authorId="${id}"${time} idx="${index}"><p:pos x="${Math.round(x / emuPerCommentUnit)}" y="${Math.round(y / emuPerCommentUnit)}"/>` +
    `<p:text>${encodeText(removeInvalidCharacters(text))}</p:text></p:cm>`
  );
}

/** The author id of a legacy comment, and the index of the comment for this author. */
function findOrAddLegacyAuthor(writing: WriteContext, name: string): { id: string; index: number } {
  const { writer, opened } = writing;
  let part = findRelationship(writer.getRelationships(opened.deck.part), 'commentAuthors')?.target;
  if (part === undefined || !writer.hasPart(part)) {
    part = 'ppt/commentAuthors.xml';
    writer.putPart(
      part,
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<p:cmAuthorLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
      `${legacyContentType}.commentAuthors+xml`,
    );
    writer.findOrAddRelationship(opened.deck.part, {
      type: `${relationshipTypePrefix}/commentAuthors`,
      target: part,
      isExternal: false,
    });
  }
  const root = readElement(writer.readText(part) ?? '');
  if (root === null) return { id: '0', index: 1 };
  const authors = listChildren(root, 'p:cmAuthor');
  const existingAuthor = authors.find((author) => getString(author, 'name') === name);
  const id =
    existingAuthor === undefined
      ? String(Math.max(-1, ...authors.map((author) => getNumber(author, 'id') ?? 0)) + 1)
      : (getString(existingAuthor, 'id') ?? '0');
  const index = (getNumber(existingAuthor, 'lastIdx') ?? 0) + 1;
  const xml = rewriteRoot(root, (list) => {
    const draft = existingAuthor === undefined ? null : replaceByDraft(list, existingAuthor);
    if (draft !== null) setAttributes(draft, { lastIdx: String(index) });
    else {
      const text = encodeAttribute(removeInvalidCharacters(name));
      const initials = encodeAttribute(getInitials(name));
      insertChild(
        list,
        parseElementDraft(
          `<p:cmAuthor id="${id}" name="${text}" initials="${initials}" lastIdx="1" clrIdx="${Number(id) % 10}"/>`,
        ),
        [],
      );
    }
  });
  writer.putPart(part, xml);
  return { id, index };
}

const getInitials = (name: string): string =>
  removeInvalidCharacters(name)
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .join('');

function createModernXml(writing: WriteContext, comment: SceneComment, slide: string): string {
  const { id, author, at, text, x, y } = comment;
  return (
    `<p188:cm xmlns:p188="${modernNamespace}" id="${createGuid(`${slide}/${id}`)}" authorId="${findOrAddModernAuthor(writing, author)}" created="${toIsoTime(at)}">` +
    `<p188:pos x="${Math.round(x)}" y="${Math.round(y)}"/>${createBodyXml(text)}</p188:cm>`
  );
}

function findOrAddModernAuthor(writing: WriteContext, name: string): string {
  const { writer } = writing;
  const part = findPresentationRelationship(writing, `${modernRelationships}/authors`)?.target ?? '';
  const root = readElement(writer.readText(part) ?? '');
  const existingAuthor = listChildren(root, 'p188:author').find(
    (author) => getString(author, 'name') === name,
  );
  const id = getString(existingAuthor, 'id') ?? createGuid(`author ${name}`);
  if (existingAuthor !== undefined || root === null) return id;
  const text = encodeAttribute(removeInvalidCharacters(name));
  const xml = `<p188:author xmlns:p188="${modernNamespace}" id="${id}" name="${text}" initials="${encodeAttribute(getInitials(name))}" userId="${text}" providerId="None"/>`;
  writer.putPart(
    part,
    rewriteRoot(root, (list) => {
      insertChild(list, parseElementDraft(xml), []);
    }),
  );
  return id;
}

/** Deterministic, so that repeated saves produce the same ids. */
function createGuid(text: string): string {
  const hex = ['a', 'b', 'c', 'd']
    .map((salt) =>
      computeStableNumber(salt + text, 0xffffffff)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
    .toUpperCase();
  return `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}}`;
}

function dropEmptyParts({ writer }: WriteContext, part: string): void {
  for (const { id, type, target } of [...writer.getRelationships(part).values()]) {
    const root = type.endsWith('/comments') ? readElement(writer.readText(target) ?? '') : null;
    if (root === null || root.children.some(({ name }) => name.endsWith(':cm'))) continue;
    writer.removeRelationship(part, id);
    writer.dropPart(target);
  }
}
