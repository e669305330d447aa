import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { db } from '../platform/db.ts';
import type { ObjectStoreSettings } from '../platform/object-store-settings.ts';

/** Starts `npm run admin -- move-blobs` in a process of its own. */
export function startMove(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: ObjectStoreSettings,
  settings: { DATABASE_URL: string; DATA_DIR: string; BLOB_STORE: 's3' | 'database' },
): { child: ChildProcess; output: () => string } {
  const env = {
    PATH: process.env.PATH,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    ...settings,
  };
  const program = path.join(import.meta.dirname, '../commands/admin.ts');
  const child = spawn(process.execPath, [program, 'move-blobs', '--load', '100'], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  return { child, output: () => output };
}

/** Large parts of documents by where they are stored. */
export async function countPlaces(): Promise<{ inRows: number; inObjects: number }> {
  const { rows } = await sql<{ inRows: number; inObjects: number }>`
    SELECT count(content)::int AS "inRows", count(content_object)::int AS "inObjects" FROM file_blobs`.execute(
    db(),
  );
  return rows[0] ?? { inRows: 0, inObjects: 0 };
}

export async function insertParts(contents: readonly Buffer[]): Promise<void> {
  for (const content of contents)
    await sql`INSERT INTO file_blobs (hash, content) VALUES (sha256(${content}), ${content})`.execute(db());
}
