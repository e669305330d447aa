import {
  type CleanedParts,
  DocumentError,
  type DocumentErrorCode,
  type PackedDocx,
  packDocx,
} from '@redraft/documents';
import { basisOf, type FileBasis, type FileState } from './file-state.ts';
import type { IncomingSave, PlannedSave } from './next-version.ts';
import { openWithoutText } from './open-state.ts';
import { maxPartialPartBytes } from './partial-read-rules.ts';
import { planSave } from './save-rules.ts';

export interface Work {
  basis: FileBasis;
  save: IncomingSave;
}

/** What is kept of a save, without the file: whoever asked has it. */
export interface PlannedInWorker {
  basis: Omit<FileBasis, 'body' | 'kept'>;
  /** The file, where something was taken out of it. */
  cleaned: Uint8Array | null;
  record: Uint8Array;
  /** Without content: the file itself. */
  blobs: readonly { hash: string; content: Uint8Array | null }[];
  clean: CleanedParts | null;
  /** So that the next save is planned at once; null where that would take too long to copy. */
  text: { main: Uint8Array; packed: PackedDocx } | null;
}

/** A refusal comes back as what it says: a thread does not hand over errors of a class. */
export type Outcome =
  | { planned: PlannedInWorker | null }
  | { refused: { code: DocumentErrorCode; message: string } };

/** Runs in a thread of its own. What goes to it and comes back is small: it is copied while everybody waits. */
export default function plan({ basis, save }: Work): Outcome {
  try {
    const planned = planSave(openWithoutText(basis), save);
    return { planned: planned && toWorkerResult(planned, save.bytes) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

function toWorkerResult({ state, record, blobs }: PlannedSave, file: Uint8Array): PlannedInWorker {
  const { body, kept: _kept, ...basis } = basisOf(state);
  return {
    basis,
    cleaned: body === file ? null : body,
    record,
    clean: state.clean,
    text: textOf(state),
    // A copy where it is a view: a view takes the whole file with it.
    blobs: blobs.map(({ hash, content }) => ({
      hash,
      content: content === body ? null : content.slice(),
    })),
  };
}

function textOf({ docx, text }: FileState): PlannedInWorker['text'] {
  if (!docx || docx.text !== text || docx.bytes.length > maxPartialPartBytes) return null;
  const packed = packDocx(docx);
  return packed && { main: docx.bytes, packed };
}
