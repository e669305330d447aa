import type { DocumentComment } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { describeFile, findActionOfKey, isTakenUp } from './uptake-text.ts';

// cast: only the properties that the rules use.
const comment = (overrides: Partial<DocumentComment>) =>
  ({
    state: 'not-changed',
    isConfirmed: false,
    isRead: false,
    declineReason: null,
    isDeclineAccepted: false,
    ...overrides,
  }) as DocumentComment;

it.each([
  ['c', {}, { confirmed: true }],
  ['C', { isConfirmed: true }, { confirmed: false }],
  ['p', {}, { praise: true }],
  ['p', { state: 'praise' }, { praise: false }],
  ['a', {}, null],
  ['a', { declineReason: 'A quotation' }, { declineAccepted: true }],
  ['x', {}, null],
] as const)('the key %s on a comment with %o triggers %o', (key, overrides, action) => {
  expect(findActionOfKey(key, comment(overrides))).toEqual(action);
});

it.each([
  ['changed-here', false, true],
  ['deleted-with-passage', false, true],
  ['declined', false, false],
  ['declined', true, true],
  ['changed-nearby', false, false],
  ['praise', false, false],
] as const)(
  'a comment in state %s, decline accepted %s, is taken up: %s',
  (state, isDeclineAccepted, expected) => {
    expect(isTakenUp({ state, isDeclineAccepted })).toBe(expected);
  },
);

it.each([
  [{ isInFile: true, isResolved: false, replies: 0 }, 'uptake.file.in'],
  [
    { isInFile: true, isResolved: true, replies: 2 },
    'uptake.file.in uptake.file.resolved uptake.file.replies 2',
  ],
  [{ isInFile: false, isResolved: true, replies: 0 }, 'uptake.file.left uptake.file.resolved'],
])('a comment in a file, %o, is described as "%s"', (file, description) => {
  const translateKey = (key: string, options?: { count: number }) =>
    options ? `${key} ${options.count}` : key;
  // cast: returns keys instead of sentences.
  expect(describeFile(file, translateKey as TFunction<'feedback'>)).toBe(description);
});
