import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { type AccessGate, createAccessGate, type FileAccess } from '../domain/editor-host/index.ts';

/** A gate for files that are nobody's text: what may be done with them is what the test says at that moment. */
export function gateBy(accessOf: (userId: UserId) => FileAccess | undefined): AccessGate {
  return createAccessGate({ facts: () => sql`NULL`, accessOf: (_facts, userId) => () => accessOf(userId) });
}
