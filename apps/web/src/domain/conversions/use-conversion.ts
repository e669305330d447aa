import type { Conversion } from '@redraft/contracts';
import { useEffect, useRef, useState } from 'react';
import { waitForConversion } from './conversion-calls.ts';

/** Waits for conversions as long as the component is shown: a result that nobody waits for is not used. */
export function useConversion() {
  const [waiting, setWaiting] = useState<Conversion | null>(null);
  const controller = useRef<AbortController | null>(null);
  // Stops waiting when the component is removed.
  useEffect(() => () => controller.current?.abort(), []);
  return {
    /** Null if none is converted now. */
    waiting,
    run: async (start: () => Promise<Conversion>): Promise<Conversion> => {
      const current = new AbortController();
      controller.current = current;
      try {
        return await waitForConversion(await start(), { onWait: setWaiting, signal: current.signal });
      } finally {
        setWaiting(null);
      }
    },
  };
}
