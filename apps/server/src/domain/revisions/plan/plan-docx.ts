import {
  DocumentError,
  type DocxNotes,
  type DocxText,
  defaultMaxMarks,
  docxTextParts,
  isReadable,
  type OfficeKind,
  readDocx,
  readDocxNotes,
  readDocxText,
  replaceNotes,
  updateDocxText,
  updateIncrementally,
  type ZipEntry,
} from '@redraft/documents';
import type { SharedEnds } from '@redraft/revision-log';
import { zipCodec } from '../codecs.ts';
import type { ChangedPart } from './changed-parts.ts';
import type { FileState } from './file-state.ts';
import { SaveTooLarge } from './save-too-large.ts';

/** The text after a save, for file types whose text is tracked. */

const mainPart = docxTextParts.document;

export type DocxChange = DocxText & { shared?: SharedEnds };

/** Whether the text of the file type is tracked. */
export function hasTrackedText(kind: OfficeKind): boolean {
  return kind === 'docx' || kind === 'dotx';
}

interface ReadOptions {
  entries: ReadonlyMap<string, ZipEntry>;
  isPartialOnly?: boolean;
  /** Set for an uploaded file, which is read as a whole once. */
  isWhole?: boolean;
}

/**
 * Null for files without a tracked text. Unchanged parts are not read again. Throws SaveTooLarge if the whole text must be read but the caller allows
 * only a partial read.
 */
export function planDocxChange(
  state: FileState,
  parts: readonly ChangedPart[],
  { entries, isPartialOnly = false, isWhole = false }: ReadOptions,
): DocxChange | null {
  if (!hasTrackedText(state.kind)) return null;
  if (!entries.has(mainPart)) throw new DocumentError('wrong_type', `No ${mainPart}`);
  const previous = state.docx;
  requireReadable(parts, { isKnown: previous !== null, isWhole });
  if (!previous) return readDocx([...entries.values()], zipCodec);
  const main = parts.find((part) => part.name === mainPart);
  const notes = nextNotes(previous.notes, parts, entries);
  if (main) {
    const { after, diff } = main;
    if (!isPartialOnly)
      return diff ? updateDocxText(previous, after, diff, notes) : readDocxText(after, notes);
    const partialUpdate = diff && updateIncrementally(previous, after, diff, notes);
    if (!partialUpdate) throw new SaveTooLarge();
    return partialUpdate;
  }
  return notes === previous.notes ? previous : replaceNotes(previous, notes);
}

const textParts: ReadonlySet<string> = new Set(Object.values(docxTextParts));

/** About 6,000 pages, read in a second. */
const maxMarks = 2_000_000;

/**
 * Throws if more must be read than allowed (docs/decisions/0036): an unknown text as a whole, otherwise the change. The default limit keeps that
 * under a quarter of a second.
 */
function requireReadable(
  parts: readonly ChangedPart[],
  { isKnown, isWhole }: { isKnown: boolean; isWhole: boolean },
): void {
  const changed = parts.flatMap(({ name, after, ends }) => {
    if (!textParts.has(name)) return [];
    return isKnown && ends ? after.subarray(ends.prefix, after.length - ends.suffix) : after;
  });
  if (!isReadable(changed, isWhole ? maxMarks : defaultMaxMarks))
    throw new DocumentError('too_large', 'More paragraphs and tags than a text may have');
}

function nextNotes(
  previous: DocxNotes,
  parts: readonly ChangedPart[],
  entries: ReadonlyMap<string, ZipEntry>,
): DocxNotes {
  const after = (name: string) => parts.find((part) => part.name === name)?.after ?? null;
  const footnotes = after(docxTextParts.footnotes);
  const endnotes = after(docxTextParts.endnotes);
  const has = {
    footnotes: entries.has(docxTextParts.footnotes),
    endnotes: entries.has(docxTextParts.endnotes),
  };
  const wereNotesRemoved = (previous.footnotes && !has.footnotes) || (previous.endnotes && !has.endnotes);
  if (!footnotes && !endnotes && !wereNotesRemoved) return previous;
  const read = readDocxNotes({ footnotes, endnotes });
  return {
    footnotes: read.footnotes ?? (has.footnotes ? previous.footnotes : null),
    endnotes: read.endnotes ?? (has.endnotes ? previous.endnotes : null),
  };
}

export function toSharedEnds(state: FileState, docx: DocxChange): SharedEnds {
  return { prefix: 0, suffix: 0, ...docx.shared, isBasic: state.length === state.text.length };
}

export function withoutSharedEnds({ shared: _shared, ...text }: DocxChange): DocxText {
  return text;
}
