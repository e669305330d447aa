import { useState } from 'react';
import { readStored, writeStored } from '../lib/browser-storage.ts';

const storageKey = 'redraft.drawer';

/** Whether the drawer is open on wide screens; remembered. */
export function useDrawerOpen(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => readStored('local', storageKey) !== 'closed');
  const remember = (next: boolean) => {
    writeStored('local', storageKey, next ? 'open' : 'closed');
    setOpen(next);
  };
  return [open, remember];
}
