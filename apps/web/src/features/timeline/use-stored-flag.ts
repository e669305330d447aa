import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** A display preference stored in this browser. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const storedValue = readStored('local', key);
    return storedValue === null ? initial : storedValue === 'yes';
  });
  const choose = (value: boolean) => {
    setValue(value);
    writeStored('local', key, value ? 'yes' : 'no');
  };
  return [value, choose];
}
