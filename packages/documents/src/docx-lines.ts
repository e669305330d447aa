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
interface Joined {
  raw: string;
  /** NFC, if it consists of a single block. */
  line: string | null;
  below: string[];
  notes: string[];
}

/** `tail` is null for a truncated part, whose elements do not end. */
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
  eachLine(part.blocks, part.tail, {
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
  eachLine(blocks, tail, {
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

function eachLine(blocks: readonly DocxBlock[], tail: Gap | null, visitor: LineVisitor): void {
  const { add, refer } = visitor;
  const flow = createParagraphFlow<Joined>(({ raw, line, below, notes }, isGone) => {
    if (!isGone) add(line ?? toNfc(raw));
    for (const item of below) add(item);
    refer(notes);
  });
  const surroundings = createFlowTracker(flow, visitor.enter);
  for (const block of blocks) {
    surroundings.pass(block.gap);
    if (surroundings.isDeleted()) continue;
    const before = flow.start();
    if (before) flow.end(joinBlock(before, block), block.isMarkDeleted);
    else if (block.isMarkDeleted) flow.end(startBlock(block), true);
    else {
      add(block.line);
      for (const item of block.below) add(item);
      if (block.notes.length > 0) refer(block.notes);
    }
  }
  if (tail) surroundings.pass(tail);
  if (tail && !surroundings.isClosed()) throw notWellFormed();
  flow.finish();
}

function startBlock({ raw, line, below, notes, isEmpty }: DocxBlock): OpenParagraph<Joined> {
  return { of: { raw, line, below: [...below], notes: [...notes] }, isEmpty };
}

function joinBlock({ of, isEmpty }: OpenParagraph<Joined>, block: DocxBlock): OpenParagraph<Joined> {
  of.raw += block.raw;
  of.line = null;
  for (const line of block.below) of.below.push(line);
  for (const key of block.notes) of.notes.push(key);
  return { of, isEmpty: isEmpty && block.isEmpty };
}

/** Tracks the elements around the blocks. Throws a DocumentError if they are not properly nested. */
function createFlowTracker(flow: ParagraphFlow<Joined>, visit?: (name: string) => void) {
  const openElement: string[] = [];
  /** Number of elements around the deleted row or cell; -1 outside of one. */
  let deletedAt = -1;

  function closeElement(name: string): void {
    if (!isNameOf(openElement.pop(), name)) throw notWellFormed();
    if (openElement.length === deletedAt) deletedAt = -1;
    else if (deletedAt === -1) flow.close(name);
  }

  function enter(name: string): void {
    if (deletedAt === -1) {
      if (isDeletedName(name)) deletedAt = openElement.length;
      else {
        flow.open(name);
        visit?.(name);
      }
    }
    openElement.push(name);
  }

  return {
    pass: (gap: Gap) => {
      for (const name of gap.closes) closeElement(name);
      for (const name of gap.opens) enter(name);
    },
    isDeleted: () => deletedAt !== -1,
    isClosed: () => openElement.length === 0,
  };
}
