import { expect, it } from 'vitest';
import { findUnsavedReason } from './unsaved-reason.ts';

const writing = { isSignedOut: false, isKeptForUnsaved: false, isStuck: false, isServerBack: false } as const;

it.each([
  ['saves that succeed', writing, null],
  ['no successful save for seconds', { ...writing, isStuck: true }, 'noAnswer'],
  ['a server that is back', { ...writing, isStuck: true, isServerBack: true }, 'lostConnection'],
  ['an editor that is no longer asked', { ...writing, isServerBack: true }, null],
  ['a pause in the middle of a sentence', { ...writing, isKeptForUnsaved: true }, 'closed'],
  ['a refused save during a pause', { ...writing, isKeptForUnsaved: true, isStuck: true }, 'closed'],
  ['an ended session', { ...writing, isSignedOut: true, isStuck: true }, 'signedOut'],
  [
    'a session that ended during a pause',
    { ...writing, isSignedOut: true, isKeptForUnsaved: true },
    'signedOut',
  ],
] as const)('the page reports unsaved words with %s', (_what, conditions, reason) => {
  expect(findUnsavedReason(conditions)).toBe(reason);
});
