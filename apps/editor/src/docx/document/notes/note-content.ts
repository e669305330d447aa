import type {
  BlockContent,
  DocxPackage,
  Endnote,
  Footnote,
  Paragraph,
  ParagraphContent,
  Run,
  StyleDefinitions,
} from '@eigenpal/docx-editor-core/types/document';
import type { PackagePatch } from '../edits.ts';
import { ensureStyle } from '../styles/built-in-styles.ts';
import type { NoteKey, NoteKind } from './references.ts';

/** A note without its type: footnotes and endnotes differ in nothing else. */
export type Note = Omit<Footnote, 'type'>;

/** A note as the document stores it. */
export type StoredNote = Footnote | Endnote;

export function toStoredNote(type: NoteKind, note: Note): StoredNote {
  return { ...note, type };
}

export function createPatchOfNote(note: StoredNote): PackagePatch {
  return note.type === 'footnote' ? { footnote: note } : { endnote: note };
}

export function getNotesOfKind(parts: DocxPackage, kind: NoteKind): readonly Note[] {
  return (kind === 'footnote' ? parts.footnotes : parts.endnotes) ?? [];
}

export function asFootnotes(notes: readonly Note[]): Footnote[] {
  return notes.map((note) => ({ ...note, type: 'footnote' }));
}

export function asEndnotes(notes: readonly Note[]): Endnote[] {
  return notes.map((note) => ({ ...note, type: 'endnote' }));
}

/** An id that no note of this kind and no reference uses. */
export function findFreeNoteId(parts: DocxPackage, kind: NoteKind, usedIds: Iterable<number>): number {
  const separators = kind === 'footnote' ? parts.footnoteSeparators : parts.endnoteSeparators;
  const ids = [...getNotesOfKind(parts, kind), ...(separators ?? [])].map(({ id }) => id);
  return Math.max(0, ...ids, ...usedIds) + 1;
}

/** A new note with only its number, and the styles that it needs. */
export function createNote(
  { kind, id }: NoteKey,
  styles: StyleDefinitions | undefined,
): { note: Note; styles: StyleDefinitions } {
  const text = ensureStyle(styles, `${kind} text`);
  const reference = ensureStyle(text.styles, `${kind} reference`);
  const mark: Run = {
    type: 'run',
    formatting: { styleId: reference.id },
    content: [{ type: `${kind}RefMark` }],
  };
  const paragraph: Paragraph = {
    type: 'paragraph',
    formatting: { styleId: text.id },
    content: [mark, spaceAfterNumber],
  };
  return { note: { id, noteType: 'normal', content: [paragraph] }, styles: reference.styles };
}

const spaceAfterNumber: Run = { type: 'run', content: [{ type: 'text', text: ' ' }] };

/** A note split into its number with the gap after it, which is not editable, and its text. */
export interface SplitNote {
  number: ParagraphContent[];
  blocks: BlockContent[];
}

export function splitNote(note: Note): SplitNote {
  const [first, ...otherBlocks] = note.content;
  if (first?.type !== 'paragraph') return { number: [], blocks: note.content };
  const index = first.content.findIndex(hasNumber);
  const run = first.content[index];
  if (run?.type !== 'run') return { number: [], blocks: note.content };
  const numberIndex = run.content.findIndex(isNumber);
  const rest = [...runAfter(run, numberIndex), ...first.content.slice(index + 1)];
  const { gap, text } = splitGap(rest);
  const number = [
    ...first.content.slice(0, index),
    { ...run, content: run.content.slice(0, numberIndex + 1) },
    ...gap,
  ];
  return { number, blocks: [{ ...first, content: text }, ...otherBlocks] };
}

export function joinNote(note: Note, { number, blocks }: SplitNote): Note {
  const [first, ...otherBlocks] = blocks;
  const content: BlockContent[] =
    first?.type === 'paragraph'
      ? [{ ...first, content: [...number, ...first.content] }, ...otherBlocks]
      : [{ type: 'paragraph', content: number }, ...blocks];
  const { verbatimXml: _read, ...noteWithoutXml } = note;
  return { ...noteWithoutXml, content };
}

function isNumber({ type }: Run['content'][number]): boolean {
  return type === 'footnoteRefMark' || type === 'endnoteRefMark';
}

function hasNumber(item: ParagraphContent): boolean {
  return item.type === 'run' && item.content.some(isNumber);
}

function runAfter(run: Run, numberIndex: number): Run[] {
  const content = run.content.slice(numberIndex + 1);
  return content.length === 0 ? [] : [{ ...run, content }];
}

/** One space or tab after the number belongs to it. */
function splitGap(content: ParagraphContent[]): { gap: Run[]; text: ParagraphContent[] } {
  const [run, ...otherBlocks] = content;
  const first = run?.type === 'run' ? run.content[0] : undefined;
  if (run?.type !== 'run' || first === undefined) return { gap: [], text: content };
  const remainder = runAfter(run, 0);
  if (first.type === 'tab')
    return { gap: [{ ...run, content: [first] }], text: [...remainder, ...otherBlocks] };
  if (first.type !== 'text' || !first.text.startsWith(' ')) return { gap: [], text: content };
  const textAfterGap = first.text.slice(1);
  const rest: Run[] =
    textAfterGap === ''
      ? remainder
      : [{ ...run, content: [{ ...first, text: textAfterGap }, ...run.content.slice(1)] }];
  return { gap: [{ ...run, content: [{ type: 'text', text: ' ' }] }], text: [...rest, ...otherBlocks] };
}
