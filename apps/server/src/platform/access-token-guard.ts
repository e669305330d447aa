import { type AccessTokenScope, isWriteScope } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../access/index.ts';
import { audit } from './audit.ts';
import { inTransaction } from './db.ts';
import { AppError, tooManyRequests } from './errors.ts';
import { countOne } from './limit-counts.ts';

/**
 * Rules for calls made with a personal access token, besides the user's permissions: the call must declare a scope, the token must have that scope,
 * and writes are logged with the token. Sessions are exempt.
 */

interface GuardedCall {
  scope: AccessTokenScope | undefined;
}

const minuteMs = 60_000;
/** Per token. Enough for a program that reads a class of three hundred page by page. */
export const callsPerMinute = 300;

/** Answers as RFC 6750 prescribes for an insufficient scope. */
export function requireScope(actor: Actor, { scope }: GuardedCall, reply: FastifyReply): void {
  if (!actor.tokenGrant) return;
  if (scope === undefined) throw new AppError('auth.token_unreachable');
  if (actor.tokenGrant.scopes.includes(scope)) return;
  reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  throw new AppError(sentence('auth.token_scope', { scope }));
}

/** Counted in the database, for all processes together. */
export async function limitAccessToken(actor: Actor, reply: FastifyReply): Promise<void> {
  if (!actor.tokenGrant) return;
  const { count, leftMs } = await countOne(`access token ${actor.tokenGrant.id}`, minuteMs);
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  reply.headers({
    'x-ratelimit-limit': callsPerMinute,
    'x-ratelimit-remaining': Math.max(0, callsPerMinute - count),
    'x-ratelimit-reset': seconds,
  });
  if (count > callsPerMinute) throw tooManyRequests(seconds);
}

/** Runs a write and logs the token that made it, in one transaction. */
export async function recordWrite<Answer>(
  actor: Actor | null,
  call: GuardedCall & { method: string; path: string },
  { run, now }: { run: () => Promise<Answer>; now: Date },
): Promise<Answer> {
  const token = actor?.tokenGrant;
  if (!actor || !token || call.scope === undefined || !isWriteScope(call.scope)) return run();
  return inTransaction(async () => {
    const result = await run();
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'access_token.write',
      subject: 'access_token',
      subjectId: token.id,
      details: { call: `${call.method} ${call.path}`, scope: call.scope },
    });
    return result;
  });
}
