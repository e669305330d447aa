import { readdir, readFile } from 'node:fs/promises';

/** Of a tick of /proc. */
const tickMs = 10;

interface Times {
  parent: number;
  /** Of itself and of those children that have ended. */
  milliseconds: number;
}

export type ProcessTimes = ReadonlyMap<number, Times>;

/** The processor time of all processes; null where this system does not tell. */
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

/** The line of /proc/PID/stat; null for a process that has just ended. */
export function parseStat(line: string): Times | null {
  // Behind the name, which may hold spaces and brackets: state, parent, ..., user, system, and both of ended children.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, ticks] = [fields[1], fields.slice(11, 15)];
  if (parent === undefined || ticks.length < 4) return null;
  return { parent, milliseconds: ticks.reduce((sum, tick) => sum + tick, 0) * tickMs };
}

/** Of a process and all that it started. */
export function timeOfFamily(times: ProcessTimes, pid: number): number {
  const own = times.get(pid)?.milliseconds ?? 0;
  return childrenOf(times, pid).reduce((sum, child) => sum + timeOfFamily(times, child), own);
}

export function childrenOf(times: ProcessTimes, pid: number): number[] {
  return [...times].filter(([, { parent }]) => parent === pid).map(([child]) => child);
}
