import { type ClassId, importRosterBodySchema } from '@redraft/contracts';
import type { Actor } from '../access/index.ts';
import { importRoster } from '../features/roster/index.ts';

/** A person on the roster without an account. */
export async function writeInvitation(owner: Actor, classId: ClassId, at: Date): Promise<void> {
  const person = { email: 'samira.costa@example.org', firstName: 'Samira', lastName: 'Costa' };
  const rows = [{ line: 1, ...person, section: 'Thursday group' }];
  await importRoster(owner, importRosterBodySchema.parse({ classId, rows }), at);
}
