import {
  changeMarks,
  createParagraphFlow,
  deleted,
  isNoContent,
  type OpenParagraph,
  rangeMarks,
  unwrapped,
} from './paragraph-flow.ts';
import { createTagCursor, skipElement, skipElements, type TagCursor } from './xml-tags.ts';

/**
 * Accepts the tracked changes of one part in one pass over its tags, with an explicit stack: the time is linear in the length of the part, however
 * deeply changes are nested. Unaffected content is copied as it is.
 *
 * The result is a list of pieces, so that late decisions (whether a paragraph joins the next one, whether a row stays) can still fill or empty an
 * earlier piece.
 */
const former: ReadonlySet<string> = new Set([
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblGridChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:tblPrExChange',
  'w:numberingChange',
]);
const cellMarks: ReadonlySet<string> = new Set(['w:cellIns', 'w:cellDel', 'w:cellMerge']);

function isRemoved(name: string): boolean {
  return deleted.has(name) || former.has(name) || cellMarks.has(name) || changeMarks.has(name);
}

const anyChange =
  /[<:](?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|\w+Change|(?:move|customXml)\w+Range(?:Start|End))[\s/>]/;

/** Elements that are removed when none of their content is left. */
interface Container {
  name: string;
  /** Index of its first piece. */
  piece: number;
  /** Number of paragraphs before it. */
  paragraphs: number;
  kept: number;
  removed: number;
}

/** Paragraphs to be joined: the properties of the last, the content of all. */
interface Chain {
  /** Pieces for content between them that is outside a paragraph, for the opening tag, and for the closing tag. */
  ahead: number;
  head: number;
  close: number;
  /** The first piece after it. */
  behind: number;
  /** Pieces after it that move into the paragraph: range markers. */
  marks: number[];
}

interface AcceptedParagraph extends OpenParagraph<Chain> {
  header: string;
  hasProperties: boolean;
  isMarkDeleted: boolean;
  endsSection: boolean;
}

const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/** Normalises names as if the namespace had its usual prefix. */
function nameReader(xml: string): (name: string) => string {
  const root = xml.slice(0, 16_384);
  const declared = [...root.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)];
  const match = declared.find((match) => namespaces.includes(match[2] ?? ''));
  if (!match || match[1] === 'w') return (name) => name;
  const prefix = match[1];
  if (prefix === undefined) return (name) => (name.includes(':') ? name : `w:${name}`);
  return (name) => (name.startsWith(`${prefix}:`) ? `w:${name.slice(prefix.length + 1)}` : name);
}

/** A part of WordprocessingML with all changes accepted; null if it is not well-formed. */
export function acceptInXml(xml: string): string | null {
  return anyChange.test(xml) ? acceptFound(xml, nameReader(xml)) : xml;
}

function acceptFound(xml: string, nameOf: (name: string) => string): string | null {
  const cursor = createTagCursor(xml);
  const outputPieces = createPieces(xml);
  const containers = createContainers(outputPieces);
  const paragraphs = createParagraphs(outputPieces);
  const { flow } = paragraphs;
  /** Open elements as written, and by their normalised names. */
  const chunks: string[] = [];
  const names: string[] = [];

  /** A paragraph inside properties, where none is allowed, is left unchanged. */
  function standardName(): string {
    const name = nameOf(cursor.name);
    return name === 'w:p' && paragraphs.properties.areOpen() ? '' : name;
  }

  /** The enclosing row or cell is deleted: continues after it. */
  function skipContainer(): void {
    const depth = names.lastIndexOf(containers.name());
    for (let index = names.length - 1; index >= depth; index--) flow.close(names[index] ?? '');
    names.length = depth;
    skipElements(cursor, chunks.splice(depth));
    containers.remove(cursor.end);
  }

  function remove(name: string): void {
    const { start } = cursor;
    const isContainer = isDeletedContainer(name, names) && containers.isAtStart(paragraphs.count());
    if (isDeletedMark(name, names)) paragraphs.deleteMark();
    skipElement(cursor);
    outputPieces.drop(start, cursor.end);
    if (isContainer) skipContainer();
  }

  function readOpening(name: string): void {
    paragraphs.note(name);
    if (isRemoved(name)) {
      remove(name);
      return;
    }
    if (unwrapped.has(name)) outputPieces.drop(cursor.start, cursor.end);
    else if (name === 'w:p') paragraphs.start(cursor);
    else if (names.at(-1) === 'w:p' && name === 'w:pPr') paragraphs.properties.start(cursor, names.length);
    else if (isEndOfSection(name, names)) paragraphs.endSection();
    else if (rangeMarks.has(name) && cursor.kind === 'empty') paragraphs.keepMark(cursor);
    if (cursor.kind === 'empty') return;
    if (name !== 'w:p') flow.open(name);
    if (containerNames.has(name)) containers.enter(name, cursor.start, paragraphs.count());
    chunks.push(cursor.name);
    names.push(name);
  }

  function readClosing(): void {
    const name = names.pop() ?? '';
    if (chunks.pop() !== cursor.name) cursor.isBroken = true;
    if (unwrapped.has(name)) outputPieces.drop(cursor.start, cursor.end);
    if (name === 'w:p') paragraphs.end(cursor);
    else flow.close(name);
    if (name === 'w:pPr') paragraphs.properties.end(cursor, names.length);
    if (containerNames.has(name)) containers.leave(cursor.end);
  }

  while (!cursor.isBroken && cursor.next()) {
    if (cursor.kind === 'close') readClosing();
    else if (cursor.kind === 'open' || cursor.kind === 'empty') readOpening(standardName());
  }
  flow.finish();
  return cursor.isBroken || names.length > 0 ? null : outputPieces.finish();
}

