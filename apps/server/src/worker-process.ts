import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import { resolvesWithin } from './platform/resolves-within.ts';
import { type Running, superviseProcess } from './platform/supervise-process.ts';
import type { Worker } from './worker.ts';

/**
 * The worker of a server that has both roles, in a process of its own (docs/decisions/0039-the-worker-beside.md): what it unpacks, packs and
 * folds keeps nobody waiting for an answer.
 */
const program = new URL('./worker-program.ts', import.meta.url);

/** The one argument of the worker's program. */
export const localAddressesOption = '--allows-local-addresses';

/** Where both want the processor, answers come first: this much less goes to the worker than to a program that runs as usual. */
const niceness = 10;

/** Its jobs give up within 4.5 seconds, its connections within half a one. */
const endMs = 5300;

/** It is never given up: no save needs it, and the next try may find what the last one missed. */
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
  /** Of the server: to the worker every database is one that was given. */
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
    // Apart from the terminal: Ctrl-C there is for the server, which ends the worker in its turn.
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
 * Before it has any thread but the first: all others take over its priority. Linux shares the processor between sessions
 * first, and a session of its own is one of these: its share is set by a file.
 */
function makeYielding(pid: number): void {
  // Where the system does not allow it, or has no such file, the worker runs as anything else does.
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
      // The end of the channel is what tells it, on every system.
      if (child.connected) child.disconnect();
      if (!(await resolvesWithin(endMs, ended))) child.kill('SIGKILL');
      await ended;
    },
  };
}
