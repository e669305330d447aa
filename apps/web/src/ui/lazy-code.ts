import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

export interface LazyCode<Props> {
  fetch: () => Promise<void>;
  fetched?: ComponentType<Props>;
}

/** A part whose code comes later than what stands in its place meanwhile. */
export function createLazyCode<Props>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  const code: LazyCode<Props> = {
    fetch: async () => {
      code.fetched = await load();
    },
  };
  return code;
}

/** The part is undefined until its code is there, which is fetched at each further attempt; none is no attempt. */
export function useLazyCode<Props>(code: LazyCode<Props>, attempt: number) {
  const [Part, setPart] = useState(() => code.fetched);
  const [hasFailed, setFailed] = useState(false);
  // Synchronises with the code on its way.
  useEffect(() => {
    if (attempt === 0) return;
    code.fetch().then(
      () => setPart(() => code.fetched),
      () => setFailed(true),
    );
  }, [code, attempt]);
  return { Part, hasFailed };
}
