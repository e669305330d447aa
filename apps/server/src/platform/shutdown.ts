import { constants } from 'node:os';

/**
 * Ctrl-C reaches all processes in a terminal, and npm forwards it again: a repeated signal within this time is the same; a later one means that the
 * user does not want to wait.
 */
const sameSignalMs = 1000;
/** A regular shutdown is complete by then; the rest is cut. */
const deadlineMs = 11_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Shutdown {
  /** Whether the process is about to exit. */
  isStopping: () => boolean;
  /** Exits for a reason that is printed in one line. */
  fail: (message: string) => void;
}

/**
 * Shuts down on a signal, or when the parent process closes its IPC channel. Whatever is not closed in time is cut, as is everything at a second
 * signal.
 */
export function stopOnSignal(close: () => Promise<void>): Shutdown {
  let startedAt: number | undefined;

  function stop(code: number): void {
    if (startedAt !== undefined) return;
    startedAt = performance.now();
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
      if (startedAt !== undefined && performance.now() - startedAt > sameSignalMs) exitBy(signal);
      stop(0);
    });
  }
  if (process.channel) process.once('disconnect', () => stop(0));
  return {
    isStopping: () => startedAt !== undefined,
    fail: (message) => {
      if (startedAt !== undefined) return;
      console.error(message);
      stop(1);
    },
  };
}

/** For commands that can be interrupted anywhere: without it a signal would leave the database that they started running. */
export function exitOnSignal(): void {
  for (const signal of signals) process.once(signal, () => exitBy(signal));
}

/** Exits with the status that a shell expects for the signal, after exit handlers have run. */
function exitBy(signal: (typeof signals)[number]): never {
  process.exit(128 + constants.signals[signal]);
}
