import {
  type AccessToken,
  type AccessTokenId,
  type AccessTokenScope,
  accessTokenPrefix,
  accessTokenSchema,
  type CreateAccessTokenBody,
  type CreatedAccessToken,
  limits,
  type ManagedAccessTokens,
  type ManagedAccessTokensQuery,
  managedAccessTokensSchema,
  type OwnAccessTokens,
  type UserId,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { idPage } from '../../platform/id-page.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import {
  countValidTokens,
  insertToken,
  listTokensOf,
  listValidTokens,
  lockOwner,
  revokeToken,
  revokeTokens,
  selectIsOn,
  selectOptionalToken,
  type TokenRow,
  touchToken,
  updateIsOn,
} from './queries.ts';
import { isScope, isUseDue, offeredScopes, tokenExpiry, tokenState } from './token-rules.ts';

/** Characters shown so that users can tell their tokens apart; the other 39 cannot be guessed from them. */
const hintLength = 4;

export interface UsedToken {
  id: AccessTokenId;
  userId: UserId;
  scopes: AccessTokenScope[];
  expiresAt: Date;
}

export function isAccessToken(token: string): boolean {
  return token.startsWith(accessTokenPrefix);
}

/** The account and scopes of a valid token; throws if it grants nothing at this moment. */
export async function useAccessToken(token: string, now: Date): Promise<UsedToken> {
  const row = await selectOptionalToken(hashToken(token));
  if (!row) throw new AppError('auth.token_invalid');
  const validity = { expiresAt: row.expires_at, revokedAt: row.revoked_at };
  const isOn = await selectIsOn();
  const state = tokenState({ ...validity, isAccountOpen: row.is_account_open, isOn }, now);
  if (state === 'off') throw new AppError('auth.token_off');
  if (state === 'invalid') throw new AppError('auth.token_invalid');
  if (isUseDue(row.last_used_at, now)) await touchToken(row.id, now);
  return {
    id: row.id,
    userId: row.user_id,
    scopes: row.scopes.filter(isScope),
    expiresAt: row.expires_at,
  };
}

export async function createAccessToken(
  actor: Actor,
  { name, scopes, days }: CreateAccessTokenBody,
  now: Date,
): Promise<CreatedAccessToken> {
  const { userId } = actor;
  return inTransaction(async () => {
    if (!(await selectIsOn())) throw new AppError('token.off');
    await lockOwner(userId);
    const maxTokens = limits.accessTokens;
    if ((await countValidTokens(userId, now)) >= maxTokens)
      throw new AppError(sentence('token.too_many', { most: maxTokens }));
    const token = `${accessTokenPrefix}${createToken()}`;
    const expiresAt = tokenExpiry(days, now);
    const tokenHash = hashToken(token);
    const hint = token.slice(-hintLength);
    const row = await insertToken({ userId, name, tokenHash, hint, scopes, at: now, expiresAt });
    await audit({
      at: now,
      actorId: userId,
      action: 'access_token.create',
      subject: 'access_token',
      subjectId: row.id,
      details: { title: name, scopes, expiresAt: expiresAt.toISOString() },
    });
    return { ...presentToken(row, now), token };
  });
}

export async function listOwnAccessTokens(actor: Actor, now: Date): Promise<OwnAccessTokens> {
  const [isOn, rows] = await Promise.all([selectIsOn(), listTokensOf(actor.userId)]);
  return { isOn, offered: offeredScopes(actor), tokens: rows.map((row) => presentToken(row, now)) };
}

const tokensOfAPage = 50;

/** The caller must have checked that the reader manages accounts. */
export async function listAccessTokens(
  { person, before }: ManagedAccessTokensQuery,
  now: Date,
): Promise<ManagedAccessTokens> {
  const isOn = await selectIsOn();
  const rows = await listValidTokens({ person, before, limit: tokensOfAPage + 1 }, now);
  const { page, next } = idPage(rows, tokensOfAPage);
  return managedAccessTokensSchema.parse({
    isOn,
    tokens: page.map((row) => ({
      ...presentToken(row, now),
      owner: { id: row.user_id, name: `${row.first_name} ${row.last_name}`.trim(), username: row.username },
    })),
    next,
  });
}

export async function revokeOwnAccessToken(actor: Actor, id: AccessTokenId, now: Date): Promise<void> {
  await revoke(actor, { id, userId: actor.userId }, now);
}

/** For any account: the caller must have checked that the actor manages accounts. */
export async function revokeAccessToken(actor: Actor, id: AccessTokenId, now: Date): Promise<void> {
  await revoke(actor, { id, userId: undefined }, now);
}

async function revoke(
  actor: Actor,
  token: { id: AccessTokenId; userId: UserId | undefined },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const revoked = await revokeToken(token, now);
    if (!revoked) throw new AppError('not_found');
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'access_token.revoke',
      subject: 'access_token',
      subjectId: token.id,
      details: { title: revoked.name, ownerId: revoked.user_id },
    });
  });
}

/** Revokes the tokens together with the account's sessions, in the caller's transaction, whose audit entry names the actor. */
export async function revokeAccessTokensOf(userId: UserId, now: Date): Promise<void> {
  const ids = await revokeTokens(userId, now);
  await audit(
    ...ids.map((subjectId) => ({
      at: now,
      actorId: userId,
      action: 'access_token.revoke' as const,
      subject: 'access_token' as const,
      subjectId,
      details: { ownerId: userId, withSessions: true },
    })),
  );
}

export async function switchAccessTokens(
  actor: Actor,
  { isOn }: { isOn: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    if (!(await updateIsOn(isOn))) return;
    const action = isOn ? 'access_token.turn_on' : 'access_token.turn_off';
    const subject = { subject: 'account' as const, subjectId: actor.userId };
    await audit({ at: now, actorId: actor.userId, action, ...subject });
  });
}

function presentToken(row: TokenRow, now: Date): AccessToken {
  return accessTokenSchema.parse({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes.filter(isScope),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  });
}
