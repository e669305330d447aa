import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { useReconnection } from './use-reconnection.ts';

const unreachable = new ApiError({ status: 0, code: 'answer.none', message: '' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reconnect(isOffline: boolean) {
  const open = vi.fn<() => Promise<never>>().mockRejectedValue(unreachable);
  const onOpened = vi.fn();
  const hook = renderHook(() => useReconnection({ isOffline, openedAt: 1, open, onOpened }));
  return { open, onOpened, hook };
}

it('a document that was opened offline asks the server again and again, and once it answers no more', async () => {
  const { open, onOpened } = reconnect(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open).toHaveBeenCalledTimes(2);
  expect(onOpened).not.toHaveBeenCalled();
  const frame = {} as never; // cast: handed on as it is
  open.mockResolvedValue(frame);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onOpened).toHaveBeenCalledExactlyOnceWith(frame);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveBeenCalledTimes(3);
});

it('a network that comes back is asked at once', async () => {
  const { open } = reconnect(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(open).toHaveBeenCalledTimes(1);
});

it('a refusal is not asked again every few seconds', async () => {
  const { open } = reconnect(true);
  open.mockRejectedValue(new ApiError({ status: 401, code: 'auth.required', message: '' }));
  await vi.advanceTimersByTimeAsync(34_000);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(open).toHaveBeenCalledTimes(2);
});

it('nobody is asked for a document that was opened with a network, or is closed', async () => {
  const online = reconnect(false);
  const offline = reconnect(true);
  offline.hook.unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(online.open).not.toHaveBeenCalled();
  expect(offline.open).not.toHaveBeenCalled();
});
