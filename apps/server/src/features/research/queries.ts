import type { ClassId, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** The secret from which codes of a class in research exports are computed (`assignCodes`); at the first use `newKey` is stored. */
export async function selectKey(classId: ClassId, newKey: Uint8Array): Promise<Uint8Array> {
  await db()
    .insertInto('research_keys')
    .values({ class_id: classId, secret: Buffer.from(newKey) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db()
    .selectFrom('research_keys')
    .select('secret')
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return secret;
}

/** Which of these submissions have a submitted step. */
export async function listHandedIn(ids: readonly SubmissionId[]): Promise<Set<SubmissionId>> {
  const rows = await db()
    .selectFrom('draft_submissions')
    .select('submission_id')
    .distinct()
    .where('submission_id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .where('submitted_at', 'is not', null)
    .execute();
  return new Set(rows.map((row): SubmissionId => row.submission_id));
}
