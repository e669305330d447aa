import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { DocumentFormat } from '../../frame/worker/document-format.ts';
import { createDocumentWork, type DocumentWork } from '../../frame/worker/document-work.ts';
import type { Edit } from '../document/edits.ts';
import { isSameDocument, listDocumentLines } from '../document/lines.ts';
import { mergeDocuments } from '../document/merge/merge-parts.ts';
import { isInPlace } from '../document/text-steps.ts';
import {
  applyEdit,
  findUnsupportedContent,
  prepareWriting,
  readDocument,
  type WordDocument,
  writeDocument,
} from '../document/written-document.ts';
import type { UnsupportedContent } from '../patch/unsupported.ts';

/** A document as it is sent to the page: its body as JSON, its parts as objects. */
export interface SentDocument {
  doc: unknown;
  parts: DocxPackage;
}

export interface TextWork extends DocumentWork<Edit, WordDocument, SentDocument> {
  /** Paragraphs of the opened file with content that is not shown. */
  unsupported: () => Promise<UnsupportedContent[]>;
  /** The bytes of the opened file, for the worker that reads its drawings. */
  openedBytes: () => Promise<Uint8Array>;
}

export function createTextWork(): TextWork {
  const work = createDocumentWork(textForm);
  return {
    ...work,
    unsupported: () => findUnsupportedContent(work.opened()),
    openedBytes: async () => work.opened().opened.bytes,
  };
}

export const textForm: DocumentFormat<Edit, WordDocument, SentDocument> = {
  read: readDocument,
  write: writeDocument,
  apply: applyEdit,
  canSkip: (edit) => edit.kind === 'package' || edit.steps.every(isInPlace),
  contentOf: ({ doc, model }) => ({ doc: doc.toJSON(), parts: model.package }),
  withContent: (before, { doc, parts }) => ({
    ...before,
    model: { ...before.model, package: parts },
    doc: schema.nodeFromJSON(doc),
  }),
  linesOf: listDocumentLines,
  isSame: isSameDocument,
  merge: mergeDocuments,
  prepare: prepareWriting,
};
