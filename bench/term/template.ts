import { setTimeout as delay } from 'node:timers/promises';
import { docxFromText } from '@redraft/documents';
import { pool } from '../../apps/server/src/platform/db.ts';
import { signIn } from '../accounts.ts';
import { createRandom } from '../random.ts';
import type { ServerProcess } from '../server.ts';
import { openTextOfEach, studentCredentials, writeStudents } from '../students.ts';
import { handIn, type OpenText, putFile } from '../writing.ts';
import { size } from './size.ts';

/** Writes one text by the product: saved, handed in and evaluated. All other rows are copies of its rows. */
export async function writeTemplate(server: ServerProcess): Promise<OpenText> {
  await writeStudents(1);
  const [text] = await openTextOfEach(server.address, 1);
  if (!text) throw new Error('The template was not opened.');
  await write(text);
  const student = await signIn(server.address, studentCredentials(0));
  const answer = await handIn(student, text);
  if (!answer.ok) throw new Error(`Not handed in: ${answer.status}`);
  await untilEvaluated(text);
  return text;
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
