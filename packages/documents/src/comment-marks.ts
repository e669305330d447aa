import { createTagCursor, skipElement, skipElements, type TagCursor } from './xml-tags.ts';

/**
 * Comment positions are represented by marks in the text while it is read: whatever the reader does with paragraphs, changes and notes, a mark stays
 * between the same words as its tag.
 */

/** Comment anchors, with the letter of their mark: start, end, reference. */
const anchorKinds: ReadonlyMap<string, string> = new Map([
  ['w:commentRangeStart', 'S'],
  ['w:commentRangeEnd', 'E'],
  ['w:commentReference', 'R'],
]);
/** Private-use characters; occurrences in the original text are handled by the caller (`readDocxComments`). */
const openMark = '\ue0f0';
const closeMark = '\ue0f1';
const markPattern = /\ue0f0([SER])(-?\d{1,10})\ue0f1/g;

/** Positions of a comment's marks, in characters (code points) of the text without marks. */
export interface CommentMarkPositions {
  start: number | null;
  end: number | null;
  reference: number | null;
}

/** Inserts a mark for each comment anchor tag of a part with the usual prefix. */
export function markComments(xml: string): string {
  if (!xml.includes('<w:comment')) return xml;
  const cursor = createTagCursor(xml);
  /** Anchors between paragraphs move to the start of the next paragraph. */
  let pendingMarks = '';
  let paragraphs = 0;
  let result = '';
  let copiedUpTo = 0;
  const insertMark = (mark: string, from: number) => {
    result += xml.slice(copiedUpTo, from);
    copiedUpTo = cursor.end;
    if (paragraphs > 0) result += mark;
    else pendingMarks += mark;
  };
  while (!cursor.isBroken && cursor.next()) {
    const { kind, name, start } = cursor;
    if (name === 'w:p' && kind !== 'empty') {
      paragraphs += kind === 'open' ? 1 : -1;
      if (kind === 'open' && pendingMarks !== '') {
        result += xml.slice(copiedUpTo, cursor.end) + pendingMarks;
        copiedUpTo = cursor.end;
        pendingMarks = '';
      }
    } else if (kind === 'open' && skippedElements.has(name)) skipElement(cursor);
    else if (kind === 'open' && deletedElements.has(name)) insertMark(collectMarks(cursor, xml), cursor.end);
    else if (kind !== 'close' && anchorKinds.has(name)) {
      const mark = createMark(cursor, xml);
      if (skipElement(cursor)) insertMark(mark, start);
    }
  }
  return result + xml.slice(copiedUpTo);
}

/** Alternative content for programs that do not know the preferred one. */
const skippedElements: ReadonlySet<string> = new Set(['mc:Fallback']);
/** Deleted content is not part of the text: anchors in it move after it. */
const deletedElements: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);

function createMark({ name, start, end }: TagCursor, xml: string): string {
  const kind = anchorKinds.get(name);
  const id = /\sw:id\s*=\s*["'](-?\d{1,10})["']/.exec(xml.slice(start, end))?.[1];
  return kind && id ? `<w:t>${openMark}${kind}${id}${closeMark}</w:t>` : '';
}

/** Marks in the element that the cursor has just opened; moves the cursor after the element, which is kept. */
function collectMarks(cursor: TagCursor, xml: string): string {
  let collected = '';
  skipElements(cursor, [cursor.name], (_open, name) => {
    if (anchorKinds.has(name)) collected += createMark(cursor, xml);
  });
  return collected;
}

/** The text without marks, and their positions; for repeated ids the first start and the last end. */
export function extractMarks(result: string): {
  text: string;
  positions: ReadonlyMap<string, CommentMarkPositions>;
} {
  const positions = new Map<string, CommentMarkPositions>();
  let text = '';
  let length = 0;
  let copiedUpTo = 0;
  for (const match of result.matchAll(markPattern)) {
    const [all, kind, id = ''] = match;
    const textBefore = result.slice(copiedUpTo, match.index);
    text += textBefore;
    length += [...textBefore].length;
    copiedUpTo = match.index + all.length;
    const position = positions.get(id) ?? { start: null, end: null, reference: null };
    positions.set(id, position);
    if (kind === 'S') position.start ??= length;
    else if (kind === 'E') position.end = length;
    else position.reference ??= length;
  }
  return { text: text + result.slice(copiedUpTo), positions };
}
