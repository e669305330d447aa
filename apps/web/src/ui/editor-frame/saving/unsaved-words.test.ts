import { expect, it } from 'vitest';
import { findUnsavedReason } from './unsaved-words.ts';

const writing = { isSignedOut: false, isKeptForUnsaved: false, isStuck: false, isServerBack: false } as const;

it.each([
  ['saves that come about', writing, null],
  ['no save for seconds', { ...writing, isStuck: true }, 'noAnswer'],
  ['a server that is back', { ...writing, isStuck: true, isServerBack: true }, 'lostConnection'],
  ['an editor that is asked in vain no more', { ...writing, isServerBack: true }, null],
  ['a pause in the middle of a sentence', { ...writing, isKeptForUnsaved: true }, 'closed'],
  ['a refused save in a pause', { ...writing, isKeptForUnsaved: true, isStuck: true }, 'closed'],
  ['a session that has ended', { ...writing, isSignedOut: true, isStuck: true }, 'signedOut'],
  ['one that ended in a pause', { ...writing, isSignedOut: true, isKeptForUnsaved: true }, 'signedOut'],
] as const)('the page reports unsaved words with %s', (_what, conditions, reason) => {
  expect(findUnsavedReason(conditions)).toBe(reason);
});
