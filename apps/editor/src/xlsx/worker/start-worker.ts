import { type Remote, wrap } from 'comlink';
import type { DocumentWork } from '../../frame/worker/document-work.ts';
import type { Book } from '../book/book.ts';
import type { Edit } from '../book/edits.ts';
import type { BookDocument } from './book-form.ts';

export type BookWorker = Remote<DocumentWork<Edit, BookDocument, Book>>;

/** One worker for the life of the page. */
export function startWorker(): BookWorker {
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' });
  return wrap<DocumentWork<Edit, BookDocument, Book>>(worker);
}
