import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { now } from './clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from './jobs.ts';
import { conversionFolderPrefix } from './soffice.ts';
import { spoolPrefix } from './spool.ts';

const prefixes = [spoolPrefix, conversionFolderPrefix];

/** Longer than any upload or conversion takes. */
const leftAfterMs = 60 * 60 * 1000;

/** Removes temporary files of uploads and conversions whose process was killed. */
export async function sweepSpool(at: Date, root: string = os.tmpdir()): Promise<void> {
  for (const name of await readdir(root)) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    const folder = path.join(root, name);
    const found = await stat(folder).catch(() => null);
    if (found && at.getTime() - found.mtimeMs > leftAfterMs)
      await rm(folder, { recursive: true, force: true });
  }
}

export const spoolJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'sweep-uploads',
    payload: noPayloadSchema,
    schedule: '23 * * * *',
    handler: () => sweepSpool(now()),
  }),
];
