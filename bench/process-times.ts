import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds per clock tick in /proc. */
const tickMs = 10;

interface Times {
  parent: number;
  /** CPU time of the process and its exited children. */
  milliseconds: number;
}

export type ProcessTimes = ReadonlyMap<number, Times>;

/** CPU time of all processes; null if /proc is not available. */
export async function readProcessTimes(): Promise<ProcessTimes | null> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  if (names.length === 0) return null;
  const times = new Map<number, Times>();
  for (const pid of names) {
    const one = parseStat(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
    if (one) times.set(Number(pid), one);
  }
  return times;
}

/** Parses /proc/PID/stat; null for an exited process. */
export function parseStat(line: string): Times | null {
  // After the name, which may contain spaces and parentheses: state, ppid, …, utime, stime, cutime, cstime.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, ticks] = [fields[1], fields.slice(11, 15)];
  if (parent === undefined || ticks.length < 4) return null;
  return { parent, milliseconds: ticks.reduce((sum, tick) => sum + tick, 0) * tickMs };
}

/** CPU time of a process and its descendants. */
export function timeOfFamily(times: ProcessTimes, pid: number): number {
  const ownMs = times.get(pid)?.milliseconds ?? 0;
  return listChildren(times, pid).reduce((sum, child) => sum + timeOfFamily(times, child), ownMs);
}

/** CPU time of processes and their descendants, each counted once. */
export function timeOfFamilies(times: ProcessTimes, pids: readonly number[]): number {
  const isBelow = (pid: number, others: readonly number[]): boolean => {
    const parent = times.get(pid)?.parent;
    return parent !== undefined && (others.includes(parent) || isBelow(parent, others));
  };
  return pids
    .filter((pid, index) => pids.indexOf(pid) === index && !isBelow(pid, pids))
    .reduce((sum, pid) => sum + timeOfFamily(times, pid), 0);
}

export function listChildren(times: ProcessTimes, pid: number): number[] {
  return [...times].filter(([, { parent }]) => parent === pid).map(([child]) => child);
}
