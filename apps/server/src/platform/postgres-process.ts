import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { asNonRoot } from './as-non-root.ts';
import { StartError } from './config.ts';
import { reasonOf } from './reason.ts';

/** A PostgreSQL program started by this process. It does not outlive this process unless that is killed. */
export interface PostgresProgram {
  pid: number;
  /** Its most recent output. */
  output: () => string;
  onOutput: (listener: () => void) => void;
  /** Resolves with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

const startTimeoutMs = 60_000;

/** @throws StartError if the program does not exist or cannot be executed. */
export async function launch(program: string, args: string[]): Promise<PostgresProgram> {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const [command = program, ...rest] = asNonRoot([program, ...args]);
  // In its own session: Ctrl-C in the terminal is for Redraft, which ends the database after itself.
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const pid = await waitForPid(child);
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  // On any exit of this process: the server quits within milliseconds and recovers at its next start.
  const quitServer = () => send(pid, 'SIGQUIT');
  process.once('exit', quitServer);
  void ended.then(() => process.off('exit', quitServer));
  return { pid, ended, ...collectOutput(child) };
}

function waitForPid(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new StartError(`The embedded PostgreSQL cannot be run (${reasonOf(cause)}).`, { cause })),
    );
    child.once('spawn', () => resolve(child.pid ?? 0));
  });
}

function collectOutput(child: ChildProcess): Pick<PostgresProgram, 'output' | 'onOutput'> {
  let text = '';
  const listeners: (() => void)[] = [];
  const append = (chunk: Buffer) => {
    // Only the last lines matter for an error message, and a server may run for months.
    text = (text + chunk.toString('utf8')).slice(-8_000);
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return { output: () => text, onOutput: (listener) => listeners.push(listener) };
}

/** Starts the server and resolves once it accepts connections. @throws StartError with PostgreSQL's message, or when aborted. */
export async function startServer(
  program: string,
  args: string[],
  stopping: AbortSignal,
): Promise<PostgresProgram> {
  const server = await launch(program, args);
  const ready = new Promise<'ready'>((resolve) =>
    server.onOutput(() => server.output().includes('ready to accept connections') && resolve('ready')),
  );
  const raceOver = new AbortController();
  const signal = AbortSignal.any([raceOver.signal, stopping]);
  const timeout = delay(startTimeoutMs, undefined, { signal, ref: false }).catch(() => undefined);
  const outcome = await Promise.race([ready, server.ended, timeout]);
  raceOver.abort();
  if (outcome === 'ready') return server;
  await endServer(server.pid, server.ended);
  throw new StartError(`The embedded PostgreSQL did not start: ${lastLine(server.output())}`);
}

/** PostgreSQL reports the reason in a FATAL line and logs more after it. */
export function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => line.includes('FATAL')) || lines.at(-1) || 'no message';
}

/**
 * Shutdown signals, each with its time limit: fast, with a checkpoint; immediate, which recovers at the next start; and kill, if it does not respond.
 * A supervisor waits for the sum of them.
 */
const shutdownSignals = [
  { signal: 'SIGINT', ms: 3000 },
  { signal: 'SIGQUIT', ms: 1000 },
  { signal: 'SIGKILL', ms: 500 },
] as const;

/** Stops the server within 4.5 seconds; does nothing if it has exited. */
export async function endServer(pid: number, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const exit = ended.then(() => {
    hasEnded = true;
  });
  await Promise.race([exit, delay(0)]);
  for (const shutdownSignal of shutdownSignals) {
    if (hasEnded) return;
    send(pid, shutdownSignal.signal);
    await Promise.race([exit, delay(shutdownSignal.ms, undefined, { ref: false })]);
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just exited.
  }
}
