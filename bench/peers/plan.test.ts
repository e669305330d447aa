import { expect, it } from 'vitest';
import type { Stream } from '../save-path/streams.ts';
import { pickVersions, planTexts } from './plan.ts';

function record(name: string, count: number): Stream {
  return { name, saves: Array.from({ length: count }, (_, at) => ({ at, text: `${name}\t${at >> 1}` })) };
}

const size = {
  loads: [
    { writers: 4, savesEach: 8 },
    { writers: 20, savesEach: 3 },
  ],
  loadSeconds: 1,
  longest: 100,
  longestSeconds: 1,
  reads: 5,
};

it('the plan of the peers bench has as many distinct versions as each writer saves', () => {
  const { documents, loads, long } = planTexts([record('a', 60), record('b', 90)], size);
  for (const texts of documents.slice(0, -1)) expect(new Set(texts).size).toBe(8);
  expect(documents[long.document]).toEqual(Array.from({ length: 45 }, (_, index) => `b ${index}`));
  expect(loads.map(({ texts }) => texts.length)).toEqual([4, 20]);
});

it('the plan of the peers bench gives each writer a text of its own, from all recordings', () => {
  const plan = planTexts([record('a', 60), record('b', 90)], size);
  const all = [...plan.warmUp, ...plan.loads.flatMap(({ texts }) => texts), plan.long];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const begins = plan.loads[0]?.texts.map(({ document }) => plan.documents[document]?.[0]?.[0]);
  expect(new Set(begins)).toEqual(new Set(['a', 'b']));
});

it('the versions that the peers bench reads are all in the history', () => {
  const versions = pickVersions(50, 60);
  expect(Math.min(...versions)).toBe(0);
  expect(Math.max(...versions)).toBeLessThan(60);
  expect(new Set(versions).size).toBeGreaterThan(40);
});
