import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while printing: content for the printer only must be rendered before the browser reads the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // Renders for printing: the browser reads the page right after the event.
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
