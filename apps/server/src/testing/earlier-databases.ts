import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type FileId, fileIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { listVersions, readAt, textAt, verifyChain } from '../domain/revisions/index.ts';
import { withClient } from './database.ts';

/** Databases as earlier commits left them, with the responses of their code (earlier-databases/README.md). */
const folder = new URL('./earlier-databases/', import.meta.url);

const factsSchema = z.object({
  commit: z.string(),
  /** The time of the recorded responses. */
  at: z.coerce.date(),
  /** Names and passwords of the users who made the calls. */
  people: z.record(z.string(), z.string()),
  files: z.array(
    z.object({
      id: fileIdSchema,
      /** The current text. */
      text: z.string(),
      /** A digest of the current document. */
      file: z.string(),
      chain: z.object({ isIntact: z.boolean(), versions: z.number(), head: z.string() }),
      /** A line for each version: `describeVersion`. */
      versions: z.array(z.string()),
    }),
  ),
  answers: z.array(
    z.object({
      as: z.string(),
      method: z.string(),
      path: z.string(),
      query: z.record(z.string(), z.union([z.string(), z.number()])),
      answer: z.unknown(),
    }),
  ),
});
export type Facts = z.infer<typeof factsSchema>;

/** A database to migrate. */
export interface EarlierDatabase {
  name: string;
  facts: Facts;
  restore: (connectionString: string) => Promise<void>;
}

export const earlierDatabases: readonly EarlierDatabase[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql.gz'))
  .map((file) => file.slice(0, -'.sql.gz'.length))
  .map((name) => ({
    name,
    facts: factsSchema.parse(JSON.parse(unpack(`${name}.json.gz`))),
    restore: (connectionString) =>
      withClient(connectionString, async (client) => void (await client.query(unpack(`${name}.sql.gz`)))),
  }));

function unpack(file: string): string {
  return gunzipSync(readFileSync(new URL(file, folder))).toString();
}

/** The description of a file by the current code. */
export async function readFacts(id: FileId): Promise<Facts['files'][number]> {
  const revisions = await listVersions(id);
  const last = revisions.at(-1)?.seq ?? 0;
  const { isIntact, versions, head } = await verifyChain(id);
  const texts: string[] = [];
  for (const { seq } of revisions) texts.push(await textAt(id, seq));
  return {
    id,
    text: texts.at(-1) ?? '',
    file: digest(await readAt(id, last)),
    chain: { isIntact, versions, head },
    versions: revisions.map((revision, index) => describeVersion(revision, texts[index] ?? '')),
  };
}

type Version = Awaited<ReturnType<typeof listVersions>>[number];

/** Number, time, origin, writing time, inserted and deleted characters, and digest of the text. */
function describeVersion({ seq, at, origin, dirtyMs, ops }: Version, text: string): string {
  const inserted = ops.reduce((sum, { ins }) => sum + ins.length, 0);
  const deleted = ops.reduce((sum, { del }) => sum + del, 0);
  const time = new Date(at).toISOString();
  return `${seq} ${time} ${origin} ${dirtyMs} +${inserted} -${deleted} ${digest(text)}`;
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
