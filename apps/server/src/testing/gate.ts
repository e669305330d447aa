import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { createGate, type FileAccess, type Gate } from '../domain/editor-host/index.ts';

/** A gate for files that are nobody's text: what may be done with them is what the test says at that moment. */
export function gateBy(accessOf: (userId: UserId) => FileAccess | undefined): Gate {
  return createGate({ facts: () => sql`NULL`, accessOf: (_facts, userId) => () => accessOf(userId) });
}
