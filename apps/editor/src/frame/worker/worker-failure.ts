let reportFailure: (error: Error) => void = () => undefined;

/** Rejects when the worker of the page cannot start, for example because its script could not be loaded. Its calls would wait for ever. */
export const workerFailure = new Promise<never>((_resolve, reject) => {
  reportFailure = reject;
});
// Reported by whoever opens a document.
workerFailure.catch(() => undefined);

/** The worker, whose failure to start is reported. Once it has answered, an error in it concerns the call that waits for it. */
export function watchWorker(worker: Worker): Worker {
  const starting = new AbortController();
  const { signal } = starting;
  worker.addEventListener('message', () => starting.abort(), { signal });
  worker.addEventListener(
    'error',
    ({ message }) => reportFailure(new Error(message || 'The script of the worker could not be loaded')),
    { signal },
  );
  return worker;
}
