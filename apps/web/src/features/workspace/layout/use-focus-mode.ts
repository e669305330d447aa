import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';

const storageKey = 'redraft.focus-mode';

export interface FocusMode {
  isOn: boolean;
  /** Where it was left from, since the page is open: the keyboard stays there. */
  leftFrom: 'page' | 'text' | null;
  start: () => void;
  end: (from: 'page' | 'text') => void;
}

/** Only the text, as long as this tab lives or until Escape. */
export function useFocusMode(): FocusMode {
  const [isOn, setOn] = useState(() => readStored('session', storageKey) === 'on');
  const [leftFrom, setLeftFrom] = useState<FocusMode['leftFrom']>(null);
  const end = (from: 'page' | 'text') => {
    writeStored('session', storageKey, null);
    setLeftFrom(from);
    setOn(false);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A menu or a dialog that is open has taken its own Escape.
    if (event.key === 'Escape' && !event.defaultPrevented) end('page');
  });
  // Synchronises with the keyboard, wherever it is on the page.
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
