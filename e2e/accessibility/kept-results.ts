import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './place.ts';

export interface Result {
  page: string;
  state: string;
  findings: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/accessibility/measured.json');

interface KeptPlace extends Pick<Place, 'name' | 'kind'> {
  /** Those that were measured; none yet for a new place. */
  states: readonly string[];
  findings: readonly { state: string; findings: readonly string[] }[];
}

/** Keeps results for the conformance report, beside those of earlier parts of the walk; places that are no longer listed go. */
export function keepResults(
  places: readonly Pick<Place, 'name' | 'kind'>[],
  results: readonly Result[],
): void {
  const earlier = JSON.parse(readFileSync(file, 'utf8')) as { places: readonly KeptPlace[] }; // cast: written below
  const before = new Map(earlier.places.map((place) => [place.name, place]));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const kept = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    places: places.map(({ name, kind }) => {
      const found = results.filter(({ page }) => page === name);
      const isNew = (state: string): boolean => found.some((one) => one.state === state);
      const old = before.get(name);
      return {
        name,
        kind,
        states: [...(old?.states.filter((state) => !isNew(state)) ?? []), ...found.map(({ state }) => state)],
        findings: [
          ...(old?.findings.filter(({ state }) => !isNew(state)) ?? []),
          ...found
            .filter(({ findings }) => findings.length > 0)
            .map(({ state, findings }) => ({ state, findings })),
        ],
      };
    }),
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  execFileSync(process.execPath, [path.join(root, 'scripts/conformance-report.mjs')]);
}
