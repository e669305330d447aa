import { useEffect } from 'react';

const attribute = 'data-color-scheme';

/** On paper a page is light, whatever it is read in: programs leave dark grounds out, and light words on white are none. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    let before: string | null = null;
    const lighten = () => {
      before = page.getAttribute(attribute);
      page.setAttribute(attribute, 'light');
    };
    const restore = () => {
      if (before !== null) page.setAttribute(attribute, before);
      before = null;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
