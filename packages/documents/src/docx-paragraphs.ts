import { toNfc } from './nfc.ts';
import {
  createParagraphFlow,
  deletedElements,
  isNoContent,
  type OpenParagraph,
  type ParagraphFlow,
} from './paragraph-flow.ts';
import { decodeSymbol } from './symbol-fonts.ts';
import { decodeEntities } from './xml-entities.ts';
import { createTagCursor, skipElement, skipElements, type TagCursor } from './xml-tags.ts';

/**
 * Reads the paragraphs of WordprocessingML in one pass over its tags, without a tree (docs/metrics.md#the-log, docs/save-path.md).
 *
 * Works on a one-byte string: the XML bytes decoded as Latin-1, so that a string index is a byte offset and an unchanged paragraph is never decoded.
 * Only run text is decoded as UTF-8.
 *
 * A top-level paragraph is one *block*. Paragraphs nested in it (text boxes) follow it as separate lines. Tracked insertions are text; tracked
 * deletions, moved-away text, comments and the fallback of alternate content are not.
 */
export interface DocxBlock {
  /** The elements that end and begin between the previous block and this one. */
  gap: Gap;
  /** The text of the paragraph itself as written (`raw`), and in NFC (`line`). */
  raw: string;
  line: string;
  /** Lines of its text boxes. */
  textBoxLines: readonly string[];
  /** Keys of the notes that it refers to, in order. */
  notes: readonly string[];
  /** The paragraph mark is deleted, so it may continue in the next paragraph. */
  isMarkDeleted: boolean;
  /** Nothing is left in it when changes are accepted. */
  isEmpty: boolean;
}

/** Elements around paragraphs; those that begin and end between two paragraphs are omitted. */
export interface Gap {
  closes: readonly string[];
  /** A deleted row or cell has ` deleted` after its name, a note its id. */
  opens: readonly string[];
}

export const noGap: Gap = { closes: [], opens: [] };
const deletedSuffix = ' deleted';

export function isDeletedName(name: string): boolean {
  return name.endsWith(deletedSuffix);
}

export function isNameOf(open: string | undefined, name: string): boolean {
  return open === name || open?.startsWith(`${name} `) === true;
}

/** Whether a block is exactly one line, independent of its neighbours. */
export function isOneLine({ gap, textBoxLines, notes, isMarkDeleted }: DocxBlock): boolean {
  return textBoxLines.length === 0 && notes.length === 0 && !isMarkDeleted && !gap.opens.some(isDeletedName);
}

/** `bytes` of a part, and its XML from byte `origin` on, decoded as Latin-1. */
export interface XmlSlice {
  bytes: Uint8Array;
  xml: string;
  origin: number;
}

export interface BlockScan {
  blocks: DocxBlock[];
  /** Start and end of each block, alternating. */
  offsets: number[];
  /** After the last block. */
  tail: Gap;
  /** False if the XML ends within a paragraph, or is not well-formed there. */
  isWhole: boolean;
}

const latin1 = new TextDecoder('latin1');
const utf8 = new TextDecoder();

export function decodeLatin1(bytes: Uint8Array): string {
  return latin1.decode(bytes);
}

/** Notes, by the elements that refer to them. */
const noteOfReference: ReadonlyMap<string, string> = new Map([
  ['w:footnoteReference', 'w:footnote'],
  ['w:endnoteReference', 'w:endnote'],
]);
/** Elements with a separate text each. */
const noteNames: ReadonlySet<string> = new Set([...noteOfReference.values(), 'w:comment']);

/** Name and id of a note or comment, from its opening tag or a reference. */
function keyOfNote(name: string, tag: string): string {
  return `${name} ${/\sw:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? ''}`;
}

export function isKeyOfNote(name: string): boolean {
  return [...noteNames].some((one) => name.startsWith(`${one} `));
}

const notAscii = /[\u0080-\uffff]/;

/** `from` and `to` are offsets in the slice. */
function decodeText(slice: XmlSlice, from: number, to: number): string {
  const raw = slice.xml.slice(from, to);
  const text = notAscii.test(raw)
    ? utf8.decode(slice.bytes.subarray(from + slice.origin, to + slice.origin))
    : raw;
  return /[\r\n\t]/.test(text) ? text.replace(/\r\n?|[\n\t]/g, ' ') : text;
}

/** Elements whose content is not part of the text. */
const skippedElements: ReadonlySet<string> = new Set([
  ...deletedElements,
  'mc:Fallback',
  'w:rPr',
  'w:tblPr',
  'w:sectPr',
  'w:rt',
  'w:instrText',
  'w:delText',
]);
const skippedBetween: ReadonlySet<string> = new Set([...deletedElements, 'mc:Fallback']);
const textOfElement: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '\u2011'],
  ['w:softHyphen', '\u00ad'],
]);

