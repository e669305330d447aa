import { createTagCursor, skipElement, skipElements, type TagCursor } from './xml-tags.ts';

/**
 * Comment positions are represented by marks in the text while it is read: whatever the reader does with paragraphs, changes and notes, a mark stays
 * between the same words as its tag.
 */

const kinds: ReadonlyMap<string, string> = new Map([
  ['w:commentRangeStart', 'S'],
  ['w:commentRangeEnd', 'E'],
  ['w:commentReference', 'R'],
]);
/** Private-use characters; occurrences in the original text are handled by the caller (`readDocxComments`). */
const open = '\ue0f0';
const close = '\ue0f1';
const marks = /\ue0f0([SER])(-?\d{1,10})\ue0f1/g;

/** Positions of a comment's marks, in characters (code points) of the text without marks. */
export interface CommentPlace {
  start: number | null;
  end: number | null;
  reference: number | null;
}

/** Inserts a mark for each comment anchor tag of a part with the usual prefix. */
export function markComments(xml: string): string {
  if (!xml.includes('<w:comment')) return xml;
  const cursor = createTagCursor(xml);
  /** Anchors between paragraphs move to the start of the next paragraph. */
  let waiting = '';
  let paragraphs = 0;
  let marked = '';
  let copied = 0;
  const put = (mark: string, from: number) => {
    marked += xml.slice(copied, from);
    copied = cursor.end;
    if (paragraphs > 0) marked += mark;
    else waiting += mark;
  };
  while (!cursor.isBroken && cursor.next()) {
    const { kind, name, start } = cursor;
    if (name === 'w:p' && kind !== 'empty') {
      paragraphs += kind === 'open' ? 1 : -1;
      if (kind === 'open' && waiting !== '') {
        marked += xml.slice(copied, cursor.end) + waiting;
        copied = cursor.end;
        waiting = '';
      }
    } else if (kind === 'open' && left.has(name)) skipElement(cursor);
    else if (kind === 'open' && gone.has(name)) put(marksWithin(cursor, xml), cursor.end);
    else if (kind !== 'close' && kinds.has(name)) {
      const mark = markOf(cursor, xml);
      if (skipElement(cursor)) put(mark, start);
    }
  }
  return marked + xml.slice(copied);
}

/** An alternative for other programs, which is skipped. */
const left: ReadonlySet<string> = new Set(['mc:Fallback']);
/** Not part of the text: anchors in it move after it. */
const gone: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);

function markOf({ name, start, end }: TagCursor, xml: string): string {
  const kind = kinds.get(name);
  const id = /\sw:id\s*=\s*["'](-?\d{1,10})["']/.exec(xml.slice(start, end))?.[1];
  return kind && id ? `<w:t>${open}${kind}${id}${close}</w:t>` : '';
}

/** Marks in the element that the cursor has just opened; moves the cursor after the element, which is kept. */
function marksWithin(cursor: TagCursor, xml: string): string {
  let found = '';
  skipElements(cursor, [cursor.name], (_open, name) => {
    if (kinds.has(name)) found += markOf(cursor, xml);
  });
  return found;
}

/** The text without marks, and their positions; for repeated ids the first start and the last end. */
export function takeMarks(marked: string): { text: string; places: ReadonlyMap<string, CommentPlace> } {
  const places = new Map<string, CommentPlace>();
  let text = '';
  let length = 0;
  let copied = 0;
  for (const match of marked.matchAll(marks)) {
    const [all, kind, id = ''] = match;
    const piece = marked.slice(copied, match.index);
    text += piece;
    length += [...piece].length;
    copied = match.index + all.length;
    const place = places.get(id) ?? { start: null, end: null, reference: null };
    places.set(id, place);
    if (kind === 'S') place.start ??= length;
    else if (kind === 'E') place.end = length;
    else place.reference ??= length;
  }
  return { text: text + marked.slice(copied), places };
}
