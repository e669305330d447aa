import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printTable, type Row } from '../table.ts';
import type { Attack } from './attack.ts';
import { openWorld, type World } from './world.ts';

/**
 * `npm run attack [-- --only case] [--short] [--seed N]`: runs all attacks of `cases/` against a local server and prints a table; exit code 1 if a
 * target is missed.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const folder = path.join(import.meta.dirname, 'cases');
/** Only detects hangs: on two busy processors everything takes several times as long. */
const maxMs = (values.short ? 5 : 60) * 60_000;

async function namesOfCases(): Promise<string[]> {
  const names = (await readdir(folder)).sort().map((file) => path.basename(file, '.ts'));
  const selected = names.filter((name) => values.only === undefined || name === values.only);
  if (selected.length > 0) return selected;
  console.error(`There is no case ${values.only}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

interface Case {
  name: string;
  attack: Attack;
}

async function load(name: string): Promise<Case> {
  const file: { default: Attack } = await import(path.join(folder, `${name}.ts`));
  return { name, attack: file.default };
}

async function runCase(world: World, { name, attack }: Case): Promise<Row[]> {
  console.log(`${name}: ${attack.name}`);
  const began = performance.now();
  const rows = await Promise.race([attack.run(world), tooLong()]).catch((error: unknown) => [broken(error)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return [{ measure: `${attack.name} (${name}, ${seconds} s)`, value: '' }, ...rows.map(indented)];
}

async function inTurn(world: World, cases: readonly Case[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of cases) rows.push(...(await runCase(world, one)));
  return rows;
}

async function tooLong(): Promise<never> {
  await delay(maxMs, undefined, { ref: false });
  throw new Error(`It was not over after ${maxMs / 1000} s`);
}

function broken(error: unknown): Row {
  return {
    measure: error instanceof Error ? error.message : String(error),
    value: 'error',
    target: 'none',
    isMet: false,
  };
}

function indented(row: Row): Row {
  return { ...row, measure: `  ${row.measure}` };
}

async function isAlive({ address }: World): Promise<boolean> {
  return (await fetch(`${address}/healthz`).catch(() => null))?.status === 200;
}

const options = { isShort: values.short, seed: Number(values.seed) };
const cases = await Promise.all((await namesOfCases()).map(load));
const rows: Row[] = [];
let world = await openWorld(options);
try {
  const isBeside = ({ attack }: Case) => values.short && attack.isBeside === true;
  const beside = inTurn(world, cases.filter(isBeside));
  for (const one of cases.filter((other) => !isBeside(other))) {
    rows.push(...(await runCase(world, one)));
    if (await isAlive(world)) continue;
    rows.push(indented(broken(new Error('The server did not answer any more'))));
    await world.close();
    world = await openWorld(options);
  }
  rows.push(...(await beside));
} finally {
  await world.close();
}
console.log(`\nSeed ${options.seed}`);
printTable(rows);
const missed = rows.filter((row) => row.isMet === false);
for (const row of missed)
  console.log(`Missed: ${row.measure.trim()}: ${row.value}, not ${row.target ?? 'met'}`);
process.exit(missed.length > 0 ? 1 : 0);
