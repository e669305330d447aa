import { createTagCursor, fflateCodec, inflateEntry, readZip } from '@redraft/documents';

/** Markup of the main part whose loss would go unnoticed, with the elements that count. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'text boxes': ['w:txbxContent'],
  'alternate content': ['mc:AlternateContent'],
  'embedded objects': ['w:object'],
  'pictures in VML': ['w:pict'],
  symbols: ['w:sym'],
  'soft hyphens': ['w:softHyphen'],
  'hard hyphens': ['w:noBreakHyphen'],
  'comment references': ['w:commentReference'],
  'simple fields': ['w:fldSimple'],
  'field instructions': ['w:instrText'],
  'tracked insertions': ['w:ins', 'w:moveTo'],
  'tracked deletions': ['w:del', 'w:moveFrom'],
  'content controls': ['w:sdt'],
  drawings: ['w:drawing'],
  hyperlinks: ['w:hyperlink'],
  'smart tags': ['w:smartTag'],
  bookmarks: ['w:bookmarkStart'],
  equations: ['m:oMath'],
  'footnote references': ['w:footnoteReference'],
  'endnote references': ['w:endnoteReference'],
  'page breaks shown last': ['w:lastRenderedPageBreak'],
};

const kindOf = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind])));

export const markupKinds: readonly string[] = Object.keys(kinds);

export type Markup = Map<string, number>;

/** Number of occurrences per kind of markup. */
export function countMarkup(xml: string): Markup {
  const counts: Markup = new Map();
  const cursor = createTagCursor(xml);
  while (cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const kind = kindOf.get(cursor.name);
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** The parts of a docx by name, as text. */
export function readParts(bytes: Uint8Array): Map<string, string> {
  const decoder = new TextDecoder();
  return new Map(
    readZip(bytes).map((entry) => [entry.name, decoder.decode(inflateEntry(entry, fflateCodec))]),
  );
}

/** The blocks of the main part as XML. */
export function splitBlocks(xml: string): string[] {
  const blocks: string[] = [];
  const cursor = createTagCursor(xml);
  let depth = 0;
  let start = 0;
  while (cursor.next()) {
    if (cursor.kind === 'close') depth -= 1;
    const isBlock = depth === 2;
    if (cursor.kind === 'open') {
      if (isBlock) start = cursor.start;
      depth += 1;
    } else if (isBlock && (cursor.kind === 'close' || cursor.kind === 'empty')) {
      blocks.push(xml.slice(cursor.kind === 'empty' ? cursor.start : start, cursor.end));
    }
  }
  return blocks;
}
