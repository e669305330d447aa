import { computeDifference, type Difference } from '../difference.ts';
import type { BytesWithEdits, Edit, Recovery, UnsentEdits, WrittenDocument } from '../document.ts';
import type { DocumentFormat } from './document-format.ts';
import { recover } from './recover.ts';
import { replayEdits } from './replay.ts';

interface Versions {
  base: Uint8Array;
  mine: Uint8Array;
  theirs: Uint8Array;
}

/**
 * Heavy work on one open document (reading, replaying, writing, merging), off the main thread. It keeps a copy of the document that follows the
 * page's edits. The worker's side of `DocumentWorker`.
 */
export interface DocumentWork<OwnEdit extends Edit, Document, Content> {
  open: (state: BytesWithEdits<OwnEdit, Content>) => Promise<Content>;
  prepare: (state: BytesWithEdits<OwnEdit, Content>) => Promise<Content>;
  commit: () => void;
  edit: (edit: OwnEdit) => void;
  resync: (content: Content, edits: number) => void;
  write: () => Promise<WrittenDocument>;
  merge: (base: Uint8Array, theirs: Uint8Array) => Promise<Uint8Array>;
  mergeBytes: (versions: Versions) => Promise<Uint8Array>;
  compare: (theirs: Uint8Array) => Promise<Difference>;
  recover: (state: UnsentEdits<OwnEdit, Content>, theirs: Uint8Array) => Promise<Recovery>;
  replay: (state: BytesWithEdits<OwnEdit, Content>) => Promise<Uint8Array>;
  /** The current document, for format-specific additions. Not called by the page. */
  opened: () => Document;
}

export function createDocumentWork<OwnEdit extends Edit, Document, Content>(
  format: DocumentFormat<OwnEdit, Document, Content>,
): DocumentWork<OwnEdit, Document, Content> {
  let current: Document | null = null;
  let next: Document | null = null;
  let edits = 0;
  const setCurrent = (document: Document): void => {
    current = document;
    edits = 0;
    // The response to the page comes first: for a long document this takes as long as reading it.
    setTimeout(() => format.prepare?.(document));
  };
  const opened = (): Document => {
    if (current === null) throw new Error('No document is open');
    return current;
  };
  const mergeBytes = (versions: Versions): Promise<Uint8Array> => mergeVersions(format, versions);
  return {
    open: async (state) => {
      const document = await replay(format, state);
      setCurrent(document);
      return format.contentOf(document);
    },
    prepare: async (state) => {
      next = await replay(format, state);
      return format.contentOf(next);
    },
    commit: () => {
      if (next === null) throw new Error('No document is prepared');
      setCurrent(next);
      next = null;
    },
    edit: (edit) => {
      current = format.apply(opened(), edit);
      edits += 1;
    },
    resync: (content, count) => {
      current = format.withContent(opened(), content);
      edits = count;
    },
    write: async () => {
      const count = edits;
      return { bytes: await format.write(opened()), edits: count };
    },
    merge: async (base, theirs) => mergeBytes({ base, mine: await format.write(opened()), theirs }),
    mergeBytes,
    compare: async (theirs) => {
      const theirDocument = await format.read(theirs);
      return computeDifference(format.linesOf(theirDocument), format.linesOf(opened()));
    },
    recover: (state, theirs) => recover(format, state, theirs),
    replay: async (state) => format.write(await replay(format, state)),
    opened,
  };
}

async function replay<OwnEdit extends Edit, Document, Content>(
  format: DocumentFormat<OwnEdit, Document, Content>,
  { bytes, edits }: BytesWithEdits<OwnEdit, Content>,
): Promise<Document> {
  return replayEdits(format, await format.read(bytes), edits).document;
}

async function mergeVersions<OwnEdit extends Edit, Document, Content>(
  format: DocumentFormat<OwnEdit, Document, Content>,
  versions: Versions,
): Promise<Uint8Array> {
  const [base, mine, theirs] = await Promise.all([
    format.read(versions.base),
    format.read(versions.mine),
    format.read(versions.theirs),
  ]);
  return format.write(format.merge({ base, mine, theirs }));
}
