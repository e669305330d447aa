import type { PlatformFields, PlatformId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** A platform that is registered, with its deployments. */
export interface PlatformRow {
  id: PlatformId;
  issuer: string;
  client_id: string;
  name: string;
  institution: string;
  authorization_endpoint: string;
  token_endpoint: string;
  token_audience: string | null;
  jwks_uri: string;
  email_domains: string[];
  status: string;
  deployments: string[];
}

const deploymentIds = sql<string[]>`ARRAY(
  SELECT lti_deployments.deployment_id FROM lti_deployments
  WHERE lti_deployments.platform_id = lti_platforms.id ORDER BY lti_deployments.id)`;

function platforms() {
  return db()
    .selectFrom('lti_platforms')
    .select(['lti_platforms.id', 'issuer', 'client_id', 'name', 'institution', 'authorization_endpoint'])
    .select(['token_endpoint', 'token_audience', 'jwks_uri', 'email_domains', 'status'])
    .select(deploymentIds.as('deployments'))
    .where('status', '!=', 'removed');
}

export function selectOptionalPlatform(id: PlatformId): Promise<PlatformRow | undefined> {
  return platforms().where('lti_platforms.id', '=', id).executeTakeFirst();
}

/** The platforms of an issuer: one vendor, as the issuer, may host many schools. */
export function listPlatformsOfIssuer(issuer: string): Promise<PlatformRow[]> {
  return platforms().where('issuer', '=', issuer).orderBy('lti_platforms.id').limit(500).execute();
}

const courses = sql<number>`(
  SELECT count(*) FROM lti_contexts JOIN lti_deployments ON lti_deployments.id = lti_contexts.deployment_id
  WHERE lti_deployments.platform_id = lti_platforms.id)`;
const connectedCourses = sql<number>`(
  SELECT count(*) FROM lti_contexts JOIN lti_deployments ON lti_deployments.id = lti_contexts.deployment_id
  WHERE lti_deployments.platform_id = lti_platforms.id AND lti_contexts.class_id IS NOT NULL)`;
const nameOf = (column: 'created_by' | 'approved_by') =>
  sql<string | null>`(
    SELECT concat_ws(' ', first_name, last_name) FROM users
    WHERE users.id = ${sql.ref(`lti_platforms.${column}`)})`;

/** Platforms with all details, for administrators; those that wait for approval come first. */
export function listPlatformDetails(id?: PlatformId) {
  return platforms()
    .select(['messages', 'scopes', 'registered', 'created_at', 'approved_at'])
    .select([courses.as('courses'), connectedCourses.as('connected_courses')])
    .select([nameOf('created_by').as('created_by_name'), nameOf('approved_by').as('approved_by_name')])
    .$if(id !== undefined, (query) => query.where('lti_platforms.id', '=', id ?? null))
    .orderBy(sql`status = 'pending'`, 'desc')
    .orderBy('lti_platforms.id', 'desc')
    .limit(500)
    .execute();
}

/**
 * The JWKS URIs registered for an issuer, except that of the platform `except`. Those of removed platforms count as long as any `lti_identities` row has
 * this issuer: another JWKS URI could sign for these people (`isSameIssuer`).
 */
export async function listJwksUrisOfIssuer(issuer: string, except?: PlatformId): Promise<string[]> {
  const rows = await db()
    .selectFrom('lti_platforms')
    .select('jwks_uri')
    .distinct()
    .where('issuer', '=', issuer)
    .where((eb) =>
      eb.or([
        eb('status', '!=', 'removed'),
        eb.exists(
          eb.selectFrom('lti_identities').select('subject').where('lti_identities.issuer', '=', issuer),
        ),
      ]),
    )
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? null))
    .execute();
  return rows.map((row) => row.jwks_uri);
}

/** Serialises registrations of an issuer: the second finds the platform that the first has inserted. */
export async function lockIssuer(issuer: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('lti issuer', hashtext(${issuer})))`.execute(db());
}

/** Undefined if the issuer already has a platform with this client ID. */
export async function insertOptionalPlatform(
  platform: Omit<PlatformFields, 'deployments'> & {
    messages: readonly string[];
    scopes: readonly string[];
    registered: 'dynamic' | 'manual';
    createdBy: UserId | null;
    at: Date;
  },
): Promise<PlatformId | undefined> {
  const isApproved = platform.registered === 'manual';
  const inserted = await db()
    .insertInto('lti_platforms')
    .values({
      issuer: platform.issuer,
      client_id: platform.clientId,
      ...columnsOf(platform),
      messages: [...platform.messages],
      scopes: [...platform.scopes],
      registered: platform.registered,
      status: isApproved ? 'approved' : 'pending',
      created_by: platform.createdBy,
      created_at: platform.at,
      approved_by: isApproved ? platform.createdBy : null,
      approved_at: isApproved ? platform.at : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

type ChangedFields = Omit<PlatformFields, 'deployments' | 'issuer' | 'clientId'>;

function columnsOf(fields: ChangedFields) {
  return {
    name: fields.name,
    institution: fields.institution,
    authorization_endpoint: fields.authorizationEndpoint,
    token_endpoint: fields.tokenEndpoint,
    token_audience: fields.tokenAudience,
    jwks_uri: fields.jwksUri,
    email_domains: [...fields.emailDomains],
  };
}

export async function updatePlatform(id: PlatformId, fields: ChangedFields): Promise<void> {
  await db().updateTable('lti_platforms').set(columnsOf(fields)).where('id', '=', id).execute();
}

/** False if it is approved already, or does not exist any more. */
export async function updatePlatformApproved(id: PlatformId, actorId: UserId, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('lti_platforms')
    .set({ status: 'approved', approved_by: actorId, approved_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updatePlatformRemoved(id: PlatformId, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('lti_platforms')
    .set({ status: 'removed', removed_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'removed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the platform until the end of the transaction, so that a launch and a removal do not overlap. */
export async function lockOptionalPlatform(
  id: PlatformId,
  how: 'share' | 'update',
): Promise<string | undefined> {
  const query = db().selectFrom('lti_platforms').select('status').where('id', '=', id);
  const row = await (how === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
  return row?.status === 'removed' ? undefined : row?.status;
}

export async function listDeployments(platformId: PlatformId): Promise<{ id: number; name: string }[]> {
  return db()
    .selectFrom('lti_deployments')
    .select(['id', 'deployment_id as name'])
    .where('platform_id', '=', platformId)
    .execute();
}

export async function upsertDeployment(
  platformId: PlatformId,
  deploymentId: string,
  at: Date,
): Promise<number> {
  const row = await db()
    .insertInto('lti_deployments')
    .values({ platform_id: platformId, deployment_id: deploymentId, added_at: at })
    .onConflict((conflict) =>
      conflict.columns(['platform_id', 'deployment_id']).doUpdateSet({ deployment_id: deploymentId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes the deployments that are not in `ids`, and by cascade their courses (`lti_contexts`) with all that refers to these; adds the missing ones. Connected classes stay. */
export async function replaceDeployments(
  platformId: PlatformId,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await db()
    .deleteFrom('lti_deployments')
    .where('platform_id', '=', platformId)
    .$if(ids.length > 0, (query) => query.where('deployment_id', 'not in', [...ids]))
    .execute();
  for (const id of ids) await upsertDeployment(platformId, id, at);
}
