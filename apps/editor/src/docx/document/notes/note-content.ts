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
import { withStyle } from '../styles/built-in-styles.ts';
import type { NoteKind, NoteName } from './references.ts';

/** A note without its type: footnotes and endnotes differ in nothing else. */
export type Note = Omit<Footnote, 'type'>;

/** A note as the document stores it. */
export type NotePatch = Footnote | Endnote;

export function createNotePatch(type: NoteKind, note: Note): NotePatch {
  return { ...note, type };
}

export function patchOfNote(note: NotePatch): PackagePatch {
  return note.type === 'footnote' ? { footnote: note } : { endnote: note };
}

export function notesOf(parts: DocxPackage, kind: NoteKind): readonly Note[] {
  return (kind === 'footnote' ? parts.footnotes : parts.endnotes) ?? [];
}

export function asFootnotes(notes: readonly Note[]): Footnote[] {
  return notes.map((note) => ({ ...note, type: 'footnote' }));
}

export function asEndnotes(notes: readonly Note[]): Endnote[] {
  return notes.map((note) => ({ ...note, type: 'endnote' }));
}

/** An id that no note of this kind and no reference uses. */
export function freeId(parts: DocxPackage, kind: NoteKind, taken: Iterable<number>): number {
  const separators = kind === 'footnote' ? parts.footnoteSeparators : parts.endnoteSeparators;
  const ids = [...notesOf(parts, kind), ...(separators ?? [])].map(({ id }) => id);
  return Math.max(0, ...ids, ...taken) + 1;
}

/** A new note with only its number, and the styles that it needs. */
export function createNote(
  { kind, id }: NoteName,
  styles: StyleDefinitions | undefined,
): { note: Note; styles: StyleDefinitions } {
  const text = withStyle(styles, `${kind} text`);
  const reference = withStyle(text.styles, `${kind} reference`);
  const mark: Run = {
    type: 'run',
    formatting: { styleId: reference.id },
    content: [{ type: `${kind}RefMark` }],
  };
  const paragraph: Paragraph = {
    type: 'paragraph',
    formatting: { styleId: text.id },
    content: [mark, spaceBehind],
  };
  return { note: { id, noteType: 'normal', content: [paragraph] }, styles: reference.styles };
}

const spaceBehind: Run = { type: 'run', content: [{ type: 'text', text: ' ' }] };

/** A note split into its number with the gap after it, which is not editable, and its text. */
export interface OpenedNote {
  number: ParagraphContent[];
  blocks: BlockContent[];
}

export function openNote(note: Note): OpenedNote {
  const [first, ...others] = note.content;
  if (first?.type !== 'paragraph') return { number: [], blocks: note.content };
  const index = first.content.findIndex(hasNumber);
  const run = first.content[index];
  if (run?.type !== 'run') return { number: [], blocks: note.content };
  const at = run.content.findIndex(isNumber);
  const rest = [...restOf(run, at), ...first.content.slice(index + 1)];
  const { gap, text } = withoutGap(rest);
  const number = [
    ...first.content.slice(0, index),
    { ...run, content: run.content.slice(0, at + 1) },
    ...gap,
  ];
  return { number, blocks: [{ ...first, content: text }, ...others] };
}

export function closeNote(note: Note, { number, blocks }: OpenedNote): Note {
  const [first, ...others] = blocks;
  const content: BlockContent[] =
    first?.type === 'paragraph'
      ? [{ ...first, content: [...number, ...first.content] }, ...others]
      : [{ type: 'paragraph', content: number }, ...blocks];
  const { verbatimXml: _read, ...written } = note;
  return { ...written, content };
}

function isNumber({ type }: Run['content'][number]): boolean {
  return type === 'footnoteRefMark' || type === 'endnoteRefMark';
}

function hasNumber(item: ParagraphContent): boolean {
  return item.type === 'run' && item.content.some(isNumber);
}

function restOf(run: Run, at: number): Run[] {
  const content = run.content.slice(at + 1);
  return content.length === 0 ? [] : [{ ...run, content }];
}

/** One space or tab after the number belongs to it. */
function withoutGap(content: ParagraphContent[]): { gap: Run[]; text: ParagraphContent[] } {
  const [run, ...others] = content;
  const first = run?.type === 'run' ? run.content[0] : undefined;
  if (run?.type !== 'run' || first === undefined) return { gap: [], text: content };
  const behind = restOf(run, 0);
  if (first.type === 'tab') return { gap: [{ ...run, content: [first] }], text: [...behind, ...others] };
  if (first.type !== 'text' || !first.text.startsWith(' ')) return { gap: [], text: content };
  const left = first.text.slice(1);
  const rest: Run[] =
    left === '' ? behind : [{ ...run, content: [{ ...first, text: left }, ...run.content.slice(1)] }];
  return { gap: [{ ...run, content: [{ type: 'text', text: ' ' }] }], text: [...rest, ...others] };
}
