import './contents/contents.css';
import './header-footer/header-footer.css';
import './notes/notes.css';
import '../ui/comments/comments.css';
import './review/review.css';
import './tools/tools.css';
import './view/paper.css';
import type { DocumentKind } from '../frame/page/document-kind.ts';
import { readEditedLines } from './document/edit-words.ts';
import type { Edit } from './document/edits.ts';
import { TextPage } from './page/TextPage.tsx';
import { isTooLarge } from './page/too-large.ts';
import type { TextWorker } from './worker/start-worker.ts';
import type { SentDocument } from './worker/text-work.ts';

/** Text documents, as docx. */
export const textKind: DocumentKind<Edit, SentDocument, TextWorker> = {
  component: 'Text',
  unchanged: { kind: 'steps', steps: [] },
  // Only the worker can write parts other than the body.
  needsWholeSave: (edit) => edit.kind === 'package',
  wordsOf: readEditedLines,
  isTooLarge,
  Page: TextPage,
};
