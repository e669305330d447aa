import { setTimeout as delay } from 'node:timers/promises';
import { docxFromText } from '@redraft/documents';
import { sealFile } from '../../apps/server/src/domain/revisions/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import { signIn } from '../accounts.ts';
import { createRandom } from '../random.ts';
import type { ServerProcess } from '../server.ts';
import { openTextOfEach, studentCredentials, writeStudents } from '../students.ts';
import { handIn, type OpenText, putFile } from '../writing.ts';
import { size } from './size.ts';

/** What sealing the template cost: the rate at which one worker seals. */
export interface SealingFigures {
  saves: number;
  ms: number;
  bytes: number;
}

/** Writes one text by the product: saved, handed in, evaluated and sealed. All other rows are copies of its rows. */
export async function writeTemplate(server: ServerProcess): Promise<SealingFigures> {
  await writeStudents(1);
  const [text] = await openTextOfEach(server.address, 1);
  if (!text) throw new Error('The template was not opened.');
  await write(text);
  const student = await signIn(server.address, studentCredentials(0));
  const answer = await handIn(student, text);
  if (!answer.ok) throw new Error(`Not handed in: ${answer.status}`);
  await untilEvaluated(text);
  return seal(text);
}

async function write(text: OpenText): Promise<void> {
  const { pick } = createRandom(7, 0);
  let words = 'The first sentence of an essay.';
  for (let version = 1; version < size.versionsOfText; version++) {
    words += ` ${pick(['because', 'the evidence', 'shows', 'that', 'readers', 'remember'])}`;
    const answer = await putFile(text, docxFromText(words));
    if (!answer.ok) throw new Error(`Not saved: ${answer.status}`);
  }
}

/** The worker has evaluated what was handed in, and stored the measures of the text. */
async function untilEvaluated({ submissionId, fileId }: OpenText): Promise<void> {
  const done = `SELECT 1 FROM evaluations, file_measures WHERE submission_id = ${submissionId} AND evaluated_at IS NOT NULL
    AND file_id = ${fileId} AND file_measures.seq = (SELECT max(seq) FROM revisions WHERE file_id = ${fileId})`;
  while ((await pool().query(done)).rowCount === 0) await delay(200);
}

async function seal({ fileId }: OpenText): Promise<SealingFigures> {
  const startedAt = performance.now();
  const now = new Date();
  await sealFile(fileId, { before: now, restingSince: now });
  const ms = performance.now() - startedAt;
  const { rows } = await pool().query<{ saves: number; bytes: number }>(
    `SELECT sum(last_seq - first_seq + 1)::int AS saves,
       sum(length(text_blob) + length(parts_blob) + coalesce(length(activity), 0))::int AS bytes FROM sealed_chunks`,
  );
  const [sealed] = rows;
  if (!sealed || sealed.saves === 0) throw new Error('The template was not sealed.');
  return { ...sealed, ms };
}
