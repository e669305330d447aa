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
 * Accepts the tracked changes of one part in one pass over its tags, with an explicit stack: the time follows the
 * length of the part, however deep its changes are nested. What no change touches is copied as it stands.
 *
 * The result is a list of pieces, so that what is decided late (whether a paragraph joins the next one, whether a
 * row stays) can still fill or empty a piece that was put down earlier.
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

/** Elements that are gone when nothing of what they hold is left. */
interface Container {
  name: string;
  /** Index of its first piece. */
  piece: number;
  /** Paragraphs that stood ahead of it. */
  paragraphs: number;
  kept: number;
  removed: number;
}

/** Paragraphs that become one: the properties of the last, the words of all. */
interface Chain {
  /** Pieces for what stood between them and is no content of a paragraph, for the opening tag, for the closing tag. */
  ahead: number;
  head: number;
  close: number;
  /** First piece behind it. */
  behind: number;
  /** Pieces behind it that go into the paragraph: marks of ranges. */
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

/** Names as if the namespace had its usual prefix. */
function nameReader(xml: string): (name: string) => string {
  const root = xml.slice(0, 16_384);
  const declared = [...root.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)];
  const found = declared.find((match) => namespaces.includes(match[2] ?? ''));
  if (!found || found[1] === 'w') return (name) => name;
  const prefix = found[1];
  if (prefix === undefined) return (name) => (name.includes(':') ? name : `w:${name}`);
  return (name) => (name.startsWith(`${prefix}:`) ? `w:${name.slice(prefix.length + 1)}` : name);
}

/** A part of WordprocessingML with all changes accepted; null if it is not well formed. */
export function acceptInXml(xml: string): string | null {
  return anyChange.test(xml) ? acceptFound(xml, nameReader(xml)) : xml;
}

