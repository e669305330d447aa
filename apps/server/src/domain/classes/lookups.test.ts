import { lookupCode } from '@redraft/sentences';
import { en } from '@redraft/sentences/en';
import { expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { listLookups } from './queries.ts';

useDatabase();

it.each(['area', 'level'] as const)('each %s has a name in every language by its own code', async (kind) => {
  const rows = await listLookups(kind);
  const named = Object.entries(en).filter(([code]) => code.startsWith(`${kind}.`));
  expect(rows.map(({ name }) => [lookupCode(kind, name), name]).sort()).toEqual(named.sort());
});
