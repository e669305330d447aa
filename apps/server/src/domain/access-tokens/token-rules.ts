import { type AccessTokenScope, accessTokenScopes, permissionsOfScope } from '@redraft/contracts';
import { type Actor, hasPermission } from '../../access/index.ts';

export interface TokenStanding {
  expiresAt: Date;
  revokedAt: Date | null;
  /** Whether the account is active: confirmed, and not deleted. */
  isAccountOpen: boolean;
  /** Whether an administrator has enabled access tokens. */
  isOn: boolean;
}

export type TokenState = 'valid' | 'invalid' | 'off';

/** Only a caller with an otherwise valid token learns that tokens are disabled. */
export function tokenState(
  { expiresAt, revokedAt, isAccountOpen, isOn }: TokenStanding,
  now: Date,
): TokenState {
  if (revokedAt !== null || expiresAt <= now || !isAccountOpen) return 'invalid';
  return isOn ? 'valid' : 'off';
}

const dayMs = 86_400_000;

export function tokenExpiry(days: number, now: Date): Date {
  return new Date(now.getTime() + days * dayMs);
}

/** Last use is recorded every five minutes at most: a program may make many calls. */
const usedStepMs = 5 * 60_000;

export function isUseDue(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usedStepMs;
}

/** Tokens that ended before this are deleted; the audit log keeps what was done with them. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - 90 * dayMs);
}

export function isScope(text: string): text is AccessTokenScope {
  return accessTokenScopes.some((scope) => scope === text);
}

/** The scopes that open at least one call to the actor. */
export function offeredScopes(actor: Pick<Actor, 'roles' | 'isMarker'>): AccessTokenScope[] {
  return accessTokenScopes.filter((scope) =>
    permissionsOfScope[scope].some((permission) => hasPermission(actor, permission)),
  );
}
