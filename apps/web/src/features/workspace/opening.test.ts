import { expect, it } from 'vitest';
import { needsOpening } from './opening.ts';

const writing = { canWrite: true, statuses: 'NONE NONE', count: 1 };
const reading = { ...writing, canWrite: false };

it.each([
  ['stays open while nothing changes', writing, writing, false, false],
  ['is reopened when it is paused', writing, reading, false, true],
  ['is reopened when the pause ends', reading, writing, false, true],
  ['stays open during a pause if the editor follows access changes', writing, reading, true, false],
  ['stays open when the pause ends if the editor follows access changes', reading, writing, true, false],
  ['stays open if it is read-only before and after', reading, reading, true, false],
  ['is reopened when a step is submitted', writing, { ...writing, statuses: 'SUBMITTED NONE' }, true, true],
  [
    'stays open when a deadline closes a step',
    writing,
    { ...writing, statuses: 'SUBMITTED_AUTO NONE' },
    true,
    false,
  ],
  ['stays open when a step is missed', writing, { ...writing, statuses: 'MISSED NONE' }, true, false],
  [
    'is reopened by a deadline if the editor does not follow access changes',
    writing,
    { ...writing, statuses: 'MISSED NONE' },
    false,
    true,
  ],
  [
    'is reopened when a deadline closes the last step',
    writing,
    { ...reading, statuses: 'MISSED SUBMITTED_AUTO' },
    true,
    true,
  ],
  [
    'is reopened when the last step is submitted',
    writing,
    { ...reading, statuses: 'SUBMITTED SUBMITTED' },
    true,
    true,
  ],
] as const)('a document %s', (_what, openedAccess, current, followsAccess, expected) => {
  expect(needsOpening(openedAccess, current, { followsAccess, hasUnsaved: false })).toBe(expected);
});

it.each([
  ['stays open when it is paused', writing, reading, false],
  ['stays open when a deadline closes it', writing, { ...reading, statuses: 'SUBMITTED_AUTO MISSED' }, false],
  ['is reopened when it is submitted', writing, { ...reading, statuses: 'SUBMITTED SUBMITTED' }, true],
  ['stays open while it can be written', writing, writing, false],
  ['is reopened when it can be written again', reading, writing, true],
] as const)(
  'a document in a third-party editor with unsaved changes %s',
  (_what, openedAccess, current, expected) => {
    expect(needsOpening(openedAccess, current, { followsAccess: false, hasUnsaved: true })).toBe(expected);
  },
);