function acceptFound(xml: string, nameOf: (name: string) => string): string | null {
  const cursor = createTagCursor(xml);
  const pieces = createPieces(xml);
  const containers = createContainers(pieces);
  const paragraphs = createParagraphs(pieces);
  const { flow } = paragraphs;
  /** Open elements as they are written, and by their usual names. */
  const written: string[] = [];
  const names: string[] = [];

  /** A paragraph among the properties of one, where none can be, is left as it is. */
  function standardName(): string {
    const name = nameOf(cursor.name);
    return name === 'w:p' && paragraphs.properties.areOpen() ? '' : name;
  }

  /** The row or cell around is deleted: goes on behind it. */
  function skipContainer(): void {
    const depth = names.lastIndexOf(containers.name());
    for (let index = names.length - 1; index >= depth; index--) flow.close(names[index] ?? '');
    names.length = depth;
    skipElements(cursor, written.splice(depth));
    containers.remove(cursor.end);
  }

  function remove(name: string): void {
    const { start } = cursor;
    const isContainer = isDeletedContainer(name, names) && containers.isAtStart(paragraphs.count());
    if (isDeletedMark(name, names)) paragraphs.deleteMark();
    skipElement(cursor);
    pieces.drop(start, cursor.end);
    if (isContainer) skipContainer();
  }

  function readOpening(name: string): void {
    paragraphs.note(name);
    if (isRemoved(name)) {
      remove(name);
      return;
    }
    if (unwrapped.has(name)) pieces.drop(cursor.start, cursor.end);
    else if (name === 'w:p') paragraphs.start(cursor);
    else if (names.at(-1) === 'w:p' && name === 'w:pPr') paragraphs.properties.start(cursor, names.length);
    else if (isEndOfSection(name, names)) paragraphs.endSection();
    else if (rangeMarks.has(name) && cursor.kind === 'empty') paragraphs.keepMark(cursor);
    if (cursor.kind === 'empty') return;
    if (name !== 'w:p') flow.open(name);
    if (containerNames.has(name)) containers.enter(name, cursor.start, paragraphs.count());
    written.push(cursor.name);
    names.push(name);
  }

  function readClosing(): void {
    const name = names.pop() ?? '';
    if (written.pop() !== cursor.name) cursor.isBroken = true;
    if (unwrapped.has(name)) pieces.drop(cursor.start, cursor.end);
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
  return cursor.isBroken || names.length > 0 ? null : pieces.finish();
}

/** Among the properties of a paragraph: its mark is deleted. */
function isDeletedMark(name: string, names: readonly string[]): boolean {
  return deleted.has(name) && names.at(-1) === 'w:rPr' && names.at(-2) === 'w:pPr' && names.at(-3) === 'w:p';
}

/** Among the properties of a paragraph: a section ends with it. */
function isEndOfSection(name: string, names: readonly string[]): boolean {
  return name === 'w:sectPr' && names.at(-1) === 'w:pPr' && names.at(-2) === 'w:p';
}

/** Among the properties of a row or a cell: it is deleted. */
function isDeletedContainer(name: string, names: readonly string[]): boolean {
  const around = `${names.at(-2)} ${names.at(-1)} ${name}`;
  return around === 'w:tr w:trPr w:del' || around === 'w:tc w:tcPr w:cellDel';
}

type Pieces = ReturnType<typeof createPieces>;

/** The result so far: what was copied, and places that are filled later. */
function createPieces(xml: string) {
  const list: string[] = [];
  let copied = 0;
  const keepTo = (end: number) => {
    if (end > copied) list.push(xml.slice(copied, end));
    copied = end;
  };
  return {
    list,
    keepTo,
    /** Copies up to `start` and goes on at `end`. */
    drop: (start: number, end: number) => {
      keepTo(start);
      copied = end;
    },
    /** What the text says there. */
    read: (start: number, end: number) => xml.slice(start, end),
    /** Index of a piece that may be filled later. */
    place: (piece: string) => list.push(piece) - 1,
    /** Takes back all pieces from that index on, and goes on at `end`. */
    cut: (index: number, end: number) => {
      list.length = index;
      copied = end;
    },
    finish: () => {
      keepTo(xml.length);
      return list.join('');
    },
  };
}

const containerNames: ReadonlySet<string> = new Set(['w:tbl', 'w:tr', 'w:tc']);

/** Tables, rows and cells. */
function createContainers(pieces: Pieces) {
  const open: Container[] = [];

  function remove(end: number): void {
    const container = open.pop();
    if (container) pieces.cut(container.piece, end);
    const outer = open.at(-1);
    if (outer) outer.removed += 1;
  }

  return {
    enter: (name: string, start: number, paragraphs: number) => {
      pieces.keepTo(start);
      open.push({ name, piece: pieces.list.length, paragraphs, kept: 0, removed: 0 });
    },
    name: () => open.at(-1)?.name ?? '',
    /** Nothing of its text came yet. */
    isAtStart: (paragraphs: number) => open.at(-1)?.paragraphs === paragraphs,
    remove,
    leave: (end: number) => {
      const container = open.at(-1);
      // A row that has lost all of its cells, a table that has lost all of its rows.
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

/** Paragraphs, and which of them become one. */
function createParagraphs(pieces: Pieces) {
  const { list, place } = pieces;
  const open: AcceptedParagraph[] = [];
  const current = () => open.at(-1);
  const properties = createProperties(pieces, current);
  const marks = createRangeMarks(pieces);
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
      pieces.drop(tag.start, tag.end);
      count += 1;
      const before = flow.start();
      if (before) goOn(before.of, list);
      const chain = before?.of ?? { ahead: place(''), head: place(''), close: 0, behind: 0, marks: [] };
      const header = pieces.read(tag.start, tag.end);
      const paragraph = { of: chain, isEmpty: before?.isEmpty ?? true, ...noProperties };
      if (tag.kind === 'open') open.push({ ...paragraph, header });
      else {
        list[chain.head] = before ? header.replace(/(?<!\s)\s*\/>$/, '>') : header;
        if (before) chain.close = place(`</${tag.name}>`);
        flow.end(paragraph, false);
      }
    },
    end: (tag: TagCursor) => {
      pieces.drop(tag.start, tag.end);
      const paragraph = open.pop();
      if (!paragraph) return;
      const chain = paragraph.of;
      list[chain.head] = paragraph.header;
      chain.close = place(pieces.read(tag.start, tag.end));
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

/** What waited for a paragraph begins it; marks of ranges between them stay between, all else goes ahead. */
function goOn(chain: Chain, list: string[]): void {
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

/** Properties of paragraphs: they go with the opening tag, wherever they stood, and only the first ones of a paragraph do. */
function createProperties(pieces: Pieces, current: () => AcceptedParagraph | undefined) {
  const { list } = pieces;
  /** How deep they were opened, and their first piece; null where they are not the first. */
  let opened: { depth: number; piece: number | null } | null = null;
  return {
    areOpen: () => opened !== null,
    start: (tag: TagCursor, depth: number) => {
      const paragraph = current();
      const isFirst = paragraph !== undefined && !paragraph.hasProperties;
      pieces.keepTo(tag.start);
      if (tag.kind === 'open') opened = { depth, piece: isFirst ? list.length : null };
      else if (isFirst) {
        paragraph.header += pieces.read(tag.start, tag.end);
        pieces.drop(tag.start, tag.end);
      }
      if (paragraph) paragraph.hasProperties = true;
    },
    end: (tag: TagCursor, depth: number) => {
      const paragraph = current();
      if (opened?.depth !== depth || !paragraph) return;
      const { piece } = opened;
      opened = null;
      if (piece === null) return;
      pieces.keepTo(tag.end);
      paragraph.header += list.slice(piece).join('');
      pieces.cut(piece, tag.end);
    },
  };
}

/** Marks of ranges that may stand between paragraphs that become one. */
function createRangeMarks(pieces: Pieces) {
  const { list } = pieces;
  /** The last paragraph whose mark is deleted, and how many paragraphs were open around it. */
  let waiting: { chain: Chain; depth: number } | null = null;
  return {
    follow: (paragraph: typeof waiting) => {
      waiting = paragraph;
    },
    keep: (tag: TagCursor, depth: number) => {
      if (waiting?.depth !== depth) return;
      const { marks } = waiting.chain;
      while ((marks.at(-1) ?? -1) >= list.length) marks.pop();
      pieces.keepTo(tag.start);
      pieces.keepTo(tag.end);
      marks.push(list.length - 1);
    },
  };
}

const noProperties = { hasProperties: false, isMarkDeleted: false, endsSection: false };
