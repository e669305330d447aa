import type { DocumentKind } from '../frame/page/document-kind.ts';
import type { Edit } from './document/edits.ts';
import { docxFile } from './docx-file.ts';
import { TextPage } from './page/TextPage.tsx';
import type { SentDocument } from './worker/text-work.ts';
import { startWorker, type TextWorker } from './worker/start-worker.ts';

/** Texts, as docx. */
export const textKind: DocumentKind<Edit, SentDocument, TextWorker> = {
  ...docxFile,
  unchanged: { kind: 'steps', steps: [] },
  // Parts beside the text are written by the worker alone.
  needsWholeSave: (edit) => edit.kind === 'package',
  startWorker,
  Page: TextPage,
};
