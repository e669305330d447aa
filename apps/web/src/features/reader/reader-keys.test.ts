import { expect, it, vi } from 'vitest';
import { findAction, keyName, readerKeys } from './reader-keys.ts';

it('no two actions of the page share a key', () => {
  const ofPage = readerKeys.flatMap(({ group, keys }) => (group === 'fields' ? [] : [keys.join('+')]));
  expect(new Set(ofPage).size).toBe(ofPage.length);
});

it.each(['g', 'G'])('the key %s does the same as its button', (key) => {
  const nextToGrade = vi.fn();
  expect(keyName('nextToGrade')).toBe('G');
  findAction(key, { nextToGrade })?.();
  expect(nextToGrade).toHaveBeenCalledOnce();
});

it.each(['Enter', 'Esc', 'q'])('the input %s does nothing on the page', (key) => {
  expect(findAction(key, { next: () => undefined })).toBeUndefined();
});
