let reportFailure: (error: Error) => void = () => undefined;

/** Rejects when the worker of the page cannot start, for example because its script could not be loaded. Its calls would wait for ever. */
export const workerFailure = new Promise<never>((_resolve, reject) => {
  reportFailure = reject;
});
// Reported by whoever opens a document.
workerFailure.catch(() => undefined);

/** The worker, whose failure to start is reported. */
export function watchWorker(worker: Worker): Worker {
  worker.addEventListener('error', ({ message }) =>
    reportFailure(new Error(message || 'The script of the worker could not be loaded')),
  );
  return worker;
}