/** In paragraph properties: the paragraph mark is deleted. */
function isDeletedMark(name: string, names: readonly string[]): boolean {
  return deleted.has(name) && names.at(-1) === 'w:rPr' && names.at(-2) === 'w:pPr' && names.at(-3) === 'w:p';
}

/** In paragraph properties: a section ends here. */
function isEndOfSection(name: string, names: readonly string[]): boolean {
  return name === 'w:sectPr' && names.at(-1) === 'w:pPr' && names.at(-2) === 'w:p';
}

/** In row or cell properties: it is deleted. */
function isDeletedContainer(name: string, names: readonly string[]): boolean {
  const context = `${names.at(-2)} ${names.at(-1)} ${name}`;
  return context === 'w:tr w:trPr w:del' || context === 'w:tc w:tcPr w:cellDel';
}

type Pieces = ReturnType<typeof createPieces>;

/** The result so far: copied text, and placeholders that are filled later. */
function createPieces(xml: string) {
  const list: string[] = [];
  let copiedUpTo = 0;
  const copyUpTo = (end: number) => {
    if (end > copiedUpTo) list.push(xml.slice(copiedUpTo, end));
    copiedUpTo = end;
  };
  return {
    list,
    keepTo: copyUpTo,
    /** Copies up to `start` and continues at `end`. */
    drop: (start: number, end: number) => {
      copyUpTo(start);
      copiedUpTo = end;
    },
    /** The source text of the range. */
    read: (start: number, end: number) => xml.slice(start, end),
    /** Index of a piece that may be filled later. */
    place: (piece: string) => list.push(piece) - 1,
    /** Removes all pieces from that index on, and continues at `end`. */
    cut: (index: number, end: number) => {
      list.length = index;
      copiedUpTo = end;
    },
    finish: () => {
      copyUpTo(xml.length);
      return list.join('');
    },
  };
}

const containerNames: ReadonlySet<string> = new Set(['w:tbl', 'w:tr', 'w:tc']);

/** Tables, rows and cells. */
function createContainers(outputPieces: Pieces) {
  const open: Container[] = [];

  function remove(end: number): void {
    const container = open.pop();
    if (container) outputPieces.cut(container.piece, end);
    const outer = open.at(-1);
    if (outer) outer.removed += 1;
  }

  return {
    enter: (name: string, start: number, paragraphs: number) => {
      outputPieces.keepTo(start);
      open.push({ name, piece: outputPieces.list.length, paragraphs, kept: 0, removed: 0 });
    },
    name: () => open.at(-1)?.name ?? '',
    /** No text of it was read yet. */
    isAtStart: (paragraphs: number) => open.at(-1)?.paragraphs === paragraphs,
    remove,
    leave: (end: number) => {
      const container = open.at(-1);
      // A row that has lost all of its cells, or a table that has lost all of its rows.
      if (container && container.name !== 'w:tc' && container.removed > 0 && container.kept === 0) {
        remove(end);
        return;
      }
      open.pop();
      const outer = open.at(-1);
      if (outer) outer.kept += 1;
    },
  };
}

