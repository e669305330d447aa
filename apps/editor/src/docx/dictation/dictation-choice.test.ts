// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openDictationChoice } from './dictation-choice.ts';

beforeEach(() => localStorage.clear());

it('a choice belongs to its user', () => {
  openDictationChoice('own').set({ isAccepted: true, isMarked: true });
  expect(openDictationChoice('own').get()).toEqual({ isAccepted: true, isMarked: true });
  expect(openDictationChoice('other').get()).toEqual({ isAccepted: false, isMarked: false });
});

it('a choice follows what another window stores', () => {
  const choice = openDictationChoice('follows');
  const listener = vi.fn();
  choice.subscribe(listener);
  expect(choice.get().isMarked).toBe(false);
  const key = 'redraft.dictation follows';
  localStorage.setItem(key, JSON.stringify({ isAccepted: true, isMarked: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'redraft.other' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledOnce();
  expect(choice.get()).toEqual({ isAccepted: true, isMarked: true });
});
