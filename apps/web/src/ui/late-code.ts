import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

export interface LateCode<Props> {
  fetch: () => Promise<void>;
  fetched?: ComponentType<Props>;
}

/** A part whose code comes later than what stands in its place meanwhile. */
export function lateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  const code: LateCode<Props> = {
    fetch: async () => {
      code.fetched = await load();
    },
  };
  return code;
}

/** The part is undefined until its code is there, which is fetched at each further attempt; none is no attempt. */
export function useLateCode<Props>(code: LateCode<Props>, attempt: number) {
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
