import { describe, expect, it } from 'vitest';
import { aliasFor, canFinish, finishMs, readOnlyCode } from './write-rules.ts';

const paused = new Date('2026-03-02T10:00:00.000Z');
const at = (ms: number): Date => new Date(paused.getTime() + ms);

it.each([
  ['at the moment of the pause', at(-60_000), at(0), true],
  ['at the last moment of the grace', at(-60_000), at(finishMs - 1), true],
  ['at the end of the grace', at(-60_000), at(finishMs), false],
  ['long after it', at(-60_000), at(3_600_000), false],
  ['in an opening made just before the pause', at(-1), at(1000), true],
  ['in an opening made with the pause', at(0), at(1000), false],
  ['in an opening made after it', at(500), at(1000), false],
  ['at a clock that is a little behind', at(-60_000), at(-200), true],
])('changes from before a stop are accepted %s: opened %s, now %s, %s', (_name, openedAt, now, verdict) => {
  expect(canFinish({ openedAt }, { stoppedAt: paused }, now)).toBe(verdict);
});
it('changes from before a stop are refused if writing ended for another reason', () => {
  expect(canFinish({ openedAt: at(-1) }, {}, at(1))).toBe(false);
});
it('changes from before a stop are accepted for ten seconds', () => {
  expect(finishMs).toBe(10_000);
});

describe('why a file may only be read', () => {
  const now = { mode: 'edit', seq: null } as const;
  const view = { mode: 'view', seq: null } as const;
  const before = { mode: 'view', seq: 3 } as const;
  it.each([
    ['it may be written', now, { mode: 'edit' }, null],
    ['the assignment is paused', now, { mode: 'view', because: 'assignment.paused' }, 'assignment.paused'],
    [
      'it is paused, opened meanwhile',
      view,
      { mode: 'view', because: 'assignment.paused' },
      'assignment.paused',
    ],
    ['the deadline has passed', now, { mode: 'view', because: 'assignment.closed' }, 'assignment.closed'],
    ['a reader has opened it', view, { mode: 'view' }, 'file.view_only'],
    ['it was opened to read', view, { mode: 'edit' }, 'file.view_only'],
    ['it is an earlier version', before, { mode: 'view', because: 'assignment.paused' }, 'file.view_only'],
  ] as const)('the reason for read-only access %s', (_name, opening, access, code) => {
    expect(readOnlyCode(opening, access)).toBe(code);
  });
});

it.each([
  ['opened to read by who is not to know the names', 'view', { mode: 'view', alias: 'Author' }, 'Author'],
  ['opened to read by who may know them', 'view', { mode: 'view' }, null],
  ['opened to write', 'edit', { mode: 'edit', alias: 'Author' }, null],
  ['opened to write, and to be read for the moment', 'edit', { mode: 'view', alias: 'Author' }, null],
] as const)('the pseudonym of an opened file %s', (_name, mode, access, alias) => {
  expect(aliasFor({ mode }, access)).toBe(alias);
});
