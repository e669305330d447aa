import { type Remote, wrap } from 'comlink';
import type { DocumentWork } from './document-work.ts';

export type DocumentWorker = Remote<DocumentWork>;

/** One worker for the life of the page. */
export function startWorker(): DocumentWorker {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  return wrap<DocumentWork>(worker);
}
