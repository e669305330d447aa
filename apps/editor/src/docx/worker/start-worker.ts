import { type Remote, wrap } from 'comlink';
import type { DocumentWork } from './document-work.ts';

export type TextWorker = Remote<DocumentWork>;

/** One worker for the life of the page. */
export function startWorker(): TextWorker {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  return wrap<DocumentWork>(worker);
}
