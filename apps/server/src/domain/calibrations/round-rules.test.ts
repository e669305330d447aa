import { submissionIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { isShown } from './round-rules.ts';

const text = (id: number) => submissionIdSchema.parse(id);
const user = (id: number) => userIdSchema.parse(id);
const given = (...pairs: [number, number][]) =>
  pairs.map(([of, by]) => ({ submissionId: text(of), userId: user(by), mark: 70 }));

it.each([
  ['nothing is marked', [1, 2], [], false, false],
  ['one mark is missing', [1, 2], given([8, 1], [9, 1], [8, 2]), false, false],
  ['all have marked all', [1, 2], given([8, 1], [9, 1], [8, 2], [9, 2]), false, true],
  ['only those are missing who may not grade any more', [1], given([8, 1], [9, 1]), false, true],
  ['the instructor shows them', [1, 2], given([8, 1]), true, true],
  ['nobody is left in the team', [], [], false, false],
] as const)(
  'marks of a calibration round are shown or hidden if %s',
  (_when, team, marks, isClosed, expected) => {
    expect(isShown({ team: team.map(user), texts: [text(8), text(9)], marks, isClosed })).toBe(expected);
  },
);
