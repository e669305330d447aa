import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../apps/server/src/platform/config.ts';
import { runningDatabase } from '../apps/server/src/platform/connect.ts';
import { closeDatabase, openDatabase } from '../apps/server/src/platform/db.ts';
import { checkFile } from './crash-test/check.ts';
import { openWriters, type Writer, writeUntilGone } from './crash-test/writers.ts';
import { endServer, freePort, startServer } from './server.ts';
import { printTable } from './table.ts';

/**
 * `npm run crash-test [-- --kills N]`: kills the server again and again while students save, and checks that every
 * save that was answered is there, word for word, and that the hash chain holds.
 */
const kills = Number(process.argv[process.argv.indexOf('--kills') + 1] ?? '') || 10;
const port = await freePort();

/** One life of the server under saves, and its sudden end, never at the same distance from the last save. */
async function oneLife(dataDir: string, writers: readonly Writer[], number: number): Promise<void> {
  const server = await startServer({ dataDir, port });
  const writing = Promise.all(writers.map((writer) => writeUntilGone(writer)));
  await delay(1200 + ((number * 617) % 900));
  await endServer(server, 'SIGKILL');
  await writing;
}

async function checkAll(dataDir: string, writers: readonly Writer[]) {
  const database = await runningDatabase(loadConfig({ DATA_DIR: dataDir }));
  if (!database) throw new Error('The database does not run.');
  openDatabase(database.connectionString);
  const results = [];
  for (const writer of writers) results.push(await checkFile(writer));
  await closeDatabase();
  return results;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'redraft-crash-'));
const began = performance.now();
console.log('Starting a server with the demo class (half a minute) ...');
let server = await startServer({ dataDir, port });
try {
  const writers = await openWriters(server.address);
  await endServer(server, 'SIGKILL');
  for (let number = 1; number <= kills; number++) {
    await oneLife(dataDir, writers, number);
    const saves = writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    console.log(`Kill ${number} of ${kills}: ${saves} saves answered so far`);
  }
  server = await startServer({ dataDir, port });
  const results = await checkAll(dataDir, writers);
  const sum = (count: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const missing = sum((result) => result.missing);
  const broken = sum((result) => (result.isIntact ? 0 : 1));
  printTable([
    { measure: 'kills', value: String(kills) },
    { measure: 'saves answered', value: String(sum((result) => result.acknowledged)) },
    { measure: 'of these missing or different', value: String(missing), target: '0', isMet: missing === 0 },
    { measure: 'texts with a broken chain', value: String(broken), target: '0', isMet: broken === 0 },
    { measure: 'saves kept whose answer was lost', value: String(sum((result) => result.unanswered)) },
    { measure: 'seconds in all', value: ((performance.now() - began) / 1000).toFixed(0) },
  ]);
  process.exitCode = missing === 0 && broken === 0 ? 0 : 1;
} finally {
  await endServer(server, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
