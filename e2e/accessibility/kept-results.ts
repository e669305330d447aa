import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type KeptPlace, mergeResults, type Result } from './merge-results.ts';
import type { Place } from './place.ts';
import { listStates, type State } from './states.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/accessibility/measured.json');

const readKept = () => JSON.parse(readFileSync(file, 'utf8')) as { places: readonly KeptPlace[] }; // cast: written below

/** Tells which places have not been measured in which states. */
export function findUnmeasured(): (place: Place, state: State) => boolean {
  const kept = new Map(readKept().places.map(({ name, states }) => [name, new Set(states)]));
  return ({ name }, state) => kept.get(name)?.has(state.name) !== true;
}

/** Keeps results for the conformance report, beside those of earlier parts of the walk. */
export function keepResults(places: readonly Place[], results: readonly Result[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const kept = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    places: mergeResults(readKept().places, {
      places: places.map(({ name, kind }) => ({
        name,
        kind,
        states: listStates(kind).map((state) => state.name),
      })),
      results,
    }),
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  execFileSync(process.execPath, [path.join(root, 'scripts/conformance-report.mjs')]);
}
