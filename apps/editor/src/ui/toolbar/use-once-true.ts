import { useState } from 'react';

/** Whether the value was ever true: permissions can be suspended, and the tools stay in place. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}
