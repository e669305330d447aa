import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { printTable } from '../table.ts';

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
export type Profile = z.output<typeof profileSchema>;

/** Nothing is done there; the second is where threads of a pool wait for work. */
const waiting = new Set(['(idle)', 'atomicsWaitLoop']);

export interface Spent {
  place: string;
  /** Of the time in which the thread was busy. */
  share: number;
}

/** What a thread itself spent its time with, by function and by file; most first. */
export function spentIn({ nodes, samples, timeDeltas }: Profile): { functions: Spent[]; files: Spent[] } {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = new Map<string, number>();
  const files = new Map<string, number>();
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const { functionName = '', url = '', lineNumber = 0 } = places.get(id) ?? {};
    if (waiting.has(functionName)) continue;
    const time = timeDeltas[index] ?? 0;
    const file = url === '' ? functionName : shortPath(url);
    busy += time;
    add(
      functions,
      url === '' ? functionName : `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`,
      time,
    );
    add(files, file, time);
  }
  const sorted = (times: ReadonlyMap<string, number>): Spent[] =>
    [...times].map(([place, time]) => ({ place, share: time / busy })).toSorted((a, b) => b.share - a.share);
  return { functions: sorted(functions), files: sorted(files) };
}

function add(times: Map<string, number>, place: string, time: number): void {
  times.set(place, (times.get(place) ?? 0) + time);
}

const root = path.resolve(import.meta.dirname, '../..');

function shortPath(url: string): string {
  const file = url.replace(/^file:\/\//, '');
  return path.isAbsolute(file) ? path.relative(root, file) : file;
}

const shown = 25;

/** Of each thread that left a profile: where it spent its time. */
export async function printProfiles(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.cpuprofile')).sort()) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const { functions, files } = spentIn(profileSchema.parse(JSON.parse(text)));
    for (const [measure, spent] of Object.entries({ functions, files })) {
      console.log(`\n${name}: ${measure}`);
      printTable(
        spent
          .slice(0, shown)
          .map(({ place, share }) => ({ measure: place, value: `${(share * 100).toFixed(1)} %` })),
      );
    }
  }
}
