/**
 * Iterates over the tags of an XML text, in one pass and without a tree. Comments, CDATA, processing instructions and declarations are distinguished
 * from tags; a ">" in an attribute value does not end a tag.
 */
export type TokenKind = 'open' | 'close' | 'empty' | 'cdata' | 'other';

export interface TagCursor {
  kind: TokenKind;
  /** The name of a tag with its prefix; empty for other tokens. */
  name: string;
  start: number;
  /** After its last character. */
  end: number;
  /** Moves to the next token; false at the end, and at an unterminated token. */
  next: () => boolean;
  /** The text ended within a token or a skipped element. */
  isBroken: boolean;
}

const space = 32;
const slash = 47;
const greater = 62;

function isNameEnd(unit: number): boolean {
  return unit === greater || unit === slash || unit <= space;
}

/** Constructs that start with "<!" and "<?", with their terminators. */
const delimitedSections = [
  { start: '<!--', end: '-->', kind: 'other' },
  { start: '<![CDATA[', end: ']]>', kind: 'cdata' },
  { start: '<?', end: '?>', kind: 'other' },
  { start: '<!', end: '>', kind: 'other' },
] as const;

export function createTagCursor(xml: string, from = 0): TagCursor {
  const cursor: TagCursor = {
    kind: 'other',
    name: '',
    start: from,
    end: from,
    isBroken: false,
    next: () => {
      const start = xml.indexOf('<', cursor.end);
      if (start === -1) return false;
      const second = xml.charCodeAt(start + 1);
      const isWhole = second === 33 || second === 63 ? readMarked(start) : readTag(start, second);
      if (!isWhole) cursor.isBroken = true;
      return isWhole;
    },
  };

  function readMarked(start: number): boolean {
    const section = delimitedSections.find((candidate) => xml.startsWith(candidate.start, start));
    const end = section ? xml.indexOf(section.end, start + section.start.length) : -1;
    if (!section || end === -1) return false;
    cursor.kind = section.kind;
    cursor.name = '';
    cursor.start = start;
    cursor.end = end + section.end.length;
    return true;
  }

  function readTag(start: number, second: number): boolean {
    const isClose = second === slash;
    const from = isClose ? start + 2 : start + 1;
    let offset = from;
    while (offset < xml.length && !isNameEnd(xml.charCodeAt(offset))) offset++;
    const name = xml.slice(from, offset);
    for (; ; offset++) {
      const unit = xml.charCodeAt(offset);
      if (unit === greater) break;
      if (unit === 34 || unit === 39) {
        offset = xml.indexOf(unit === 34 ? '"' : "'", offset + 1);
        if (offset === -1) return false;
      } else if (unit === 60 || Number.isNaN(unit)) return false;
    }
    cursor.kind = isClose ? 'close' : xml.charCodeAt(offset - 1) === slash ? 'empty' : 'open';
    cursor.name = name;
    cursor.start = start;
    cursor.end = offset + 1;
    return true;
  }

  return cursor;
}

/**
 * Moves to the closing tag of the elements with these names, outermost first; the cursor must be at the last opening tag. Calls `visit` with the open
 * names at each opening tag within. False if it is not well-formed.
 */
export function skipElements(
  cursor: TagCursor,
  open: string[],
  visit?: (open: readonly string[], name: string) => void,
): boolean {
  while (open.length > 0) {
    if (!cursor.next()) {
      cursor.isBroken = true;
      return false;
    }
    if (cursor.kind === 'close') {
      if (open.pop() !== cursor.name) {
        cursor.isBroken = true;
        return false;
      }
    } else if (cursor.kind === 'open' || cursor.kind === 'empty') {
      visit?.(open, cursor.name);
      if (cursor.kind === 'open') open.push(cursor.name);
    }
  }
  return true;
}

/** Skips the element that the cursor has just opened. */
export function skipElement(cursor: TagCursor): boolean {
  return cursor.kind === 'empty' || skipElements(cursor, [cursor.name]);
}
