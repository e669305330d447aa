import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchComposition } from './composition.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const place = new EventTarget();
  const composition = watchComposition(place);
  const reported = vi.fn();
  const announce = (name: 'compositionstart' | 'compositionend'): void =>
    void place.dispatchEvent(new Event(name));
  return { composition, told: reported, say: announce };
}

it('waiting for a composition ends at once where there is none', async () => {
  const { composition } = watched();
  await expect(composition.waitForEnd()).resolves.toBeUndefined();
});

it('waiting for a composition ends when its last letters have been read', async () => {
  const { composition, told: reported, say: announce } = watched();
  announce('compositionstart');
  void composition.waitForEnd().then(reported);
  announce('compositionend');
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reported).toHaveBeenCalledOnce();
});

it('waiting for a composition continues where the next word is started at once', async () => {
  const { composition, told: reported, say: announce } = watched();
  announce('compositionstart');
  void composition.waitForEnd().then(reported);
  announce('compositionend');
  announce('compositionstart');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported).not.toHaveBeenCalled();
});
