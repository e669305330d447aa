import { type Remote, wrap } from 'comlink';
import type { SceneWork } from '../../canvas/format/scene-form.ts';
import { watchWorker } from '../../frame/worker/worker-failure.ts';

/** One worker for the life of the page. */
export function startWorker(): Remote<SceneWork> {
  const worker = new Worker(new URL('./drawings-worker.ts', import.meta.url), { type: 'module' });
  return wrap<SceneWork>(watchWorker(worker));
}
