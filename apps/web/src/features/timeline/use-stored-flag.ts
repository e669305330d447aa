import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** A display preference stored in this browser. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const stored = readStored('local', key);
    return stored === null ? initial : stored === 'yes';
  });
  const choose = (chosen: boolean) => {
    setValue(chosen);
    writeStored('local', key, chosen ? 'yes' : 'no');
  };
  return [value, choose];
}
