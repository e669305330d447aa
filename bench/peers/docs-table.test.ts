import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { toMarkdown } from './results-table.ts';

const root = path.join(import.meta.dirname, '../..');
const loadSchema = z.object({
  writers: z.number(),
  rate: z.number(),
  p50: z.number(),
  p99: z.number(),
  cpu: z.number().nullable(),
  clientCpu: z.number(),
});
const historySchema = z.object({
  versions: z.number(),
  bytesPerVersion: z.number(),
  seek: z.object({ p50: z.number(), p99: z.number() }),
  open: z.number(),
});
const describedSchema = z.object({
  name: z.string(),
  packages: z.record(z.string(), z.string()),
  licences: z.string(),
  sends: z.string(),
  promises: z.string(),
});
const measurementSchema = z.object({ loads: z.array(loadSchema), history: historySchema.nullable() });
const resultSchema = z.union([
  describedSchema.extend({ measurement: measurementSchema }),
  describedSchema.extend({ failure: z.string() }),
]);
const resultsSchema = z.looseObject({
  peers: z.looseObject({ figures: z.object({ results: z.array(resultSchema) }) }),
});

it('the page about the save path shows the peers as the last whole run measured them', () => {
  const stored = readFileSync(path.join(root, 'bench/results.json'), 'utf8');
  const { results } = resultsSchema.parse(JSON.parse(stored)).peers.figures;
  expect(readFileSync(path.join(root, 'docs/save-path.md'), 'utf8')).toContain(toMarkdown(results));
});
