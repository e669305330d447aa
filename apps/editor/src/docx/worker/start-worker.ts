import { type Remote, wrap } from 'comlink';
import { watchWorker } from '../../frame/worker/worker-failure.ts';
import type { TextDrawings } from '../document/drawings/read-drawings.ts';
import type { TextDrawingsWork } from './text-drawings-worker.ts';
import type { TextWork } from './text-work.ts';

export type TextWorker = Remote<TextWork>;

/** One worker for the life of the page. */
export function startWorker(): TextWorker {
  const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
  return wrap<TextWork>(watchWorker(worker));
}

/** Reads the drawings of the opened file, in a worker of its own: most texts have none, and what reads them is not small. */
export async function readDrawingsInOwnWorker(worker: TextWorker): Promise<TextDrawings> {
  const drawingsWorker = new Worker(new URL('./text-drawings-worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await wrap<TextDrawingsWork>(drawingsWorker).readDrawings(await worker.openedBytes());
  } finally {
    drawingsWorker.terminate();
  }
}
