/** Thrown by what was interrupted, so that all that it started is stopped on the way out. */
export class Interrupted extends Error {}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Interruption {
  /** For what takes one, such as a child process. */
  signal: AbortSignal;
  /** Rejects with Interrupted at the first signal; the work itself goes on until what it uses is stopped. */
  watch: <Result>(work: Promise<Result>) => Promise<Result>;
  throwIfInterrupted: () => void;
  /** Signals end the process at once again. */
  close: () => void;
}

export function listenForInterrupts(): Interruption {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new Interrupted('Interrupted.'));
  for (const signal of signals) process.once(signal, interrupt);
  const interrupted = new Promise<never>((_resolve, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
  );
  interrupted.catch(() => undefined);
  return {
    signal: controller.signal,
    watch: (work) => Promise.race([work, interrupted]),
    throwIfInterrupted: () => controller.signal.throwIfAborted(),
    close: () => {
      for (const signal of signals) process.off(signal, interrupt);
    },
  };
}