/** Elements in row or cell properties that mark the row or cell as deleted. */
const deletedBy: ReadonlyMap<string, string> = new Map([
  ['w:trPr', 'w:del'],
  ['w:tcPr', 'w:cellDel'],
]);
const propertiesOf: ReadonlyMap<string, string> = new Map([
  ['w:tr', 'w:trPr'],
  ['w:tc', 'w:tcPr'],
]);

/** Reads the properties that the cursor has just opened; whether they mark the row or cell as deleted. */
function readDeleted(cursor: TagCursor): boolean {
  const mark = deletedBy.get(cursor.name);
  let isDeleted = false;
  skipElements(cursor, [cursor.name], (open, name) => {
    if (open.length === 1 && name === mark) isDeleted = true;
  });
  return isDeleted;
}

/** The state of a paragraph mark: one that ends a section stays, even if it is deleted. */
interface ParagraphMark {
  isDeleted: boolean;
  endsSection: boolean;
}

function readMark(cursor: TagCursor, mark: ParagraphMark): void {
  skipElements(cursor, [cursor.name], (open, name) => {
    if (open.length === 2 && open[1] === 'w:rPr' && deletedElements.has(name)) mark.isDeleted = true;
    if (open.length === 1 && name === 'w:sectPr') mark.endsSection = true;
  });
}

function isDeletedMark({ isDeleted, endsSection }: ParagraphMark): boolean {
  return isDeleted && !endsSection;
}

/** The text of the element that the cursor has just opened. */
function readText(cursor: TagCursor, slice: XmlSlice): string {
  const open = [cursor.name];
  let text = '';
  let from = cursor.end;
  while (open.length > 0 && !cursor.isBroken) {
    if (!cursor.next()) {
      cursor.isBroken = true;
      break;
    }
    if (cursor.start > from) text += decodeEntities(decodeText(slice, from, cursor.start));
    from = cursor.end;
    if (cursor.kind === 'cdata') text += decodeText(slice, cursor.start + 9, cursor.end - 3);
    else if (cursor.kind === 'open') open.push(cursor.name);
    else if (cursor.kind === 'close' && open.pop() !== cursor.name) cursor.isBroken = true;
  }
  return text;
}

interface Line {
  text: string;
  isGone: boolean;
}

interface ReadingParagraph extends OpenParagraph<Line> {
  mark: ParagraphMark;
}

const noMark = (): ParagraphMark => ({ isDeleted: false, endsSection: false });

