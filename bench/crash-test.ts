import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Checked, checkFile } from './crash-test/check.ts';
import { allAreAnswered, env, killAtRandom, type Victim } from './crash-test/kills.ts';
import { type CrashOptions, readCrashOptions } from './crash-test/options.ts';
import { type SteadyWriter, steadyWriter, writeUntil } from './crash-test/writers.ts';
import { onDatabaseOf } from './database.ts';
import { createRandom } from './random.ts';
import { endServer, type ServerProcess, startServer, untilReady } from './server.ts';
import { openTextOfEach, writeStudents } from './students.ts';
import { printTable, type Row } from './table.ts';

/**
 * `npm run crash-test [-- --kills N] [--server-kills N] [--database-kills N] [--writers N] [--seed N]`: kills the server, then its database,
 * repeatedly at random moments while students save, and checks that every acknowledged save exists: text, readable file, and intact hash chain.
 */
const options = readCrashOptions(process.argv.slice(2), Date.now() % 1_000_000_000);
const began = performance.now();

/** Maximum pause between two saves of a writer. */
const maxPauseMs = 200;

/** Time from each kill until every writer had a response again, in milliseconds. */
type Waits = Record<Victim, number[]>;

async function killAgainAndAgain(
  first: ServerProcess,
  writers: readonly SteadyWriter[],
): Promise<{ server: ServerProcess; waits: Waits }> {
  const random = createRandom(options.seed, 0);
  const waits: Waits = { server: [], database: [] };
  const victims = [
    ...Array<Victim>(options.serverKills).fill('server'),
    ...Array<Victim>(options.databaseKills).fill('database'),
  ];
  let server = first;
  for (const [index, victim] of victims.entries()) {
    const killed = await killAtRandom(victim, { server, writers }, random);
    server = killed.server;
    waits[victim].push(killed.waitMs);
    const saves = writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    console.log(`Kill ${index + 1} of ${victims.length}, of the ${victim}: ${saves} saves answered so far`);
    // A rejection is already a failure; stopping preserves its state.
    if (writers.some(({ odd }) => odd.length > 0)) break;
  }
  return { server, waits };
}

async function checkAll(server: ServerProcess, writers: readonly SteadyWriter[]): Promise<Checked[]> {
  return onDatabaseOf(server, async () => {
    const results: Checked[] = [];
    for (const writer of writers) results.push(await checkFile(writer));
    return results;
  });
}

function toRows(
  { serverKills, databaseKills, writers: count, seed }: CrashOptions,
  {
    results,
    writers,
    waits,
  }: { results: readonly Checked[]; writers: readonly SteadyWriter[]; waits: Waits },
): Row[] {
  const sum = (of: (result: Checked) => number) => results.reduce((total, result) => total + of(result), 0);
  const expectZero = (measure: string, found: number): Row => ({
    measure,
    value: String(found),
    target: '0',
    isMet: found === 0,
  });
  const again = writers.reduce((total, { unanswered }) => total + unanswered, 0);
  const odd = writers.flatMap((writer) => writer.odd);
  return [
    { measure: 'kills of the server, of the database', value: `${serverKills}, ${databaseKills}` },
    { measure: 'writers, seed', value: `${count}, ${seed}` },
    { measure: 'saves answered', value: String(sum(({ acknowledged }) => acknowledged)) },
    expectZero(
      'of these missing or another text',
      sum(({ missing }) => missing),
    ),
    expectZero(
      'of these without a file that opens and reads so',
      sum(({ unreadable }) => unreadable),
    ),
    expectZero(
      'texts with a broken chain',
      sum(({ isIntact }) => (isIntact ? 0 : 1)),
    ),
    expectZero(`saves refused${odd[0] === undefined ? '' : `, first with ${odd[0]}`}`, odd.length),
    { measure: 'saves that were sent again, as their answer was lost', value: String(again) },
    { measure: 'longest until everybody was answered again, server killed', value: seconds(waits.server) },
    { measure: 'the same, database killed', value: seconds(waits.database) },
    { measure: 'seconds in all', value: ((performance.now() - began) / 1000).toFixed(0) },
  ];
}

const seconds = (waits: readonly number[]): string => `${(Math.max(0, ...waits) / 1000).toFixed(1)} s`;

const dataDir = await mkdtemp(path.join(tmpdir(), 'redraft-crash-'));
console.log(`Starting a server with ${options.writers} students (seed ${options.seed}) ...`);
let server = await startServer({ dataDir, env });
try {
  await onDatabaseOf(server, () => writeStudents(options.writers));
  const writers = (await openTextOfEach(server.address, options.writers)).map(steadyWriter);
  let isOver = false;
  const pauses = createRandom(options.seed, 1);
  const writing = writers.map((writer) =>
    writeUntil(
      writer,
      () => isOver,
      () => pauses.below(maxPauseMs),
    ),
  );
  await allAreAnswered(writers);
  const killed = await killAgainAndAgain(server, writers).finally(() => {
    isOver = true;
  });
  server = killed.server;
  await Promise.all(writing);
  await untilReady(server);
  console.log('Looking for every save that was answered ...');
  const rows = toRows(options, { results: await checkAll(server, writers), writers, waits: killed.waits });
  printTable(rows);
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  await endServer(server, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
