import { expect, it } from 'vitest';
import { needsOpening } from './opening.ts';

const writing = { canWrite: true, statuses: 'NONE NONE', count: 1 };
const reading = { ...writing, canWrite: false };

it.each([
  ['stays as long as nothing changes', writing, writing, false, false],
  ['is opened anew when it is paused', writing, reading, false, true],
  ['is opened anew when it goes on', reading, writing, false, true],
  ['stays through a pause where the editor follows it', writing, reading, true, false],
  ['stays when the pause ends there', reading, writing, true, false],
  ['stays where it cannot be written in before and after', reading, reading, true, false],
  [
    'is opened anew when a step is handed in',
    writing,
    { ...writing, statuses: 'SUBMITTED NONE' },
    true,
    true,
  ],
  [
    'stays when a deadline closes a step',
    writing,
    { ...writing, statuses: 'SUBMITTED_AUTO NONE' },
    true,
    false,
  ],
  ['stays when a step is missed', writing, { ...writing, statuses: 'MISSED NONE' }, true, false],
  [
    'is opened anew by a deadline where the editor does not follow',
    writing,
    { ...writing, statuses: 'MISSED NONE' },
    false,
    true,
  ],
  [
    'is opened anew when a deadline closes the last one',
    writing,
    { ...reading, statuses: 'MISSED SUBMITTED_AUTO' },
    true,
    true,
  ],
  [
    'is opened anew when the last one is',
    writing,
    { ...reading, statuses: 'SUBMITTED SUBMITTED' },
    true,
    true,
  ],
] as const)('a document %s', (_what, openedAccess, current, followsAccess, expected) => {
  expect(needsOpening(openedAccess, current, { followsAccess, hasUnsaved: false })).toBe(expected);
});

it.each([
  ['stays with its words when it is paused', writing, reading, false],
  [
    'stays with them when a deadline closes it',
    writing,
    { ...reading, statuses: 'SUBMITTED_AUTO MISSED' },
    false,
  ],
  ['is opened anew when it is handed in', writing, { ...reading, statuses: 'SUBMITTED SUBMITTED' }, true],
  ['stays while writing goes on', writing, writing, false],
  ['is opened anew when writing is possible again', reading, writing, true],
] as const)(
  'a document of another editor with unsaved words %s',
  (_what, openedAccess, current, expected) => {
    expect(needsOpening(openedAccess, current, { followsAccess: false, hasUnsaved: true })).toBe(expected);
  },
);
