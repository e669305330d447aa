import { type AccessTokenScope, accessTokenScopes, permissionsOfScope } from '@redraft/contracts';
import { type Actor, hasPermission } from '../../access/index.ts';

export interface TokenStanding {
  expiresAt: Date;
  revokedAt: Date | null;
  /** Whether the account it speaks for is open: confirmed, and not deleted. */
  isAccountOpen: boolean;
  /** Whether an administrator lets anybody use access tokens. */
  isOn: boolean;
}

export type TokenState = 'valid' | 'invalid' | 'off';

/** A token that is off says so only to whoever holds one that would be valid. */
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

/** Written down once in five minutes: a program may make many calls. */
const usedStepMs = 5 * 60_000;

export function isUseDue(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usedStepMs;
}

/** Ended for so long a token is forgotten; the audit log keeps what was done with it. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - 90 * dayMs);
}

export function isScope(text: string): text is AccessTokenScope {
  return accessTokenScopes.some((scope) => scope === text);
}

/** The scopes of which somebody may make a call at all. */
export function offeredScopes(actor: Pick<Actor, 'roles' | 'isMarker'>): AccessTokenScope[] {
  return accessTokenScopes.filter((scope) =>
    permissionsOfScope[scope].some((permission) => hasPermission(actor, permission)),
  );
}
