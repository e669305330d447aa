import type { ZipCodec } from './codec.ts';
import { type CommentMarkPositions, extractMarks, markComments } from './comment-marks.ts';
import { normalizePrefix, readDocxNotes, readDocxText, readNotePart } from './docx-text.ts';
import { DocumentError } from './errors.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart } from './office-file.ts';
import { docxTextParts } from './read-docx.ts';
import { isReadable } from './reading-cost.ts';
import { decodeEntities } from './xml-entities.ts';
import { createTagCursor } from './xml-tags.ts';
import { inflateEntry, readZip } from './zip-read.ts';

/** A comment of a file, with its range in the text. */
export interface DocxComment {
  /** As written in the file; not verified. */
  author: string;
  date: string | null;
  /** One line per paragraph. */
  text: string;
  /** In characters (code points) of `CommentedDocx.text`, half-open; empty for a comment without a range. */
  from: number;
  to: number;
  /** Whether the thread is resolved. */
  isResolved: boolean;
  replies: readonly { author: string; date: string | null; text: string }[];
}

export interface CommentedDocx {
  /** As read by `textOfDocx`, except where a comment begins within a composed character. */
  text: string;
  /** In the order of the comments part; comments outside the body (in a header) are omitted. */
  comments: DocxComment[];
}

const commentParts = {
  comments: 'word/comments.xml',
  extended: 'word/commentsExtended.xml',
} as const;

/** The comments of a docx; null if it has no comments part. Throws a DocumentError for unreadable files. */
export function readDocxComments(bytes: Uint8Array, codec: ZipCodec = fflateCodec): CommentedDocx | null {
  const entries = readZip(bytes);
  requireDocumentPart(entries);
  const readXmlPart = (name: string) => {
    const entry = entries.find((candidate) => candidate.name === name);
    return entry ? inflateEntry(entry, codec) : null;
  };
  const comments = readXmlPart(commentParts.comments);
  const body = readXmlPart(docxTextParts.document);
  if (!comments || !body) return null;
  const extended = readXmlPart(commentParts.extended);
  const footnotes = readXmlPart(docxTextParts.footnotes);
  const endnotes = readXmlPart(docxTextParts.endnotes);
  const parts = [body, comments, extended, footnotes, endnotes].filter((part) => part !== null);
  if (!isReadable(parts)) throw new DocumentError('too_large', 'More tags than comments are looked for in');
  const notes = readDocxNotes({
    footnotes: footnotes && addMarks(footnotes, 'footnotes'),
    endnotes: endnotes && addMarks(endnotes, 'endnotes'),
  });
  const { text, positions } = extractMarks(readDocxText(addMarks(body, 'document'), notes).text);
  const commentTexts = readCommentText(comments);
  return { text, comments: buildThreads(commentTexts, readThreads(extended), positions) };
}

function addMarks(part: Uint8Array, root: string): Uint8Array {
  const normalized = normalizePrefix(part, root);
  const xml = decode(normalized);
  const withMarks = markComments(xml);
  return withMarks === xml ? normalized : new TextEncoder().encode(withMarks);
}

function decode(part: Uint8Array): string {
  return new TextDecoder().decode(part);
}

interface CommentText {
  id: string;
  author: string;
  date: string | null;
  text: string;
  /** Id of its last paragraph, by which other parts refer to it. */
  paragraph: string | null;
}

function readCommentText(part: Uint8Array): CommentText[] {
  const bytes = normalizePrefix(part, 'comments');
  const lines = readNotePart(bytes, 'comments');
  const xml = decode(bytes);
  const cursor = createTagCursor(xml);
  const commentTexts: CommentText[] = [];
  while (!cursor.isBroken && cursor.next()) {
    if (cursor.kind !== 'open') continue;
    const tag = xml.slice(cursor.start, cursor.end);
    const last = commentTexts.at(-1);
    if (cursor.name === 'w:p' && last) last.paragraph = readAttribute(tag, 'paraId') ?? last.paragraph;
    if (cursor.name !== 'w:comment') continue;
    const id = readAttribute(tag, 'id') ?? '';
    commentTexts.push({
      id,
      author: readAttribute(tag, 'author') ?? '',
      date: readAttribute(tag, 'date'),
      text: (lines.get(`w:comment ${id}`) ?? []).join('\n').trim(),
      paragraph: null,
    });
  }
  return commentTexts;
}

function readAttribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s[\\w.-]+:${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return value ? decodeEntities(value[1] ?? value[2] ?? '') : null;
}

interface Thread {
  parent: string | null;
  isDone: boolean;
}

/** By the last paragraph of a comment. */
function readThreads(part: Uint8Array | null): ReadonlyMap<string, Thread> {
  const threads = new Map<string, Thread>();
  if (!part) return threads;
  const xml = decode(part);
  const cursor = createTagCursor(xml);
  while (!cursor.isBroken && cursor.next()) {
    if (cursor.kind === 'close' || !cursor.name.endsWith(':commentEx')) continue;
    const tag = xml.slice(cursor.start, cursor.end);
    const paragraph = readAttribute(tag, 'paraId');
    const done = readAttribute(tag, 'done');
    if (paragraph !== null)
      threads.set(paragraph, {
        parent: readAttribute(tag, 'paraIdParent'),
        isDone: done === '1' || done === 'true',
      });
  }
  return threads;
}

function buildThreads(
  commentTexts: readonly CommentText[],
  threads: ReadonlyMap<string, Thread>,
  positions: ReadonlyMap<string, CommentMarkPositions>,
): DocxComment[] {
  const byParagraph = new Map(commentTexts.map((one) => [one.paragraph, one]));
  const getThread = ({ paragraph }: CommentText) => (paragraph === null ? undefined : threads.get(paragraph));
  const findRoot = (one: CommentText): CommentText => {
    const visited = new Set<CommentText>();
    let root = one;
    while (!visited.has(root)) {
      visited.add(root);
      const parent = getThread(root)?.parent;
      root = (parent && byParagraph.get(parent)) || root;
    }
    return root;
  };
  const replies = Map.groupBy(commentTexts, findRoot);
  return [...replies].flatMap(([root, all]) => {
    const range = getRange(positions.get(root.id));
    if (!range) return [];
    const { author, date, text } = root;
    const answers = all.filter((one) => one !== root);
    return {
      author,
      date,
      text,
      ...range,
      isResolved: getThread(root)?.isDone ?? false,
      replies: answers.map((one) => ({ author: one.author, date: one.date, text: one.text })),
    };
  });
}

function getRange(position: CommentMarkPositions | undefined): { from: number; to: number } | null {
  const from = position?.start ?? position?.reference ?? position?.end;
  if (from === null || from === undefined) return null;
  return { from, to: Math.max(from, position?.end ?? position?.reference ?? from) };
}
