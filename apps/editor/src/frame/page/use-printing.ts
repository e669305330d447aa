import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints: what is drawn only for the printer is there before it looks. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // Synchronises with the printer, which takes the picture as soon as it has said so.
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
