import { useState } from 'react';

/** Whether it ever was: what somebody may do can end for a while, and the tools wait where they are. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}
