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
import { type CommentSource, commentUnit } from '../read/comments.ts';
import { findRelationship } from '../read/deck.ts';
import { office } from './package-writer.ts';
import { rootWith } from './roots.ts';
import { stableNumber, type Writing } from './writing.ts';

const modern = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';
const modernRelationships = 'http://schemas.microsoft.com/office/2018/10/relationships';
const plainType = 'application/vnd.openxmlformats-officedocument.presentationml';
const modernType = 'application/vnd.ms-powerpoint';

type Form = 'plain' | 'threaded';
type Now = ReadonlyMap<string, SceneComment>;

/** Writes the comments of a slide: existing ones keep their part and format, new ones use the format of the file. */
export function writeComments(
  writing: Writing,
  part: string,
  { before, after }: { before: readonly SceneComment[]; after: readonly SceneComment[] },
): void {
  if (isSameValue(before, after)) return;
  const { opened } = writing;
  const now = new Map(after.map((comment) => [comment.id, comment]));
  const known = new Set(before.map(({ id }) => id));
  const sources = before.flatMap(({ id }) => opened.comments.get(id) ?? []);
  for (const [name, own] of Map.groupBy(sources, (source) => source.part))
    changePart(writing, name, { own, now });
  const added = after.filter(({ id }) => !known.has(id));
  if (added.length > 0) addComments(writing, part, added);
  dropEmpty(writing, part);
}

/** Removes deleted comments, and writes changed texts and positions. */
function changePart(
  { book: writer, opened }: Writing,
  part: string,
  { own, now }: { own: readonly CommentSource[]; now: Now },
): void {
  const root = readPartRoot(opened.deck.pack, part);
  if (root === null || own.every(({ comment }) => isSameValue(comment, now.get(comment.id)))) return;
  const sources = new Map(own.map((source) => [source.element, source]));
  const xml = rootWith(root, (list) => {
    changeList(list, root, { sources, now });
  });
  writer.put(part, xml);
}

function changeList(
  list: ElementDraft,
  from: Element,
  task: { sources: ReadonlyMap<Element, CommentSource>; now: Now },
): void {
  for (const element of from.children) {
    const source = task.sources.get(element);
    if (source === undefined) continue;
    const comment = task.now.get(source.comment.id);
    const draft = replaceByDraft(list, element);
    if (draft === null) continue;
    if (comment === undefined) {
      // Replies are removed with their comment, as in PowerPoint.
      list.parts = list.parts.filter((piece) => piece !== draft);
      continue;
    }
    if (!isSameValue(source.comment, comment)) writeComment(draft, { source, comment });
    const answers = findChild(element, 'p188:replyLst');
    const own = answers === null ? null : replaceByDraft(draft, answers);
    if (answers !== null && own !== null) changeList(own, answers, task);
  }
}

function writeComment(
  draft: ElementDraft,
  { source, comment }: { source: CommentSource; comment: SceneComment },
): void {
  const { comment: was, form } = source;
  if (was.text !== comment.text) {
    if (form === 'plain')
      ensureChild(draft, 'p:text', plainOrder).parts = [encodeText(removeInvalidCharacters(comment.text))];
    else {
      removeChildren(draft, ['p188:txBody']);
      insertChild(draft, parseElementDraft(bodyXml(comment.text)), modernOrder);
    }
  }
  if (form === 'reply' || (was.x === comment.x && was.y === comment.y)) return;
  const unit = form === 'plain' ? commentUnit : 1;
  const place =
    form === 'plain' ? ensureChild(draft, 'p:pos', plainOrder) : ensureChild(draft, 'p188:pos', modernOrder);
  setAttributes(place, { x: String(Math.round(comment.x / unit)), y: String(Math.round(comment.y / unit)) });
}

const plainOrder = ['p:pos', 'p:text', 'p:extLst'];
const modernOrder = ['p188:pos', 'p188:replyLst', 'p188:txBody', 'p188:extLst'];

const bodyXml = (text: string): string =>
  `<p188:txBody xmlns:p188="${modern}"><a:bodyPr/><a:lstStyle/>${text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr/><a:t>${encodeText(removeInvalidCharacters(line))}</a:t></a:r></a:p>`)
    .join('')}</p188:txBody>`;

function addComments(writing: Writing, part: string, added: readonly SceneComment[]): void {
  const { book: writer, opened } = writing;
  const isModern = findPresentationRelationship(writing, `${modernRelationships}/authors`) !== undefined;
  const form: Form = isModern ? 'threaded' : 'plain';
  const rootName = isModern ? 'p188:cmLst' : 'p:cmLst';
  const there = [...writer.relationships(part).values()].find(
    ({ type, target }) =>
      type.endsWith('/comments') && readElement(writer.text(target) ?? '')?.name === rootName,
  );
  const name = there?.target ?? newPart(writing, part, form);
  const root = readElement(writer.text(name) ?? '');
  if (root === null) return;
  const slideNumber = [...opened.deck.slides].find((slide) => slide.part === part)?.id ?? part;
  const xml = rootWith(root, (list) => {
    for (const comment of added) {
      const piece = form === 'plain' ? plainXml(writing, comment) : modernXml(writing, comment, slideNumber);
      insertChild(list, parseElementDraft(piece), [rootName]);
    }
  });
  writer.put(name, xml);
}

function newPart({ book: writer }: Writing, part: string, form: Form): string {
  const isModern = form === 'threaded';
  const name = writer.freeName(isModern ? 'ppt/comments/modernComment_' : 'ppt/comments/comment', '.xml');
  const xml = isModern
    ? `<p188:cmLst xmlns:p188="${modern}"/>`
    : '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>';
  writer.put(
    name,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`,
    isModern ? `${modernType}.comments+xml` : `${plainType}.comments+xml`,
  );
  writer.relate(part, {
    type: `${isModern ? modernRelationships : office}/comments`,
    target: name,
    isExternal: false,
  });
  return name;
}

