import { expect, it } from 'vitest';
import { formatResults } from './format-results.ts';

it('results of checks are lines whose sentences begin in the same column', () => {
  const lines = formatResults([
    { name: 'database', ok: true, says: 'PostgreSQL 18, migrated.' },
    { name: 'demo accounts', ok: false, says: 'Set DEMO=off.' },
  ]);
  expect(lines).toBe(' ok   database       PostgreSQL 18, migrated.\nFAIL  demo accounts  Set DEMO=off.');
});
