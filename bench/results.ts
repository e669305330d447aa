import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { z } from 'zod';
import type { Row } from './table.ts';

/** What a bench says: lines for people and, where it has more, the same for programs. */
export interface Measured {
  rows: Row[];
  figures?: object;
}

const file = new URL('./results.json', import.meta.url);
const resultsSchema = z.record(z.string(), z.unknown());

/** Keeps what whole runs gave, each bench with its date and its machine; what ran at another time stays. */
export async function storeResults(fresh: Readonly<Record<string, Measured>>, at: Date): Promise<void> {
  const known = existsSync(file) ? resultsSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
  const machine = { node: process.version, cores: availableParallelism(), processor: cpus()[0]?.model };
  const dated = Object.entries(fresh).map(([name, measured]) => [
    name,
    { date: at.toISOString(), ...machine, ...measured },
  ]);
  const results = { ...known, ...Object.fromEntries(dated) };
  await writeFile(file, `${JSON.stringify(results, shortened, 2)}\n`);
}

/** Four digits say all that is known of a measurement. */
function shortened(_key: string, value: unknown): unknown {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return Number(value.toPrecision(4));
}
