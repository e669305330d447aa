import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { asNonRoot } from './as-non-root.ts';
import { StartError } from './config.ts';
import { reasonOf } from './reason.ts';

/** A program of PostgreSQL that was started here. It does not outlive this process, unless that is killed. */
export interface PostgresProgram {
  pid: number;
  /** What it last wrote. */
  output: () => string;
  onOutput: (listener: () => void) => void;
  /** Resolves with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

const startTimeoutMs = 60_000;

/** @throws StartError where the program is not there or may not be run. */
export async function launch(program: string, args: string[]): Promise<PostgresProgram> {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const [command = program, ...rest] = asNonRoot([program, ...args]);
  // Apart from the terminal: Ctrl-C there is for Redraft, which ends the database after it.
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const pid = await pidOf(child);
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  // However this process comes to its end: a server that is told so ends in milliseconds, and recovers at its next start.
  const abandon = () => send(pid, 'SIGQUIT');
  process.once('exit', abandon);
  void ended.then(() => process.off('exit', abandon));
  return { pid, ended, ...collect(child) };
}

function pidOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new StartError(`The embedded PostgreSQL cannot be run (${reasonOf(cause)}).`, { cause })),
    );
    child.once('spawn', () => resolve(child.pid ?? 0));
  });
}

function collect(child: ChildProcess): Pick<PostgresProgram, 'output' | 'onOutput'> {
  let text = '';
  const listeners: (() => void)[] = [];
  const append = (chunk: Buffer) => {
    // Only the last lines matter for a message; a server that runs for months must not fill memory.
    text = (text + chunk.toString('utf8')).slice(-8_000);
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return { output: () => text, onOutput: (listener) => listeners.push(listener) };
}

/** Starts the server and resolves once it takes connections. @throws StartError with what PostgreSQL said, or when aborted. */
export async function startServer(
  program: string,
  args: string[],
  stopping: AbortSignal,
): Promise<PostgresProgram> {
  const server = await launch(program, args);
  const ready = new Promise<'ready'>((resolve) =>
    server.onOutput(() => server.output().includes('ready to accept connections') && resolve('ready')),
  );
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, stopping]);
  const timeout = delay(startTimeoutMs, undefined, { signal, ref: false }).catch(() => undefined);
  const outcome = await Promise.race([ready, server.ended, timeout]);
  settled.abort();
  if (outcome === 'ready') return server;
  await endServer(server.pid, server.ended);
  throw new StartError(`The embedded PostgreSQL did not start: ${lastLine(server.output())}`);
}

/** PostgreSQL names the reason in its FATAL line and goes on talking after it. */
export function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => line.includes('FATAL')) || lines.at(-1) || 'no message';
}

/**
 * Ways of ending a server, each with how long it may take: with a checkpoint; at once, to recover at the next start; and where it
 * does not even listen. Whoever ends the program waits for the sum.
 */
const ways = [
  { signal: 'SIGINT', ms: 3000 },
  { signal: 'SIGQUIT', ms: 1000 },
  { signal: 'SIGKILL', ms: 500 },
] as const;

/** Ends the server within 4.5 seconds; one that has ended already is left alone. */
export async function endServer(pid: number, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = ended.then(() => {
    hasEnded = true;
  });
  await Promise.race([end, delay(0)]);
  for (const way of ways) {
    if (hasEnded) return;
    send(pid, way.signal);
    await Promise.race([end, delay(way.ms, undefined, { ref: false })]);
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
