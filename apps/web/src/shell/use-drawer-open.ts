import { useState } from 'react';
import { readStored, writeStored } from '../lib/browser-storage.ts';

const storageKey = 'redraft.drawer';

/**
 * Whether the drawer is open on wide screens; remembered. A page that needs the width collapses it; opening it there lasts until that page is left
 * and does not change the remembered choice.
 */
export function useDrawerOpen(isFoldedByPage: boolean): { isOpen: boolean; toggle: () => void } {
  const [isChosen, setChosen] = useState(() => readStored('local', storageKey) !== 'closed');
  const [isOpenHere, setOpenHere] = useState(false);
  if (!isFoldedByPage && isOpenHere) setOpenHere(false);
  const isOpen = isFoldedByPage ? isOpenHere : isChosen;
  const toggle = () => {
    if (isFoldedByPage) setOpenHere(!isOpenHere);
    else {
      writeStored('local', storageKey, isChosen ? 'closed' : 'open');
      setChosen(!isChosen);
    }
  };
  return { isOpen, toggle };
}
