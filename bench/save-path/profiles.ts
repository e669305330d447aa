import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { printTable } from '../table.ts';
import { getArea } from './areas.ts';

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  /** In microseconds. */
  timeDeltas: z.array(z.number()),
});
type Profile = z.output<typeof profileSchema>;
type Node = Profile['nodes'][number];

/** Frames of idle threads; the second is where pool threads wait for work. */
const waiting = new Set(['(idle)', 'atomicsWaitLoop']);

interface Spent {
  place: string;
  /** Share of the thread's busy time. */
  share: number;
}

/** Where a thread spent its own time, highest first. */
export interface TimeSpent {
  seconds: number;
  areas: Spent[];
  functions: Spent[];
  files: Spent[];
}

export function computeTimeSpent({ nodes, samples, timeDeltas }: Profile): TimeSpent {
  const placeOf = createPlaceLookup(nodes);
  const times = { areas: new Map(), functions: new Map(), files: new Map() };
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const place = placeOf(id);
    if (place === null) continue;
    const time = timeDeltas[index] ?? 0;
    busy += time;
    add(times.areas, place.area, time);
    add(times.functions, place.function, time);
    add(times.files, place.file, time);
  }
  const sorted = (spent: ReadonlyMap<string, number>): Spent[] =>
    [...spent].map(([place, time]) => ({ place, share: time / busy })).toSorted((a, b) => b.share - a.share);
  return {
    seconds: busy / 1e6,
    areas: sorted(times.areas),
    functions: sorted(times.functions),
    files: sorted(times.files),
  };
}

function add(times: Map<string, number>, place: string, time: number): void {
  times.set(place, (times.get(place) ?? 0) + time);
}

interface Place {
  area: string;
  function: string;
  file: string;
}

/** Null if the thread is idle. */
function createPlaceLookup(nodes: readonly Node[]): (id: number) => Place | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const cached = new Map<number, Place | null>();
  const find = (id: number): Place | null => {
    const { functionName = '', url = '', lineNumber = 0 } = byId.get(id)?.callFrame ?? {};
    if (waiting.has(functionName)) return null;
    const urls: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = callers.get(at))
      urls.push(byId.get(at)?.callFrame.url ?? '');
    // Engine internals have no callers.
    const isEngine = functionName.startsWith('(');
    const file = url === '' ? functionName || '(native)' : shortPath(url);
    const place = url === '' ? file : `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
    return { area: isEngine ? functionName : getArea(urls), function: place, file };
  };
  return (id) => {
    const place = cached.has(id) ? (cached.get(id) ?? null) : find(id);
    cached.set(id, place);
    return place;
  };
}

const root = path.resolve(import.meta.dirname, '../..');

function shortPath(url: string): string {
  const file = url.replace(/^file:\/\//, '');
  return path.isAbsolute(file) ? path.relative(root, file) : file;
}

const shown = 25;
/** Threads with less time are not representative. */
const minSeconds = 0.5;

/** Prints where each profiled thread spent its time. */
export async function printProfiles(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.cpuprofile')).sort()) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const { seconds, ...spent } = computeTimeSpent(profileSchema.parse(JSON.parse(text)));
    if (seconds < minSeconds) continue;
    for (const [kind, places] of Object.entries(spent)) {
      console.log(`\n${name}, busy for ${seconds.toFixed(1)} s: ${kind}`);
      printTable(
        places
          .slice(0, shown)
          .map(({ place, share }) => ({ measure: place, value: `${(share * 100).toFixed(1)} %` })),
      );
    }
  }
}
