import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

export interface LazyCode<Props> {
  fetch: () => Promise<void>;
  fetched?: ComponentType<Props>;
}

/** A component whose code is loaded later than the placeholder shown meanwhile. */
export function createLazyCode<Props>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  const code: LazyCode<Props> = {
    fetch: async () => {
      code.fetched = await load();
    },
  };
  return code;
}

/** The component, or undefined until loaded. Each new `attempt` number loads again after a failure; 0 does not load. */
export function useLazyCode<Props>(code: LazyCode<Props>, attempt: number) {
  const [Part, setPart] = useState(() => code.fetched);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isLoaded = Part !== undefined;
  // Re-renders when the code is loaded.
  useEffect(() => {
    if (attempt === 0 || isLoaded) return;
    code.fetch().then(
      () => setPart(() => code.fetched),
      () => setFailedAttempt(attempt),
    );
  }, [code, attempt, isLoaded]);
  return { Part, hasFailed: failedAttempt > 0 && failedAttempt === attempt };
}
