import { makeCase } from './cases.ts';
import { checkCase, cpuMsSince, meterCase } from './readers.ts';

/** A process that reads random cases and reports the cost of each. For a single case: `node bench/attack/fuzz/worker.ts SEED CASE`. */
export interface CaseReport {
  number: number;
  /** Sent before reading: identifies the case of a process that hangs or dies. */
  isBegun: boolean;
  /** Of all readers together; of the slowest one if high. */
  cpuMs: number;
  /** Above the memory of the idle process. */
  memoryMb: number;
  finding: string | null;
}

const [seed = 0, first = 0, end = first + 1, step = 1] = process.argv.slice(2).map(Number);

const worthMetering = 50;

function memoryMb(): number {
  return process.resourceUsage().maxRSS / 1024;
}

async function report(report: CaseReport): Promise<void> {
  if (!process.send) console.log(report);
  else await new Promise((resolve) => process.send?.(report, resolve));
}

async function runCase(number: number, isSaid: boolean): Promise<void> {
  const blank = { number, isBegun: true, cpuMs: 0, memoryMb: 0, finding: null };
  if (isSaid) await report(blank);
  const created = makeCase(seed, number);
  const began = process.cpuUsage();
  const finding = await checkCase(created).then(() => null, whatHappened);
  const all = cpuMsSince(began);
  const cpuMs = finding === null && all > worthMetering ? await meterCase(created) : all;
  if (isSaid) await report({ ...blank, isBegun: false, cpuMs, finding, memoryMb: memoryMb() - atRest });
}

function whatHappened(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}\n${error.stack?.split('\n')[1] ?? ''}`;
}

// Warm-up: JIT compilation would count for the first cases.
for (let number = 0; number < 60; number++) await runCase(-1 - number, false);
const atRest = memoryMb();
for (let number = first; number < end; number += step) await runCase(number, true);
process.disconnect?.();
