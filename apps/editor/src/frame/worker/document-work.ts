import { type Difference, differenceOf } from '../difference.ts';
import type { Edit, Recovery, Written, WrittenState } from '../document.ts';
import type { DocumentForm } from './document-form.ts';

interface Versions {
  base: Uint8Array;
  mine: Uint8Array;
  theirs: Uint8Array;
}

/**
 * All heavy work on one open document (reading, replaying, writing, merging), away from the thread that takes the keys. It holds a copy of
 * the document that follows the page's own edit by edit. What a `DocumentWorker` is to the page, on the worker's side.
 */
export interface DocumentWork<OwnEdit extends Edit, Document, Content> {
  open: (state: WrittenState<OwnEdit>) => Promise<Content>;
  prepare: (state: WrittenState<OwnEdit>) => Promise<Content>;
  commit: () => void;
  edit: (edit: OwnEdit) => void;
  resync: (content: Content, edits: number) => void;
  write: () => Promise<Written>;
  merge: (base: Uint8Array, theirs: Uint8Array) => Promise<Uint8Array>;
  mergeBytes: (versions: Versions) => Promise<Uint8Array>;
  compare: (theirs: Uint8Array) => Promise<Difference>;
  recover: (state: WrittenState<OwnEdit>, saved: number, theirs: Uint8Array) => Promise<Recovery>;
  replay: (state: WrittenState<OwnEdit>) => Promise<Uint8Array>;
  /** The document as it is now, for what a kind offers beside all this. Not for the page. */
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
    form.prepare?.(document);
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
      return differenceOf(form.linesOf(others), form.linesOf(opened()));
    },
    recover: (state, saved, theirs) => recover(form, { state, saved, theirs }),
    replay: async (state) => form.write(await replay(form, state)),
    opened,
  };
}

async function replay<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  { bytes, edits }: WrittenState<OwnEdit>,
): Promise<Document> {
  let document: Document = await form.read(bytes);
  for (const edit of edits) document = form.apply(document, edit);
  return document;
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

/** A save whose answer was never heard was sent within moments of the last one that was. */
const unheardEdits = 200;

/** A page that goes away sends its last words without hearing the answer: whether they arrived is read from the text. */
async function recover<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  { state, saved, theirs }: { state: WrittenState<OwnEdit>; saved: number; theirs: Uint8Array },
): Promise<Recovery> {
  const others = await form.read(theirs);
  const text = form.linesOf(others).join('\n');
  let document: Document = await form.read(state.bytes);
  let isOnTheirWay = false;
  for (let count = 0; count <= state.edits.length; count++) {
    const edit = state.edits[count - 1];
    if (edit !== undefined) document = form.apply(document, edit);
    const isLast = count === state.edits.length;
    const mayBeTheirs = count >= saved && count <= saved + unheardEdits;
    if (!mayBeTheirs && !isLast) continue;
    if (form.linesOf(document).join('\n') !== text) continue;
    if (isLast && form.isSame(await asReadAgain(form, document), others)) return 'nothing';
    isOnTheirWay = true;
  }
  return isOnTheirWay ? 'ahead' : 'both';
}

/** As it is read again after it was written: two documents compare only in this form. */
async function asReadAgain<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  document: Document,
): Promise<Document> {
  return form.read(await form.write(document));
}
