import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { type Difference, differenceOf } from '../../frame/difference.ts';
import type { Recovery, Written, WrittenState } from '../../frame/document.ts';
import type { Edit } from '../document/edits.ts';
import { isSame, linesOf } from '../document/lines.ts';
import { mergeDocuments } from '../document/merge-parts.ts';
import {
  applyEdit,
  prepareWriting,
  readDocument,
  unshownIn,
  type WrittenDocument,
  writeDocument,
} from '../document/written-document.ts';
import type { UnshownPlace } from '../patch/unshown.ts';

/** A document as it travels to the page: its text as JSON, its parts as they are. */
export interface SentDocument {
  doc: unknown;
  parts: DocxPackage;
}

/**
 * All heavy work on one open document (reading, replaying, writing, merging), away from the thread that takes the keys. It holds a copy of
 * the document that follows the page's own edit by edit.
 */
export interface DocumentWork {
  open: (state: WrittenState<Edit>) => Promise<SentDocument>;
  /** Reads another document, to take this one's place when the page says `commit`. */
  prepare: (state: WrittenState<Edit>) => Promise<SentDocument>;
  commit: () => void;
  edit: (edit: Edit) => void;
  /** The page's own document, after an edit that did not fit: the page is right. */
  resync: (document: SentDocument, edits: number) => void;
  write: () => Promise<Written>;
  /** Mine as it is now, with theirs: the new bytes. */
  merge: (base: Uint8Array, theirs: Uint8Array) => Promise<Uint8Array>;
  mergeBytes: (versions: { base: Uint8Array; mine: Uint8Array; theirs: Uint8Array }) => Promise<Uint8Array>;
  compare: (theirs: Uint8Array) => Promise<Difference>;
  /** `saved` edits of the state are known to be on the server, or were when it was last heard of. */
  recover: (state: WrittenState<Edit>, saved: number, theirs: Uint8Array) => Promise<Recovery>;
  replay: (state: WrittenState<Edit>) => Promise<Uint8Array>;
  /** Paragraphs of the opened file with something in them that is not shown. */
  unshown: () => Promise<UnshownPlace[]>;
}

export function createDocumentWork(): DocumentWork {
  let current: WrittenDocument | null = null;
  let next: WrittenDocument | null = null;
  let edits = 0;
  const take = (document: WrittenDocument): void => {
    current = document;
    edits = 0;
    prepareWriting(document);
  };
  const opened = (): WrittenDocument => {
    if (current === null) throw new Error('No document is open');
    return current;
  };
  return {
    open: async (state) => {
      const document = await replay(state);
      take(document);
      return sent(document);
    },
    prepare: async (state) => {
      next = await replay(state);
      return sent(next);
    },
    commit: () => {
      if (next === null) throw new Error('No document is prepared');
      take(next);
      next = null;
    },
    edit: (edit) => {
      current = applyEdit(opened(), edit);
      edits += 1;
    },
    resync: ({ doc, parts }, count) => {
      const before = opened();
      const model = { ...before.model, package: parts };
      current = { ...before, model, doc: schema.nodeFromJSON(doc) };
      edits = count;
    },
    write: async () => {
      const count = edits;
      return { bytes: await writeDocument(opened()), edits: count };
    },
    merge: async (base, theirs) => mergeBytes({ base, mine: await writeDocument(opened()), theirs }),
    mergeBytes,
    compare: async (theirs) => {
      const others = await readDocument(theirs);
      return differenceOf(linesOf(others), linesOf(opened()));
    },
    recover,
    replay: async (state) => writeDocument(await replay(state)),
    unshown: () => unshownIn(opened()),
  };
}

function sent({ doc, model }: WrittenDocument): SentDocument {
  return { doc: doc.toJSON(), parts: model.package };
}

async function replay({ bytes, edits }: WrittenState<Edit>): Promise<WrittenDocument> {
  let document = await readDocument(bytes);
  for (const edit of edits) document = applyEdit(document, edit);
  return document;
}

async function mergeBytes(versions: { base: Uint8Array; mine: Uint8Array; theirs: Uint8Array }) {
  const [base, mine, theirs] = await Promise.all([
    readDocument(versions.base),
    readDocument(versions.mine),
    readDocument(versions.theirs),
  ]);
  return writeDocument(mergeDocuments({ base, mine, theirs }));
}

/** As it is read again after it was written: two documents compare only in this form. */
async function canonical(document: WrittenDocument): Promise<WrittenDocument> {
  return readDocument(await writeDocument(document));
}

/** A save whose answer was never heard was sent within moments of the last one that was. */
const unheardEdits = 200;

/** A page that goes away sends its last words without hearing the answer: whether they arrived is read from the text. */
async function recover(state: WrittenState<Edit>, saved: number, theirs: Uint8Array): Promise<Recovery> {
  const others = await readDocument(theirs);
  const text = linesOf(others).join('\n');
  let document = await readDocument(state.bytes);
  let isOnTheirWay = false;
  for (let count = 0; count <= state.edits.length; count++) {
    const edit = state.edits[count - 1];
    if (edit !== undefined) document = applyEdit(document, edit);
    const isLast = count === state.edits.length;
    const mayBeTheirs = count >= saved && count <= saved + unheardEdits;
    if (!mayBeTheirs && !isLast) continue;
    if (linesOf(document).join('\n') !== text) continue;
    if (isLast && isSame(await canonical(document), others)) return 'nothing';
    isOnTheirWay = true;
  }
  return isOnTheirWay ? 'ahead' : 'both';
}
