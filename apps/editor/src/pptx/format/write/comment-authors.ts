import { encodeAttribute } from '@redraft/documents';
import { insertChild, parseElementDraft, replaceByDraft, setAttributes } from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { getNumber, getString, listChildren, removeInvalidCharacters } from '../../../xml/values.ts';
import { legacyAuthors, modernAuthors, modernNamespace, modernRelationships } from '../read/comments.ts';
import { findRelationship } from '../read/deck.ts';
import { declaration, relationshipTypePrefix } from './package-writer.ts';
import { rewriteRoot } from './rewrite-root.ts';
import { parseElement } from './transform.ts';
import { computeStableNumber, type WriteContext } from './write-context.ts';

const modernContentType = 'application/vnd.ms-powerpoint.authors+xml';
const legacyContentType = 'application/vnd.openxmlformats-officedocument.presentationml.commentAuthors+xml';

/** The author id of a new legacy comment, and the index of the comment for this author. */
export function takeLegacyIndex(writing: WriteContext, name: string): { id: string; index: number } {
  const { writer } = writing;
  const part = findOrCreateAuthorsPart(writing);
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
    else
      insertChild(
        list,
        parseElementDraft(
          `<p:cmAuthor id="${id}" ${createNameAttributes(name)} lastIdx="1" clrIdx="${Number(id) % 10}"/>`,
        ),
        [],
      );
  });
  writer.putPart(part, xml);
  return { id, index };
}

function findOrCreateAuthorsPart({ writer, opened }: WriteContext): string {
  const existingPart = findRelationship(writer.getRelationships(opened.deck.part), legacyAuthors)?.target;
  if (existingPart !== undefined && writer.hasPart(existingPart)) return existingPart;
  const part = 'ppt/commentAuthors.xml';
  writer.putPart(
    part,
    `${declaration}<p:cmAuthorLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>`,
    legacyContentType,
  );
  writer.findOrAddRelationship(opened.deck.part, {
    type: `${relationshipTypePrefix}/${legacyAuthors}`,
    target: part,
    isExternal: false,
  });
  return part;
}

/** Whether the authors of modern comments can be read, so that new ones can be added. */
export const hasModernAuthors = (writing: WriteContext): boolean => findModernAuthors(writing) !== null;

function findModernAuthors({ writer, opened }: WriteContext): { part: string; root: Element } | null {
  const part = findRelationship(writer.getRelationships(opened.deck.part), modernAuthors)?.target ?? '';
  const root = readElement(writer.readText(part) ?? '');
  return root === null ? null : { part, root };
}

/** A file may have modern comments, but no list of their authors: replies to them need one. */
function findOrCreateModernAuthors(writing: WriteContext): { part: string; root: Element } {
  const { writer, opened } = writing;
  const existing = findModernAuthors(writing);
  if (existing !== null) return existing;
  const unreadable = findRelationship(writer.getRelationships(opened.deck.part), modernAuthors);
  if (unreadable !== undefined) {
    writer.removeRelationship(opened.deck.part, unreadable.id);
    writer.dropPart(unreadable.target);
  }
  const part = writer.createPartName('ppt/authors', '.xml');
  const xml = `${declaration}<p188:authorLst xmlns:p188="${modernNamespace}"/>`;
  writer.putPart(part, xml, modernContentType);
  writer.findOrAddRelationship(opened.deck.part, {
    type: `${modernRelationships}/${modernAuthors}`,
    target: part,
    isExternal: false,
  });
  return { part, root: parseElement(xml) };
}

/** The author id of a modern comment. */
export function findOrAddModernAuthor(writing: WriteContext, name: string): string {
  const { part, root } = findOrCreateModernAuthors(writing);
  const existingAuthor = listChildren(root, 'p188:author').find(
    (author) => getString(author, 'name') === name,
  );
  const id = getString(existingAuthor, 'id') ?? createGuid(`author ${name}`);
  if (existingAuthor !== undefined) return id;
  const userId = encodeAttribute(removeInvalidCharacters(name));
  const xml = `<p188:author id="${id}" ${createNameAttributes(name)} userId="${userId}" providerId="None"/>`;
  writing.writer.putPart(
    part,
    rewriteRoot(root, (list) => {
      insertChild(list, parseElementDraft(xml), []);
    }),
  );
  return id;
}

function createNameAttributes(name: string): string {
  const validName = removeInvalidCharacters(name);
  const initials = validName
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .join('');
  return `name="${encodeAttribute(validName)}" initials="${encodeAttribute(initials)}"`;
}

/** The time of a comment as PowerPoint writes it: UTC, without a zone. */
export const toIsoTime = (at: number): string => new Date(at).toISOString().replace(/Z$/, '');

/** Deterministic, so that repeated saves produce the same ids. */
export function createGuid(text: string): string {
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
