import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { CaseReport } from './worker.ts';

export interface FuzzResult {
  cases: number;
  seconds: number;
  slowest: { number: number; cpuMs: number };
  peakMemoryMb: number;
  findings: { number: number; what: string }[];
}

/** Timeout of a case; a process starts slowly on a busy machine. */
const deadlineMs = 120_000;
const worker = new URL('./worker.ts', import.meta.url);

/** Runs random cases, distributed over all processors. */
export async function fuzz(options: { seed: number; cases: number }): Promise<FuzzResult> {
  const began = performance.now();
  const result: FuzzResult = {
    cases: 0,
    seconds: 0,
    slowest: { number: 0, cpuMs: 0 },
    peakMemoryMb: 0,
    findings: [],
  };
  const lanes = availableParallelism();
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane({ ...options, lane, lanes }, result)));
  result.findings.sort((a, b) => a.number - b.number);
  return { ...result, seconds: (performance.now() - began) / 1000 };
}

interface Lane {
  seed: number;
  cases: number;
  lane: number;
  lanes: number;
}

/** Continues after a case that terminated its process. */
async function runLane({ seed, cases, lane, lanes }: Lane, result: FuzzResult): Promise<void> {
  for (let next = lane; next < cases; ) {
    const args = [seed, next, cases, lanes].map(String);
    const stopped = await readIn(fork(worker, args, { execArgv: ['--max-old-space-size=256'] }), result);
    if (stopped === null) return;
    result.cases += 1;
    result.findings.push(stopped);
    next = stopped.number + lanes;
  }
}

/** The case at which the process stopped; null if it finished. */
function readIn(child: ChildProcess, result: FuzzResult): Promise<FuzzResult['findings'][number] | null> {
  let current: number | null = null;
  let isTooLate = false;
  const end = () => {
    isTooLate = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(end, deadlineMs);
  // cast: the messages of worker.ts.
  child.on('message', (report: CaseReport) => {
    clearTimeout(timer);
    timer = setTimeout(end, deadlineMs);
    current = report.isBegun ? report.number : null;
    if (!report.isBegun) note(report, result);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      const reason = isTooLate
        ? `not over after ${deadlineMs / 1000} s`
        : `the process ended (${signal ?? code})`;
      if (current !== null) resolve({ number: current, what: reason });
      else if (code === 0) resolve(null);
      else reject(new Error(`A process of the fuzzer: ${reason}`));
    });
  });
}

function note({ number, cpuMs, memoryMb, finding }: CaseReport, result: FuzzResult): void {
  result.cases += 1;
  if (cpuMs > result.slowest.cpuMs) result.slowest = { number, cpuMs };
  result.peakMemoryMb = Math.max(result.peakMemoryMb, memoryMb);
  if (finding !== null) result.findings.push({ number, what: finding });
}
