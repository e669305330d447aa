import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { type AccessGate, createAccessGate, type FileAccess } from '../domain/editor-host/index.ts';

/** An access gate for files outside of submissions: the test sets the permissions. */
export function gateBy(accessOf: (userId: UserId) => FileAccess | undefined): AccessGate {
  return createAccessGate({ facts: () => sql`NULL`, accessOf: (_facts, userId) => () => accessOf(userId) });
}
