import { expose } from 'comlink';
import { readDrawings } from '../../docx/document/drawings/read-drawings.ts';
import { createTextWork } from '../../docx/worker/text-work.ts';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { drawingsFormat } from '../../odg/format/drawings-form.ts';
import { slidesFormat } from '../../pptx/format/slides-form.ts';
import { workbookForm } from '../../xlsx/worker/workbook-form.ts';

/** The object that each worker module exposes, by file name. */
export const works: Readonly<Record<string, () => unknown>> = {
  'text-worker': createTextWork,
  'text-drawings-worker': () => ({ readDrawings }),
  'workbook-worker': () => createDocumentWork(workbookForm(() => Date.now())),
  'slides-worker': () => createDocumentWork(slidesFormat),
  'drawings-worker': () => createDocumentWork(drawingsFormat),
  'spelling-worker': () => ({
    load: async () => undefined,
    unknown: (_language: string, words: string[]) => words.filter((word) => word.startsWith('Q')),
    suggest: () => ['suggested'],
  }),
};

let started: { stop: () => void }[] = [];
let latest: { opened: () => unknown } | null = null;
let requested = 0;

/** The document in the page's worker. */
export function documentOfWorker(): unknown {
  if (latest === null) throw new Error('No worker was started');
  return latest.opened();
}

/** Number of unanswered worker calls. */
export function openQuestions(): number {
  return requested;
}

/** Disconnects all workers, as when the page closes. */
export function stopWorkers(): void {
  for (const { stop } of started) stop();
  started = [];
  requested = 0;
}

/** A worker in this thread; messages are cloned and delivered asynchronously, as in a browser. */
export function startWorkerOf(url: URL): unknown {
  const [, name = ''] = /([a-z-]+)\.ts/.exec(String(url)) ?? [];
  const create = works[name];
  if (create === undefined) throw new Error(`No worker ${String(url)}`);
  const work = create();
  // cast: the table above says what each is; only documents have `opened`.
  if (typeof work === 'object' && work !== null && 'opened' in work)
    latest = work as { opened: () => unknown };
  const { page, worker, stop } = connected();
  started.push({ stop });
  expose(work, worker);
  return Object.assign(page, { terminate: stop });
}

function connected() {
  const [page, worker] = [new EventTarget(), new EventTarget()];
  let isStopped = false;
  const send = (other: EventTarget, message: unknown, count: number): void => {
    const data: unknown = structuredClone(message);
    requested += Math.max(0, count);
    setImmediate(() => {
      if (isStopped) return;
      requested += Math.min(0, count);
      other.dispatchEvent(new MessageEvent('message', { data }));
    });
  };
  return {
    page: Object.assign(page, { postMessage: (message: unknown) => send(worker, message, 1) }),
    worker: Object.assign(worker, { postMessage: (message: unknown) => send(page, message, -1) }),
    stop: () => {
      isStopped = true;
    },
  };
}
