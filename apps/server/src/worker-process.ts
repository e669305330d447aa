import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import { resolvesWithin } from './platform/resolves-within.ts';
import { type Running, superviseProcess } from './platform/supervise-process.ts';
import type { Worker } from './worker.ts';

/**
 * The worker of a server that has both roles, in its own process (docs/decisions/0039-the-worker-beside.md), so that its CPU-heavy work does not
 * delay responses.
 */
const program = new URL('./worker-program.ts', import.meta.url);

/** The only argument of the worker program. */
export const localAddressesOption = '--allows-local-addresses';

/** Responses take precedence: the worker's priority is lowered by this much. */
const niceness = 10;

/** Its jobs stop within 4.5 seconds, its connections within half a second. */
const endMs = 5300;

/** Restarted without limit: no save depends on it, and a later attempt may succeed. */
const delaysMs: Iterable<number> = {
  *[Symbol.iterator]() {
    for (let ms = 1000; ; ms = Math.min(60_000, ms * 2)) yield ms;
  },
};

export function startWorkerProcess({
  connectionString,
  logger,
  allowsLocalAddresses,
}: {
  connectionString: string;
  logger: Logger;
  /** From the server: the worker itself always sees an external database. */
  allowsLocalAddresses: boolean;
}): Worker {
  const options = allowsLocalAddresses ? [localAddressesOption] : [];
  const launch = () => launchProgram({ DATABASE_URL: connectionString, ROLES: 'worker' }, options);
  const startAgain = async (): Promise<Running> => {
    const child = launch();
    const running = runningOf(child);
    const isReady = await Promise.race([once(child, 'message').then(() => true), running.ended]);
    if (isReady !== true) throw new Error(`it ended with ${isReady}`);
    return running;
  };
  return superviseProcess(runningOf(launch()), startAgain, {
    delaysMs,
    events: {
      onEnd: (how) => logger.error({ how }, 'The worker ended; it is started again'),
      onBack: () => logger.warn('The worker runs again'),
      onGiveUp: () => undefined,
    },
  });
}

function launchProgram(env: Record<string, string>, options: readonly string[]): ChildProcess {
  const child = fork(program, options, {
    env: { ...process.env, ...env },
    // In its own session: Ctrl-C in the terminal is for the server, which ends the worker itself.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) makeYielding(child.pid);
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  return child;
}

/**
 * Must run while the process has only its first thread: later threads inherit its priority. Linux divides CPU time between sessions first
 * (autogroup), and the worker has its own session, whose priority is set by a file.
 */
function makeYielding(pid: number): void {
  // If the system does not allow it, or has no such file, the worker runs at normal priority.
  for (const yielding of [
    () => setPriority(pid, niceness),
    () => writeFileSync(`/proc/${pid}/autogroup`, String(niceness)),
  ]) {
    try {
      yielding();
    } catch {}
  }
}

function runningOf(child: ChildProcess): Running {
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
    child.once('error', () => resolve(1));
  });
  return {
    ended,
    stop: async () => {
      // The worker exits when its IPC channel closes, on every operating system.
      if (child.connected) child.disconnect();
      if (!(await resolvesWithin(endMs, ended))) child.kill('SIGKILL');
      await ended;
    },
  };
}
