import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listChildren, readProcessTimes } from '../process-times.ts';
import type { Random } from '../random.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import type { SteadyWriter } from './writers.ts';

export type Victim = 'server' | 'database';

/** Maximum wait for the next response; more means that something did not recover. */
const patienceMs = 60_000;
const pollMs = 20;

/** Resolves when each writer has a response to a save sent after this call. */
export async function allAreAnswered(writers: readonly SteadyWriter[]): Promise<void> {
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  const deadline = performance.now() + patienceMs;
  // The save in flight may have been sent before.
  const isAnswered = (writer: SteadyWriter, index: number) =>
    writer.odd.length > 0 || writer.acknowledged.length > (before[index] ?? 0) + 1;
  while (!writers.every(isAnswered)) {
    if (performance.now() > deadline) throw new Error('Saves are not answered any more.');
    await delay(pollMs);
  }
}

/** Kills at a random moment within this time. */
const maxMs = 900;

/** Kills at a random moment during saves. Returns the running server, and the milliseconds until every writer had a response again. */
export async function killAtRandom(
  victim: Victim,
  { server, writers }: { server: ServerProcess; writers: readonly SteadyWriter[] },
  random: Random,
): Promise<{ server: ServerProcess; waitMs: number }> {
  await delay(random.below(maxMs));
  const killed = performance.now();
  if (victim === 'database') await killDatabase(server);
  else await endServer(server, 'SIGKILL');
  const { dataDir, port } = server;
  const next = victim === 'database' ? server : await startServer({ dataDir, port, env });
  await allAreAnswered(writers);
  return { server: next, waitMs: performance.now() - killed };
}

/** Settings of every server in the test. */
export const env = { DEMO: 'off' };

/** The postmaster first, because it would shut down the others in order. */
async function killDatabase({ dataDir }: ServerProcess): Promise<void> {
  const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const postmaster = Number((await readFile(file, 'utf8')).split('\n')[0]);
  const times = await readProcessTimes();
  for (const pid of [postmaster, ...(times ? listChildren(times, postmaster) : [])]) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
