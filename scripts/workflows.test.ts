import { expect, it } from 'vitest';
import { z } from 'zod';
import { readYaml } from './deploy/read-files.ts';

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflowSchema = z.looseObject({
  jobs: z.record(z.string(), z.looseObject({ steps: z.array(stepSchema) })),
});

it('the nightly workflow checks out the whole history, which the test of an upgrade needs', () => {
  const { jobs } = workflowSchema.parse(readYaml('.github/workflows/nightly.yml'));
  const checkouts = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0]);
});
