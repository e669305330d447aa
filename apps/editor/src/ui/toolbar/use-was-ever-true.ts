import { useState } from 'react';

/** Whether the value was ever true: permissions can be suspended, and the tools stay in place. */
export function useWasEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
