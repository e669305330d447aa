import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { ShownRefusal } from '../../platform/html-refusals.ts';

/** Inserts nothing if there are `max` rows since `since` already: anybody can cause refusals. */
export async function insertRefusalWithinLimit(
  { reference, code, platformId, issuer }: ShownRefusal,
  { since, max }: { since: Date; max: number },
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO lti_refusals (reference, code, at, platform_id, issuer)
    SELECT ${reference}, left(${code}, 200), ${at}, (SELECT id FROM lti_platforms WHERE id = ${platformId}), left(${issuer}::text, 300)
    WHERE (SELECT count(*) FROM lti_refusals WHERE lti_refusals.at > ${since}) < ${max}`.execute(db());
}

export async function deleteOldRefusals(before: Date): Promise<void> {
  await db().deleteFrom('lti_refusals').where('at', '<', before).execute();
}

/** Newest first; with a reference, only those whose reference begins with it. */
export function listRefusalRows({ reference, since }: { reference: string; since: Date }) {
  return db()
    .selectFrom('lti_refusals')
    .leftJoin('lti_platforms', 'lti_platforms.id', 'lti_refusals.platform_id')
    .select(['lti_refusals.id', 'reference', 'code', 'at', 'lti_refusals.issuer'])
    .select('lti_platforms.name as platform_name')
    .where('at', '>', since)
    .$if(reference !== '', (query) => query.where(sql<boolean>`starts_with(reference, ${reference})`))
    .orderBy('lti_refusals.id', 'desc')
    .limit(100)
    .execute();
}
