import {
  changeRangeMarkers,
  createParagraphFlow,
  deletedElements,
  isNoContent,
  type OpenParagraph,
  rangeMarkers,
  unwrappedElements,
} from './paragraph-flow.ts';
import { createTagCursor, skipElement, skipElements, type TagCursor } from './xml-tags.ts';

/**
 * Accepts the tracked changes of one part in one pass over its tags, with an explicit stack: the time is linear in the length of the part, however
 * deeply changes are nested. Unaffected content is copied as it is.
 *
 * The result is a list of pieces, so that late decisions (whether a paragraph joins the next one, whether a row stays) can still fill or empty an
 * earlier piece.
 */
/** Elements that hold the properties before a formatting change. */
const formerProperties: ReadonlySet<string> = new Set([
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
const cellChangeMarkers: ReadonlySet<string> = new Set(['w:cellIns', 'w:cellDel', 'w:cellMerge']);

function isRemoved(name: string): boolean {
  return (
    deletedElements.has(name) ||
    formerProperties.has(name) ||
    cellChangeMarkers.has(name) ||
    changeRangeMarkers.has(name)
  );
}

const trackedChange =
  /[<:](?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|\w+Change|(?:move|customXml)\w+Range(?:Start|End))[\s/>]/;

/** A table, row or cell that is removed when none of its content is left. Pieces are those of the result (`createPieces`). */
interface Container {
  name: string;
  /** Index of its first piece in the result. */
  firstPiece: number;
  /** Number of paragraphs before it. */
  paragraphs: number;
  kept: number;
  removed: number;
}

/** Paragraphs that become one: with the properties of the last, and the content of all. The numbers are indexes of pieces of the result. */
interface JoinedParagraphs {
  /** For content that stood between the paragraphs: it moves in front of the joined one. */
  contentBefore: number;
  openTag: number;
  closeTag: number;
  /** The first piece after the closing tag. */
  firstPieceAfter: number;
  /** Range markers after the closing tag, which stay between the joined contents. */
  marks: number[];
}

interface AcceptedParagraph extends OpenParagraph<JoinedParagraphs> {
  header: string;
  hasProperties: boolean;
  isMarkDeleted: boolean;
  endsSection: boolean;
}

const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/** Returns a function that rewrites element names as if WordprocessingML had its usual prefix `w`. */
function createNameNormalizer(xml: string): (name: string) => string {
  const root = xml.slice(0, 16_384);
  const declared = [...root.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)];
  const match = declared.find((match) => namespaces.includes(match[2] ?? ''));
  if (!match || match[1] === 'w') return (name) => name;
  const prefix = match[1];
  if (prefix === undefined) return (name) => (name.includes(':') ? name : `w:${name}`);
  return (name) => (name.startsWith(`${prefix}:`) ? `w:${name.slice(prefix.length + 1)}` : name);
}

/** A part of WordprocessingML with all changes accepted; null if it is not well-formed. */
export function acceptChangesInXml(xml: string): string | null {
  return trackedChange.test(xml) ? acceptChanges(xml, createNameNormalizer(xml)) : xml;
}

function acceptChanges(xml: string, normalizeName: (name: string) => string): string | null {
  const cursor = createTagCursor(xml);
  const outputPieces = createPieces(xml);
  const containers = createContainers(outputPieces);
  const paragraphs = createParagraphs(outputPieces);
  const { flow } = paragraphs;
  /** Names of the open elements, as written and normalised. */
  const writtenNames: string[] = [];
  const names: string[] = [];

  /** A paragraph inside properties, where none is allowed, is left unchanged. */
  function standardName(): string {
    const name = normalizeName(cursor.name);
    return name === 'w:p' && paragraphs.properties.areOpen() ? '' : name;
  }

  /** The enclosing row or cell is deleted: continues after it. */
  function skipContainer(): void {
    const depth = names.lastIndexOf(containers.name());
    for (let index = names.length - 1; index >= depth; index--) flow.close(names[index] ?? '');
    names.length = depth;
    skipElements(cursor, writtenNames.splice(depth));
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
    paragraphs.noteContent(name);
    if (isRemoved(name)) {
      remove(name);
      return;
    }
    if (unwrappedElements.has(name)) outputPieces.drop(cursor.start, cursor.end);
    else if (name === 'w:p') paragraphs.start(cursor);
    else if (names.at(-1) === 'w:p' && name === 'w:pPr') paragraphs.properties.start(cursor, names.length);
    else if (isEndOfSection(name, names)) paragraphs.endSection();
    else if (rangeMarkers.has(name) && cursor.kind === 'empty') paragraphs.keepMark(cursor);
    if (cursor.kind === 'empty') return;
    if (name !== 'w:p') flow.open(name);
    if (containerNames.has(name)) containers.enter(name, cursor.start, paragraphs.count());
    writtenNames.push(cursor.name);
    names.push(name);
  }

  function readClosing(): void {
    const name = names.pop() ?? '';
    if (writtenNames.pop() !== cursor.name) cursor.isBroken = true;
    if (unwrappedElements.has(name)) outputPieces.drop(cursor.start, cursor.end);
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
  return (
    deletedElements.has(name) &&
    names.at(-1) === 'w:rPr' &&
    names.at(-2) === 'w:pPr' &&
    names.at(-3) === 'w:p'
  );
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
    copyUpTo,
    /** Copies up to `start` and continues at `end`. */
    drop: (start: number, end: number) => {
      copyUpTo(start);
      copiedUpTo = end;
    },
    /** The source text of the range. */
    read: (start: number, end: number) => xml.slice(start, end),
    /** Adds a piece that may be changed later; returns its index. */
    reserve: (piece: string) => list.push(piece) - 1,
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
    if (container) outputPieces.cut(container.firstPiece, end);
    const outer = open.at(-1);
    if (outer) outer.removed += 1;
  }

  return {
    enter: (name: string, start: number, paragraphs: number) => {
      outputPieces.copyUpTo(start);
      open.push({ name, firstPiece: outputPieces.list.length, paragraphs, kept: 0, removed: 0 });
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
  const { list, reserve } = outputPieces;
  const open: AcceptedParagraph[] = [];
  const current = () => open.at(-1);
  const properties = createProperties(outputPieces, current);
  const marks = createRangeMarks(outputPieces);
  let count = 0;
  const flow = createParagraphFlow<JoinedParagraphs>((joined, isGone) => {
    if (isGone) list[joined.openTag] = list[joined.closeTag] = '';
  });
  return {
    flow,
    properties,
    count: () => count,
    noteContent: (name: string) => {
      const paragraph = current();
      if (paragraph && !properties.areOpen() && !isNoContent(name)) paragraph.isEmpty = false;
    },
    start: (tag: TagCursor) => {
      outputPieces.drop(tag.start, tag.end);
      count += 1;
      const before = flow.start();
      if (before) extendJoined(before.data, list);
      const joined = before?.data ?? {
        contentBefore: reserve(''),
        openTag: reserve(''),
        closeTag: 0,
        firstPieceAfter: 0,
        marks: [],
      };
      const header = outputPieces.read(tag.start, tag.end);
      const paragraph = { data: joined, isEmpty: before?.isEmpty ?? true, ...noProperties };
      if (tag.kind === 'open') open.push({ ...paragraph, header });
      else {
        list[joined.openTag] = before ? header.replace(/(?<!\s)\s*\/>$/, '>') : header;
        if (before) joined.closeTag = reserve(`</${tag.name}>`);
        flow.end(paragraph, false);
      }
    },
    end: (tag: TagCursor) => {
      outputPieces.drop(tag.start, tag.end);
      const paragraph = open.pop();
      if (!paragraph) return;
      const joined = paragraph.data;
      list[joined.openTag] = paragraph.header;
      joined.closeTag = reserve(outputPieces.read(tag.start, tag.end));
      joined.firstPieceAfter = list.length;
      joined.marks = [];
      const continuesInNext = paragraph.isMarkDeleted && !paragraph.endsSection;
      flow.end(paragraph, continuesInNext);
      marks.follow(continuesInNext ? { joined, depth: open.length } : null);
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

/** Another paragraph is joined: what stood between the two moves in front of them, except range markers, which stay in place. */
function extendJoined(joined: JoinedParagraphs, list: string[]): void {
  list[joined.closeTag] = '';
  let mark = 0;
  let contentBefore = list[joined.contentBefore] ?? '';
  for (let index = joined.firstPieceAfter; index < list.length; index++) {
    if (joined.marks[mark] === index) mark += 1;
    else {
      contentBefore += list[index];
      list[index] = '';
    }
  }
  list[joined.contentBefore] = contentBefore;
}

/** Paragraph properties: they are written after the opening tag, wherever they were, and only the first of a paragraph counts. */
function createProperties(outputPieces: Pieces, current: () => AcceptedParagraph | undefined) {
  const { list } = outputPieces;
  /** Their depth and first piece; null if they are not the first. */
  let openElement: { depth: number; firstPiece: number | null } | null = null;
  return {
    areOpen: () => openElement !== null,
    start: (tag: TagCursor, depth: number) => {
      const paragraph = current();
      const isFirst = paragraph !== undefined && !paragraph.hasProperties;
      outputPieces.copyUpTo(tag.start);
      if (tag.kind === 'open') openElement = { depth, firstPiece: isFirst ? list.length : null };
      else if (isFirst) {
        paragraph.header += outputPieces.read(tag.start, tag.end);
        outputPieces.drop(tag.start, tag.end);
      }
      if (paragraph) paragraph.hasProperties = true;
    },
    end: (tag: TagCursor, depth: number) => {
      const paragraph = current();
      if (openElement?.depth !== depth || !paragraph) return;
      const { firstPiece } = openElement;
      openElement = null;
      if (firstPiece === null) return;
      outputPieces.copyUpTo(tag.end);
      paragraph.header += list.slice(firstPiece).join('');
      outputPieces.cut(firstPiece, tag.end);
    },
  };
}

/** Range markers between joined paragraphs. */
function createRangeMarks(outputPieces: Pieces) {
  const { list } = outputPieces;
  /** The last paragraph whose mark is deleted, and the depth of open paragraphs around it. */
  let pending: { joined: JoinedParagraphs; depth: number } | null = null;
  return {
    follow: (paragraph: typeof pending) => {
      pending = paragraph;
    },
    keep: (tag: TagCursor, depth: number) => {
      if (pending?.depth !== depth) return;
      const { marks } = pending.joined;
      while ((marks.at(-1) ?? -1) >= list.length) marks.pop();
      outputPieces.copyUpTo(tag.start);
      outputPieces.copyUpTo(tag.end);
      marks.push(list.length - 1);
    },
  };
}

const noProperties = { hasProperties: false, isMarkDeleted: false, endsSection: false };
