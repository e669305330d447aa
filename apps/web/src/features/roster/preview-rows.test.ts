import type { RosterOutcome } from '@redraft/contracts';
import { rosterRowSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { buildPreviewRows, countOutcomes, isChange, isProblem } from './preview-rows.ts';

const rows = [
  rosterRowSchema.parse({ line: 2, email: 'ada@x.org', firstName: 'Ada', lastName: 'Byron', section: 'Mo' }),
  rosterRowSchema.parse({ line: 3, email: 'bo@x.org', lastName: 'Bo' }),
  rosterRowSchema.parse({ line: 4, email: 'ada@x.org' }),
  rosterRowSchema.parse({ line: 6, email: 'nobody' }),
];
const outcomes: RosterOutcome[] = ['unchanged', 'invited', 'repeated', 'invalid_email'];
const preview = buildPreviewRows(
  {
    kind: 'read',
    fields: ['email'],
    rows,
    unread: [{ line: 5, name: 'Total 3', email: '', section: 'Mo', problem: 'no_email' }],
  },
  {
    rows: rows.map(({ line, email }, index) => ({ line, email, outcome: outcomes[index] ?? 'unchanged' })),
    newSections: [],
    mailed: 0,
  },
);

it('the preview of an import shows what is wrong first, then what is left out, then what happens', () => {
  expect(preview.map(({ line, outcome }) => [line, outcome])).toEqual([
    [5, 'no_email'],
    [6, 'invalid_email'],
    [4, 'repeated'],
    [3, 'invited'],
    [2, 'unchanged'],
  ]);
});

it('the preview of an import calls people by last name and first name, and keeps the cells of an unread line apart', () => {
  expect(preview.map(({ name }) => name)).toEqual(['Total 3', '', '', 'Bo', 'Byron, Ada']);
  expect(preview[0]).toMatchObject({ email: '', section: 'Mo' });
});

it('the preview of an import has a key for each line', () => {
  expect(new Set(preview.map(({ key }) => key)).size).toBe(preview.length);
});

it('the preview of an import counts what happens in the same order', () => {
  expect(countOutcomes([...preview, { outcome: 'invited' }])).toEqual([
    ['no_email', 1],
    ['invalid_email', 1],
    ['repeated', 1],
    ['invited', 2],
    ['unchanged', 1],
  ]);
});

it.each([
  ['no_email', true, false],
  ['invalid_email', true, false],
  ['too_long', true, false],
  ['repeated', false, false],
  ['is_staff', false, false],
  ['enrolled', false, true],
  ['invited', false, true],
  ['moved', false, true],
  ['renamed', false, true],
  ['unchanged', false, false],
] as const)('%s: a problem %s, a change %s', (outcome, wrong, changing) => {
  expect([isProblem(outcome), isChange(outcome)]).toEqual([wrong, changing]);
});