/** Reads one block; `read` takes each tag until the paragraph is closed. */
function createBlockReader(cursor: TagCursor, slice: XmlSlice) {
  const bodyParagraph: ReadingParagraph = {
    data: { text: '', isGone: false },
    isEmpty: true,
    mark: noMark(),
  };
  const names = ['w:p'];
  const open = [bodyParagraph];
  const lines: Line[] = [];
  const notes: string[] = [];
  /** Number of paragraphs before each open row and cell. */
  const paragraphsBefore: number[] = [];
  let nested: ParagraphFlow<Line> | null = null;
  let paragraphs = 0;

  function beginParagraph(isOpen: boolean): void {
    paragraphs += 1;
    nested ??= createParagraphFlow<Line>((line, isGone) => {
      line.isGone = isGone;
    });
    let paragraph = nested.start();
    if (!paragraph) {
      paragraph = { data: { text: '', isGone: false }, isEmpty: true };
      lines.push(paragraph.data);
    }
    if (isOpen) open.push({ ...paragraph, mark: noMark() });
    else nested.end({ data: paragraph.data, isEmpty: paragraph.isEmpty }, false);
  }

  function leave(name: string): void {
    if (names.pop() !== name) cursor.isBroken = true;
    if (name === 'w:tr' || name === 'w:tc') paragraphsBefore.pop();
    if (name !== 'w:p') nested?.close(name);
    const last = name === 'w:p' ? open.pop() : undefined;
    if (last && names.length > 0) nested?.end(last, isDeletedMark(last.mark));
  }

  function enter(name: string): void {
    if (name === 'w:tr' || name === 'w:tc') paragraphsBefore.push(paragraphs);
    if (name === 'w:p') beginParagraph(true);
    else nested?.open(name);
    names.push(name);
  }

  /** Skips the rest of a deleted row or cell. */
  function skipDeleted(name: string): void {
    skipElements(cursor, [name]);
    leave(name);
  }

  function readProperties(parent: string): void {
    const isFirst = paragraphsBefore.at(-1) === paragraphs;
    if (readDeleted(cursor) && isFirst) skipDeleted(parent);
  }

  function readOpening(paragraph: ReadingParagraph | undefined): void {
    const { name } = cursor;
    const parent = names.at(-1) ?? '';
    if (paragraph && (name === 'w:t' || name === 'm:t')) paragraph.data.text += readText(cursor, slice);
    else if (paragraph && name === 'w:pPr') readMark(cursor, parent === 'w:p' ? paragraph.mark : noMark());
    else if (skippedElements.has(name)) skipElement(cursor);
    else if (propertiesOf.get(parent) === name) readProperties(parent);
    else enter(name);
  }

  function read(): void {
    if (cursor.kind === 'close') leave(cursor.name);
    else if (cursor.kind === 'open' || cursor.kind === 'empty') readTag(open.at(-1));
  }

  function readCharacter(): string {
    if (cursor.name === 'w:sym') return decodeSymbol(slice.xml.slice(cursor.start, cursor.end));
    return textOfElement.get(cursor.name) ?? '';
  }

  function readTag(paragraph: ReadingParagraph | undefined): void {
    if (paragraph && !isNoContent(cursor.name)) paragraph.isEmpty = false;
    if (paragraph) paragraph.data.text += readCharacter();
    const note = noteOfReference.get(cursor.name);
    if (note) notes.push(keyOfNote(note, slice.xml.slice(cursor.start, cursor.end)));
    if (cursor.kind === 'open') readOpening(paragraph);
    else if (cursor.name === 'w:p') beginParagraph(false);
  }

  return {
    read: () => {
      while (names.length > 0 && !cursor.isBroken) {
        if (cursor.next()) read();
        else cursor.isBroken = true;
      }
      nested?.finish();
    },
    topLevel: bodyParagraph,
    notes,
    textBoxLines: () => lines.filter((line) => !line.isGone).map((line) => toNfc(line.text)),
  };
}

const noNames: readonly string[] = [];

/** Reads the block whose first tag is at the cursor. */
function readBlock(cursor: TagCursor, slice: XmlSlice, gap: Gap): DocxBlock {
  const reader = createBlockReader(cursor, slice);
  if (cursor.kind === 'open') reader.read();
  const { data, mark, isEmpty } = reader.topLevel;
  const raw = data.text;
  const textBoxLines = reader.textBoxLines();
  return {
    gap,
    raw,
    line: toNfc(raw),
    textBoxLines: textBoxLines.length === 0 ? noNames : textBoxLines,
    notes: reader.notes.length === 0 ? noNames : reader.notes,
    isMarkDeleted: isDeletedMark(mark),
    isEmpty,
  };
}

/** Reads what ends and begins between two blocks. */
function createGapReader(cursor: TagCursor, xml: string) {
  let closes: string[] = [];
  let opens: string[] = [];
  return {
    read: () => {
      const { kind, name } = cursor;
      const parent = opens.at(-1) ?? '';
      if (kind === 'close') {
        if (opens.length === 0) closes.push(name);
        else if (!isNameOf(opens.pop(), name)) cursor.isBroken = true;
      } else if (kind !== 'open') return;
      else if (skippedBetween.has(name)) skipElement(cursor);
      else if (propertiesOf.get(parent) === name) {
        if (readDeleted(cursor)) opens[opens.length - 1] = parent + deletedSuffix;
      } else opens.push(noteNames.has(name) ? keyOfNote(name, xml.slice(cursor.start, cursor.end)) : name);
    },
    take: (): Gap => {
      if (closes.length === 0 && opens.length === 0) return noGap;
      const gap = { closes, opens };
      closes = [];
      opens = [];
      return gap;
    },
  };
}

/** The blocks of a part, or of a slice that begins and ends with a block. */
export function scanBlocks(slice: XmlSlice): BlockScan {
  const cursor = createTagCursor(slice.xml);
  const gapReader = createGapReader(cursor, slice.xml);
  const blocks: DocxBlock[] = [];
  const offsets: number[] = [];
  while (!cursor.isBroken && cursor.next()) {
    const isTag = cursor.kind === 'open' || cursor.kind === 'empty';
    if (isTag && cursor.name === 'w:p') {
      offsets.push(cursor.start + slice.origin);
      blocks.push(readBlock(cursor, slice, gapReader.take()));
      offsets.push(cursor.end + slice.origin);
    } else gapReader.read();
  }
  return { blocks, offsets, tail: gapReader.take(), isWhole: !cursor.isBroken };
}
