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

export interface PlanJob {
  basis: FileBasis;
  save: IncomingSave;
}

/** A planned save without the file, which the caller has. */
export interface PlannedInWorker {
  basis: Omit<FileBasis, 'body' | 'storedBody'>;
  /** The file, if active content was removed from it. */
  cleaned: Uint8Array | null;
  record: Uint8Array;
  /** A null content stands for the file itself. */
  blobs: readonly { hash: string; content: Uint8Array | null }[];
  clean: CleanedParts | null;
  /** So that the next save can be planned at once; null if copying would take too long. */
  text: { main: Uint8Array; packed: PackedDocx } | null;
}

/** Errors are returned as data: a thread loses their class. */
export type Outcome =
  | { planned: PlannedInWorker | null }
  | { refused: { code: DocumentErrorCode; message: string } };

/** Runs in a worker thread. Input and output are small, because copying them blocks the main thread. */
export default function plan({ basis, save }: PlanJob): Outcome {
  try {
    const planned = planSave(openWithoutText(basis), save);
    return { planned: planned && toWorkerResult(planned, save.bytes) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

function toWorkerResult({ state, record, blobs }: PlannedSave, file: Uint8Array): PlannedInWorker {
  const { body, storedBody: _kept, ...basis } = basisOf(state);
  return {
    basis,
    cleaned: body === file ? null : body,
    record,
    clean: state.cleanParts,
    text: textOf(state),
    // Copies views, which would otherwise transfer the whole file.
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
