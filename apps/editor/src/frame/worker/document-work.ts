import { computeDifference, type Difference } from '../difference.ts';
import type { Edit, Recovery, UnsentState, Written, WrittenState } from '../document.ts';
import type { DocumentForm } from './document-form.ts';
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
  open: (state: WrittenState<OwnEdit, Content>) => Promise<Content>;
  prepare: (state: WrittenState<OwnEdit, Content>) => Promise<Content>;
  commit: () => void;
  edit: (edit: OwnEdit) => void;
  resync: (content: Content, edits: number) => void;
  write: () => Promise<Written>;
  merge: (base: Uint8Array, theirs: Uint8Array) => Promise<Uint8Array>;
  mergeBytes: (versions: Versions) => Promise<Uint8Array>;
  compare: (theirs: Uint8Array) => Promise<Difference>;
  recover: (state: UnsentState<OwnEdit, Content>, theirs: Uint8Array) => Promise<Recovery>;
  replay: (state: WrittenState<OwnEdit, Content>) => Promise<Uint8Array>;
  /** The current document, for format-specific additions. Not called by the page. */
  opened: () => Document;
}

export function createDocumentWork<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
): DocumentWork<OwnEdit, Document, Content> {
  let current: Document | null = null;
  let next: Document | null = null;
  let edits = 0;
  const take = (document: Document): void => {
    current = document;
    edits = 0;
    // The response to the page comes first: for a long document this takes as long as reading it.
    setTimeout(() => form.prepare?.(document));
  };
  const opened = (): Document => {
    if (current === null) throw new Error('No document is open');
    return current;
  };
  const mergeBytes = (versions: Versions): Promise<Uint8Array> => mergeVersions(form, versions);
  return {
    open: async (state) => {
      const document = await replay(form, state);
      take(document);
      return form.contentOf(document);
    },
    prepare: async (state) => {
      next = await replay(form, state);
      return form.contentOf(next);
    },
    commit: () => {
      if (next === null) throw new Error('No document is prepared');
      take(next);
      next = null;
    },
    edit: (edit) => {
      current = form.apply(opened(), edit);
      edits += 1;
    },
    resync: (content, count) => {
      current = form.withContent(opened(), content);
      edits = count;
    },
    write: async () => {
      const count = edits;
      return { bytes: await form.write(opened()), edits: count };
    },
    merge: async (base, theirs) => mergeBytes({ base, mine: await form.write(opened()), theirs }),
    mergeBytes,
    compare: async (theirs) => {
      const others = await form.read(theirs);
      return computeDifference(form.linesOf(others), form.linesOf(opened()));
    },
    recover: (state, theirs) => recover(form, state, theirs),
    replay: async (state) => form.write(await replay(form, state)),
    opened,
  };
}

async function replay<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  { bytes, edits }: WrittenState<OwnEdit, Content>,
): Promise<Document> {
  return replayEdits(form, await form.read(bytes), edits).document;
}

async function mergeVersions<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  versions: Versions,
): Promise<Uint8Array> {
  const [base, mine, theirs] = await Promise.all([
    form.read(versions.base),
    form.read(versions.mine),
    form.read(versions.theirs),
  ]);
  return form.write(form.merge({ base, mine, theirs }));
}
