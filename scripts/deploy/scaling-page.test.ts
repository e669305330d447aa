import { expect, it } from 'vitest';
import { z } from 'zod';
import { readText } from './read-files.ts';

const resultsSchema = z.looseObject({
  term: z.looseObject({
    figures: z.looseObject({
      size: z.looseObject({
        students: z.number(),
        classesOfStudent: z.number(),
        assignmentsOfClass: z.number(),
        versionsOfText: z.number(),
      }),
      tables: z.array(z.looseObject({ table: z.string(), rows: z.number() })),
    }),
  }),
});

it('the page about scaling names as many chunks as the last run had for its versions', () => {
  const { size, tables } = resultsSchema.parse(JSON.parse(readText('bench/results.json'))).term.figures;
  const texts = size.students * size.classesOfStudent * size.assignmentsOfClass;
  const [partition] = tables.filter(({ table }) => table.startsWith('sealed_chunks_'));
  const chunksOfText = Math.round(((partition?.rows ?? 0) * 16) / texts);
  const versions = (texts * size.versionsOfText) / 1e6;
  expect(chunksOfText).toBe(1);
  expect(readText('docs/operations/scaling.md')).toContain(
    `${versions} million versions are a million chunks`,
  );
});
