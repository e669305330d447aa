import { type DocxBlock, type Gap, isDeletedName, isKeyOfNote, isNameOf } from './docx-paragraphs.ts';
import { DocumentError } from './errors.ts';
import { toNfc } from './nfc.ts';
import { createParagraphFlow, type OpenParagraph, type ParagraphFlow } from './paragraph-flow.ts';

/** Converts the blocks of docx parts to lines: joins paragraphs, and inserts notes. */

/** The lines of each note of a part, by its key. */
export type NoteLines = ReadonlyMap<string, readonly string[]>;

export interface DocxNotes {
  footnotes: NoteLines | null;
  endnotes: NoteLines | null;
}

export const noNotes: DocxNotes = { footnotes: null, endnotes: null };

/** Prefix of a note in the text: not a letter or digit, so that it does not count as a word, and not a number, which depends on other notes. */
const noteMarks = { footnotes: '†', endnotes: '‡' } as const;

export function notWellFormed(): DocumentError {
  return new DocumentError('malformed', 'A part of the text is no well-formed XML');
}

/** State shared by joined paragraphs. */
interface JoinedParagraphs {
  raw: string;
  /** In NFC; null if several blocks are joined, because `raw` must be normalised as a whole. */
  line: string | null;
  textBoxLines: string[];
  notes: string[];
}

/** Joins the blocks of a part to its text. `tail` is null for a truncated part, whose elements do not end. */
export function joinBlocks(part: {
  blocks: readonly DocxBlock[];
  tail: Gap | null;
  notes: DocxNotes;
}): string {
  let text = '';
  let isFirst = true;
  const notes = createNoteReader(part.notes);
  const add = (line: string) => {
    text += isFirst ? line : `\n${line}`;
    isFirst = false;
  };
  visitLines(part.blocks, part.tail, {
    add,
    refer: (keys) => {
      for (const key of keys) for (const line of notes(key)) add(line);
    },
  });
  return text;
}

/** Returns the lines of a note at its first reference. */
function createNoteReader({ footnotes, endnotes }: DocxNotes): (key: string) => readonly string[] {
  const seen = new Set<string>();
  return (key) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const kind = footnotes?.has(key) ? 'footnotes' : 'endnotes';
    const lines = (kind === 'footnotes' ? footnotes : endnotes)?.get(key) ?? [];
    return lines.map((line, index) => (index === 0 ? addMark(noteMarks[kind], line) : line));
  };
}

/** Programs write a space between the number of a note and its text. */
function addMark(mark: string, line: string): string {
  return /^\s/.test(line) ? mark + line : `${mark} ${line}`;
}

/** The lines of each note of a part of notes. */
export function linesOfNotes(blocks: readonly DocxBlock[], tail: Gap): NoteLines {
  const notes = new Map<string, string[]>();
  let current: string[] = [];
  visitLines(blocks, tail, {
    add: (line) => current.push(line),
    refer: () => undefined,
    enter: (name) => {
      if (!isKeyOfNote(name)) return;
      current = [];
      notes.set(name, current);
    },
  });
  return notes;
}

interface LineVisitor {
  add: (line: string) => void;
  /** The paragraph refers to these notes. */
  refer: (keys: readonly string[]) => void;
  /** An enclosing element begins. */
  enter?: (name: string) => void;
}

function visitLines(blocks: readonly DocxBlock[], tail: Gap | null, visitor: LineVisitor): void {
  const { add, refer } = visitor;
  const flow = createParagraphFlow<JoinedParagraphs>(({ raw, line, textBoxLines, notes }, isGone) => {
    if (!isGone) add(line ?? toNfc(raw));
    for (const item of textBoxLines) add(item);
    refer(notes);
  });
  const enclosing = createFlowTracker(flow, visitor.enter);
  for (const block of blocks) {
    enclosing.pass(block.gap);
    if (enclosing.isDeleted()) continue;
    const before = flow.start();
    if (before) flow.end(joinBlock(before, block), block.isMarkDeleted);
    else if (block.isMarkDeleted) flow.end(startBlock(block), true);
    else {
      add(block.line);
      for (const item of block.textBoxLines) add(item);
      if (block.notes.length > 0) refer(block.notes);
    }
  }
  if (tail) enclosing.pass(tail);
  if (tail && !enclosing.isClosed()) throw notWellFormed();
  flow.finish();
}

function startBlock({ raw, line, textBoxLines, notes, isEmpty }: DocxBlock): OpenParagraph<JoinedParagraphs> {
  return { data: { raw, line, textBoxLines: [...textBoxLines], notes: [...notes] }, isEmpty };
}

function joinBlock(
  { data, isEmpty }: OpenParagraph<JoinedParagraphs>,
  block: DocxBlock,
): OpenParagraph<JoinedParagraphs> {
  data.raw += block.raw;
  data.line = null;
  for (const line of block.textBoxLines) data.textBoxLines.push(line);
  for (const key of block.notes) data.notes.push(key);
  return { data, isEmpty: isEmpty && block.isEmpty };
}

/** Tracks the elements around the blocks. Throws a DocumentError if they are not properly nested. */
function createFlowTracker(flow: ParagraphFlow<JoinedParagraphs>, visit?: (name: string) => void) {
  const openElements: string[] = [];
  /** Number of elements around the deleted row or cell; -1 outside of one. */
  let deletedAt = -1;

  function closeElement(name: string): void {
    if (!isNameOf(openElements.pop(), name)) throw notWellFormed();
    if (openElements.length === deletedAt) deletedAt = -1;
    else if (deletedAt === -1) flow.close(name);
  }

  function enter(name: string): void {
    if (deletedAt === -1) {
      if (isDeletedName(name)) deletedAt = openElements.length;
      else {
        flow.open(name);
        visit?.(name);
      }
    }
    openElements.push(name);
  }

  return {
    pass: (gap: Gap) => {
      for (const name of gap.closes) closeElement(name);
      for (const name of gap.opens) enter(name);
    },
    isDeleted: () => deletedAt !== -1,
    isClosed: () => openElements.length === 0,
  };
}
