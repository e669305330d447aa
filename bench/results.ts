import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { z } from 'zod';
import type { Row } from './table.ts';

/** Result of a benchmark: rows for people, and optionally data for programs. */
export interface Measured {
  rows: Row[];
  figures?: object;
  /** A smaller run than the one that is compared: its results are not stored. */
  isPartial?: boolean;
}

const file = new URL('./results.json', import.meta.url);
const resultsSchema = z.record(z.string(), z.unknown());

/** Stores results of complete runs with date and machine; results of other benchmarks are kept. */
export async function storeResults(newResults: Readonly<Record<string, Measured>>, at: Date): Promise<void> {
  const storedResults = existsSync(file) ? resultsSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
  const machine = { node: process.version, cores: availableParallelism(), processor: cpus()[0]?.model };
  const dated = Object.entries(newResults).map(([name, measured]) => [
    name,
    { date: at.toISOString(), ...machine, ...measured },
  ]);
  const results = { ...storedResults, ...Object.fromEntries(dated) };
  await writeFile(file, `${JSON.stringify(results, shortened, 2)}\n`);
}

/** Rounds to four significant digits. */
function shortened(_key: string, value: unknown): unknown {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return Number(value.toPrecision(4));
}
