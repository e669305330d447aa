import type { ChangePlatformBody, Platform, PlatformFields, PlatformId } from '@redraft/contracts';
import { platformSchema } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { withoutUndefined } from '../../platform/without-undefined.ts';
import { endSessionsOfPlatform } from '../accounts/index.ts';
import { messageTypes, serviceScopes } from './claim-names.ts';
import { disconnectContextsOfPlatform } from './context-queries.ts';
import {
  insertOptionalPlatform,
  listJwksUrisOfIssuer,
  listPlatformDetails,
  lockIssuer,
  lockOptionalPlatform,
  replaceDeployments,
  updatePlatform,
  updatePlatformApproved,
  updatePlatformRemoved,
} from './platform-queries.ts';
import { areAddressesAllowed, isSameIssuer } from './platform-rules.ts';

export async function listPlatforms(): Promise<Platform[]> {
  return (await listPlatformDetails()).map(present);
}

export async function readPlatform(id: PlatformId): Promise<Platform> {
  const [row] = await listPlatformDetails(id);
  if (!row) throw new AppError('not_found');
  return present(row);
}

/** Registers a platform whose data an administrator has entered; approved at once, because the administrator has seen it. */
export async function addPlatform(
  actor: Actor,
  { fields, allowsLocal }: { fields: PlatformFields; allowsLocal: boolean },
  now: Date,
): Promise<Platform> {
  return inTransaction(async () => {
    const id = await registerPlatform(
      { fields, registered: 'manual', actorId: actor.userId, allowsLocal },
      now,
    );
    return readPlatform(id);
  });
}

/** Runs in the transaction of the caller, who has checked the permission. */
export async function registerPlatform(
  registration: {
    fields: PlatformFields;
    registered: 'dynamic' | 'manual';
    actorId: Actor['userId'] | null;
    allowsLocal: boolean;
    messages?: readonly string[];
    scopes?: readonly string[];
  },
  now: Date,
): Promise<PlatformId> {
  const { fields, registered, actorId, messages = messageTypes } = registration;
  if (!areAddressesAllowed(fields, registration.allowsLocal)) throw new AppError('lti.address_refused');
  await lockIssuer(fields.issuer);
  if (!isSameIssuer(fields.jwksUri, await listJwksUrisOfIssuer(fields.issuer)))
    throw new AppError('lti.issuer_differs');
  const scopes = registration.scopes ?? Object.values(serviceScopes);
  const id = await insertOptionalPlatform({
    ...fields,
    messages,
    scopes,
    registered,
    createdBy: actorId,
    at: now,
  });
  if (id === undefined) throw new AppError('lti.platform_exists');
  await replaceDeployments(id, fields.deployments, now);
  const { name, issuer, clientId, institution } = fields;
  const details = { name, issuer, clientId, institution, registered };
  const subject = { subject: 'platform' as const, subjectId: id };
  await audit({ at: now, actorId: actorId, action: 'platform.register', ...subject, details });
  return id;
}

export async function changePlatform(
  actor: Actor,
  change: { id: PlatformId; fields: ChangePlatformBody; allowsLocal: boolean },
  now: Date,
): Promise<Platform> {
  const { id, fields } = change;
  if (!areAddressesAllowed(fields, change.allowsLocal)) throw new AppError('lti.address_refused');
  return inTransaction(async () => {
    if ((await lockOptionalPlatform(id, 'update')) === undefined) throw new AppError('not_found');
    const before = await readPlatform(id);
    const after = { ...before, ...withoutUndefined(fields) };
    await lockIssuer(before.issuer);
    if (!isSameIssuer(after.jwksUri, await listJwksUrisOfIssuer(before.issuer, id)))
      throw new AppError('lti.issuer_differs');
    await updatePlatform(id, after);
    await replaceDeployments(id, after.deployments, now);
    const subject = { subject: 'platform' as const, subjectId: id };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'platform.update',
      ...subject,
      details: { ...fields },
    });
    return readPlatform(id);
  });
}

export async function approvePlatform(actor: Actor, id: PlatformId, now: Date): Promise<Platform> {
  return inTransaction(async () => {
    if (await updatePlatformApproved(id, actor.userId, now)) {
      const subject = { subject: 'platform' as const, subjectId: id };
      await audit({ at: now, actorId: actor.userId, action: 'platform.approve', ...subject });
    }
    return readPlatform(id);
  });
}

/** After this, nobody can launch from the platform; classes, texts and accounts stay. Sessions that it launched end. */
export async function removePlatform(actor: Actor, id: PlatformId, now: Date): Promise<void> {
  await inTransaction(async () => {
    if ((await lockOptionalPlatform(id, 'update')) === undefined) throw new AppError('not_found');
    const { name, issuer, clientId } = await readPlatform(id);
    await updatePlatformRemoved(id, now);
    await disconnectContextsOfPlatform(id);
    await endSessionsOfPlatform(id, now);
    const details = { name, issuer, clientId };
    const subject = { subject: 'platform' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'platform.remove', ...subject, details });
  });
}

function present(row: Awaited<ReturnType<typeof listPlatformDetails>>[number]): Platform {
  return platformSchema.parse({
    id: row.id,
    name: row.name,
    institution: row.institution,
    issuer: row.issuer,
    clientId: row.client_id,
    authorizationEndpoint: row.authorization_endpoint,
    tokenEndpoint: row.token_endpoint,
    tokenAudience: row.token_audience,
    jwksUri: row.jwks_uri,
    deployments: row.deployments,
    emailDomains: row.email_domains,
    status: row.status,
    registered: row.registered,
    messages: row.messages,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    approvedAt: row.approved_at?.toISOString() ?? null,
    approvedBy: row.approved_by_name,
    courses: row.courses,
    connectedCourses: row.connected_courses,
  });
}
