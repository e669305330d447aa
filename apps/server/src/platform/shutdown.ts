import { constants } from 'node:os';

/**
 * A terminal sends Ctrl-C to everything that runs in it, and npm passes it on once more: what comes this soon is
 * the same wish, what comes later is somebody who does not want to wait.
 */
const sameSignalMs = 1000;
/** What ends in order has ended by then; the rest is cut. */
const deadlineMs = 11_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Stopping {
  /** Whether the program is about to end. */
  isStopping: () => boolean;
  /** Ends it for a reason that is told in one line. */
  fail: (line: string) => void;
}

/**
 * Ends the program in order when it is told so: by a signal, or by the end of the process that started it with a channel
 * to it. What is not closed in time is cut, and so is everything at the second signal.
 */
export function stopOnSignal(close: () => Promise<void>): Stopping {
  let began: number | undefined;

  function stop(code: number): void {
    if (began !== undefined) return;
    began = performance.now();
    setTimeout(() => {
      console.error('Redraft did not end in time, and was cut.');
      process.exit(1);
    }, deadlineMs);
    close().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }

  for (const signal of signals) {
    process.on(signal, () => {
      if (began !== undefined && performance.now() - began > sameSignalMs) exitBy(signal);
      stop(0);
    });
  }
  if (process.channel) process.once('disconnect', () => stop(0));
  return {
    isStopping: () => began !== undefined,
    fail: (line) => {
      if (began !== undefined) return;
      console.error(line);
      stop(1);
    },
  };
}

/** For a command that may be broken off at any place: a signal alone would leave the database running that it started. */
export function exitOnSignal(): void {
  for (const signal of signals) process.once(signal, () => exitBy(signal));
}

/** As a shell tells it, and with what hangs on the exit of the process. */
function exitBy(signal: (typeof signals)[number]): never {
  process.exit(128 + constants.signals[signal]);
}
