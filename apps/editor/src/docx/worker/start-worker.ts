import { type Remote, wrap } from 'comlink';
import type { TextWork } from './text-work.ts';

export type TextWorker = Remote<TextWork>;

/** One worker for the life of the page. */
export function startWorker(): TextWorker {
  const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
  return wrap<TextWork>(worker);
}
