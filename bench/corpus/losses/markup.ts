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
export const countMarkup = (xml: string): Markup => countElements(xml, (name) => kindOf.get(name));

/** Number of elements with each label; those without a label are not counted. */
export function countElements(
  xml: string,
  getLabel: (name: string) => string | undefined = (name) => name,
): Markup {
  const counts: Markup = new Map();
  const cursor = createTagCursor(xml);
  while (cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const label = getLabel(cursor.name);
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}

/** What has become less, and by how much. */
export function subtractMarkup(before: Markup, after: Markup): Markup {
  const lost: Markup = new Map();
  for (const [label, count] of before) {
    const missing = count - (after.get(label) ?? 0);
    if (missing > 0) lost.set(label, missing);
  }
  return lost;
}

export const listLostParts = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => [...before.keys()].filter((name) => !after.has(name) && !name.endsWith('/'));

/** The parts of a file by name, as text. */
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