/** Paragraphs, and which of them are joined. */
function createParagraphs(outputPieces: Pieces) {
  const { list, place } = outputPieces;
  const open: AcceptedParagraph[] = [];
  const current = () => open.at(-1);
  const properties = createProperties(outputPieces, current);
  const marks = createRangeMarks(outputPieces);
  let count = 0;
  const flow = createParagraphFlow<Chain>((chain, isGone) => {
    if (isGone) list[chain.head] = list[chain.close] = '';
  });
  return {
    flow,
    properties,
    count: () => count,
    note: (name: string) => {
      const paragraph = current();
      if (paragraph && !properties.areOpen() && !isNoContent(name)) paragraph.isEmpty = false;
    },
    start: (tag: TagCursor) => {
      outputPieces.drop(tag.start, tag.end);
      count += 1;
      const before = flow.start();
      if (before) extendChain(before.of, list);
      const chain = before?.of ?? { ahead: place(''), head: place(''), close: 0, behind: 0, marks: [] };
      const header = outputPieces.read(tag.start, tag.end);
      const paragraph = { of: chain, isEmpty: before?.isEmpty ?? true, ...noProperties };
      if (tag.kind === 'open') open.push({ ...paragraph, header });
      else {
        list[chain.head] = before ? header.replace(/(?<!\s)\s*\/>$/, '>') : header;
        if (before) chain.close = place(`</${tag.name}>`);
        flow.end(paragraph, false);
      }
    },
    end: (tag: TagCursor) => {
      outputPieces.drop(tag.start, tag.end);
      const paragraph = open.pop();
      if (!paragraph) return;
      const chain = paragraph.of;
      list[chain.head] = paragraph.header;
      chain.close = place(outputPieces.read(tag.start, tag.end));
      chain.behind = list.length;
      chain.marks = [];
      const isWaiting = paragraph.isMarkDeleted && !paragraph.endsSection;
      flow.end(paragraph, isWaiting);
      marks.follow(isWaiting ? { chain, depth: open.length } : null);
    },
    endSection: () => {
      const paragraph = current();
      if (paragraph) paragraph.endsSection = true;
    },
    deleteMark: () => {
      const paragraph = current();
      if (paragraph) paragraph.isMarkDeleted = true;
    },
    keepMark: (tag: TagCursor) => marks.keep(tag, open.length),
  };
}

/** Pending content starts the paragraph; range markers stay in place, everything else moves before it. */
function extendChain(chain: Chain, list: string[]): void {
  list[chain.close] = '';
  let mark = 0;
  let ahead = list[chain.ahead] ?? '';
  for (let index = chain.behind; index < list.length; index++) {
    if (chain.marks[mark] === index) mark += 1;
    else {
      ahead += list[index];
      list[index] = '';
    }
  }
  list[chain.ahead] = ahead;
}

/** Paragraph properties: they are written after the opening tag, wherever they were, and only the first of a paragraph counts. */
function createProperties(outputPieces: Pieces, current: () => AcceptedParagraph | undefined) {
  const { list } = outputPieces;
  /** Their depth and first piece; null if they are not the first. */
  let openElement: { depth: number; piece: number | null } | null = null;
  return {
    areOpen: () => openElement !== null,
    start: (tag: TagCursor, depth: number) => {
      const paragraph = current();
      const isFirst = paragraph !== undefined && !paragraph.hasProperties;
      outputPieces.keepTo(tag.start);
      if (tag.kind === 'open') openElement = { depth, piece: isFirst ? list.length : null };
      else if (isFirst) {
        paragraph.header += outputPieces.read(tag.start, tag.end);
        outputPieces.drop(tag.start, tag.end);
      }
      if (paragraph) paragraph.hasProperties = true;
    },
    end: (tag: TagCursor, depth: number) => {
      const paragraph = current();
      if (openElement?.depth !== depth || !paragraph) return;
      const { piece } = openElement;
      openElement = null;
      if (piece === null) return;
      outputPieces.keepTo(tag.end);
      paragraph.header += list.slice(piece).join('');
      outputPieces.cut(piece, tag.end);
    },
  };
}

/** Range markers between joined paragraphs. */
function createRangeMarks(outputPieces: Pieces) {
  const { list } = outputPieces;
  /** The last paragraph whose mark is deleted, and the depth of open paragraphs around it. */
  let pending: { chain: Chain; depth: number } | null = null;
  return {
    follow: (paragraph: typeof pending) => {
      pending = paragraph;
    },
    keep: (tag: TagCursor, depth: number) => {
      if (pending?.depth !== depth) return;
      const { marks } = pending.chain;
      while ((marks.at(-1) ?? -1) >= list.length) marks.pop();
      outputPieces.keepTo(tag.start);
      outputPieces.keepTo(tag.end);
      marks.push(list.length - 1);
    },
  };
}

const noProperties = { hasProperties: false, isMarkDeleted: false, endsSection: false };
