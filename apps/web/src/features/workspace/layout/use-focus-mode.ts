import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';

const storageKey = 'redraft.focus-mode';

export interface FocusMode {
  isOn: boolean;
  /** How focus mode was left, while the page is open: the focus returns there. */
  leftFrom: 'page' | 'text' | null;
  start: () => void;
  end: (from: 'page' | 'text') => void;
}

/** Focus mode shows only the text; lasts until Escape or the end of the tab's session. */
export function useFocusMode(): FocusMode {
  const [isOn, setOn] = useState(() => readStored('session', storageKey) === 'on');
  const [leftFrom, setLeftFrom] = useState<FocusMode['leftFrom']>(null);
  const end = (from: 'page' | 'text') => {
    writeStored('session', storageKey, null);
    setLeftFrom(from);
    setOn(false);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // An open menu or dialog has handled the Escape key itself.
    if (event.key === 'Escape' && !event.defaultPrevented) end('page');
  });
  // Listens for Escape anywhere on the page.
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
  return {
    isOn,
    leftFrom,
    start: () => {
      writeStored('session', storageKey, 'on');
      setOn(true);
    },
    end,
  };
}
