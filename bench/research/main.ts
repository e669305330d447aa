import { type Account, signIn } from '../accounts.ts';
import { password } from '../class-pages/seed.ts';
import { measureMemory, megabytes, metricsToken, watchOthers } from '../others.ts';
import { teacher } from '../rewind/seed.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import type { Row } from '../table.ts';
import { seedClassOfTexts, size } from './seed.ts';

const holdTargetMs = 50;
/** A class of 200 students with 10 assignments. */
const wholeClass = 2000;

/** Research export of a class with full event logs: time per text, and effect on other users. */
export async function benchResearch(directory: string): Promise<Row[]> {
  const classId = await seedClassOfTexts(directory);
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off', METRICS_TOKEN: metricsToken } });
  try {
    const account = await signIn(server.address, { username: teacher, password });
    const path = `/api/classes/research/export?classId=${classId}&content=texts`;
    return toRows(await download(server, account, path));
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

interface Download {
  ms: number;
  bytes: number;
  /** Longest response time of another call, in milliseconds. */
  held: number;
  /** Memory before the first byte, and at regular amounts of received bytes. */
  memory: number[];
}

async function download(server: ServerProcess, account: Account, path: string): Promise<Download> {
  const memory = [await measureMemory(server)];
  const others = watchOthers(server);
  const startedAt = performance.now();
  const answer = await account.request(path);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  let next = 0;
  for await (const piece of answer.body) {
    bytes += piece.length;
    if (bytes < next) continue;
    next = bytes + 1024 * 1024;
    memory.push(await measureMemory(server));
  }
  const ms = performance.now() - startedAt;
  return { ms, bytes, held: await others.end(), memory };
}

function toRows({ ms, bytes, held, memory }: Download): Row[] {
  const each = ms / size.texts;
  const [before = 0, ...meanwhile] = memory;
  const half = meanwhile.slice(0, Math.ceil(meanwhile.length / 2));
  const max = (values: readonly number[]) => megabytes(Math.max(...values));
  return [
    {
      measure: 'the class',
      value: `${size.texts} texts of ${size.saves} saves each, ${megabytes(bytes)} as a zip`,
    },
    { measure: 'a text', value: `${each.toFixed(0)} ms` },
    {
      measure: `a class of ${wholeClass} texts`,
      value: `${((each * wholeClass) / 60_000).toFixed(0)} minutes`,
    },
    {
      measure: 'longest wait of another call meanwhile',
      value: `${held.toFixed(0)} ms`,
      target: `< ${holdTargetMs} ms`,
      isMet: held < holdTargetMs,
    },
    {
      measure: 'memory of the server before, most in the first half, most of all',
      value: [megabytes(before), max(half), max(meanwhile)].join(', '),
    },
  ];
}