function findPresentationRelationship({ book: writer, opened }: Writing, type: string) {
  return [...writer.relationships(opened.deck.part).values()].find(
    (relationship) => relationship.type === type,
  );
}

const isoTime = (at: number | null): string => new Date(at ?? 0).toISOString().replace(/Z$/, '');

function plainXml(writing: Writing, { author, at, text, x, y }: SceneComment): string {
  const { id, index } = plainAuthor(writing, author);
  const time = at === null ? '' : ` dt="${isoTime(at)}"`;
  return (
    `<p:cm authorId="${id}"${time} idx="${index}"><p:pos x="${Math.round(x / commentUnit)}" y="${Math.round(y / commentUnit)}"/>` +
    `<p:text>${encodeText(removeInvalidCharacters(text))}</p:text></p:cm>`
  );
}

/** The author id of a legacy comment, and the index of the comment for this author. */
function plainAuthor(writing: Writing, name: string): { id: string; index: number } {
  const { book: writer, opened } = writing;
  let part = findRelationship(writer.relationships(opened.deck.part), 'commentAuthors')?.target;
  if (part === undefined || !writer.has(part)) {
    part = 'ppt/commentAuthors.xml';
    writer.put(
      part,
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<p:cmAuthorLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
      `${plainType}.commentAuthors+xml`,
    );
    writer.relate(opened.deck.part, { type: `${office}/commentAuthors`, target: part, isExternal: false });
  }
  const root = readElement(writer.text(part) ?? '');
  if (root === null) return { id: '0', index: 1 };
  const authors = listChildren(root, 'p:cmAuthor');
  const known = authors.find((author) => getString(author, 'name') === name);
  const id =
    known === undefined
      ? String(Math.max(-1, ...authors.map((author) => getNumber(author, 'id') ?? 0)) + 1)
      : (getString(known, 'id') ?? '0');
  const index = (getNumber(known, 'lastIdx') ?? 0) + 1;
  const xml = rootWith(root, (list) => {
    const draft = known === undefined ? null : replaceByDraft(list, known);
    if (draft !== null) setAttributes(draft, { lastIdx: String(index) });
    else {
      const text = encodeAttribute(removeInvalidCharacters(name));
      const initials = encodeAttribute(initialsOf(name));
      insertChild(
        list,
        parseElementDraft(
          `<p:cmAuthor id="${id}" name="${text}" initials="${initials}" lastIdx="1" clrIdx="${Number(id) % 10}"/>`,
        ),
        [],
      );
    }
  });
  writer.put(part, xml);
  return { id, index };
}

const initialsOf = (name: string): string =>
  removeInvalidCharacters(name)
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .join('');

function modernXml(writing: Writing, comment: SceneComment, slide: string): string {
  const { id, author, at, text, x, y } = comment;
  return (
    `<p188:cm xmlns:p188="${modern}" id="${guidOf(`${slide}/${id}`)}" authorId="${modernAuthor(writing, author)}" created="${isoTime(at)}">` +
    `<p188:pos x="${Math.round(x)}" y="${Math.round(y)}"/>${bodyXml(text)}</p188:cm>`
  );
}

function modernAuthor(writing: Writing, name: string): string {
  const { book: writer } = writing;
  const part = findPresentationRelationship(writing, `${modernRelationships}/authors`)?.target ?? '';
  const root = readElement(writer.text(part) ?? '');
  const known = listChildren(root, 'p188:author').find((author) => getString(author, 'name') === name);
  const id = getString(known, 'id') ?? guidOf(`author ${name}`);
  if (known !== undefined || root === null) return id;
  const text = encodeAttribute(removeInvalidCharacters(name));
  const xml = `<p188:author xmlns:p188="${modern}" id="${id}" name="${text}" initials="${encodeAttribute(initialsOf(name))}" userId="${text}" providerId="None"/>`;
  writer.put(
    part,
    rootWith(root, (list) => {
      insertChild(list, parseElementDraft(xml), []);
    }),
  );
  return id;
}

/** Deterministic, so that repeated saves produce the same ids. */
function guidOf(text: string): string {
  const hex = ['a', 'b', 'c', 'd']
    .map((salt) =>
      stableNumber(salt + text, 0xffffffff)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
    .toUpperCase();
  return `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}}`;
}

function dropEmpty({ book: writer }: Writing, part: string): void {
  for (const { id, type, target } of [...writer.relationships(part).values()]) {
    const root = type.endsWith('/comments') ? readElement(writer.text(target) ?? '') : null;
    if (root === null || root.children.some(({ name }) => name.endsWith(':cm'))) continue;
    writer.removeRelationship(part, id);
    writer.drop(target);
  }
}
