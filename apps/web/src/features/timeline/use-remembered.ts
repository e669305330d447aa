import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** A choice about how pages look that this browser keeps. */
export function useRemembered(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const kept = readStored('local', key);
    return kept === null ? initial : kept === 'yes';
  });
  const choose = (chosen: boolean) => {
    setValue(chosen);
    writeStored('local', key, chosen ? 'yes' : 'no');
  };
  return [value, choose];
}
