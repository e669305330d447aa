import { useSyncExternalStore } from 'react';
import { now } from '../../lib/clock.ts';

const second = 1000;

/** The server's time in whole seconds, ticking. */
export function useServerTime(offset: number): number {
  return useSyncExternalStore(
    (listener) => {
      const timer = window.setInterval(listener, second);
      return () => window.clearInterval(timer);
    },
    () => Math.floor((now() + offset) / second) * second,
  );
}
