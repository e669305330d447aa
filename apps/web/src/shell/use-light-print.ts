import { useEffect } from 'react';

const attribute = 'data-color-scheme';

/** Prints in the light colour scheme: browsers omit backgrounds, so the light text of the dark scheme would be invisible on paper. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    let previousScheme: string | null = null;
    const lighten = () => {
      previousScheme = page.getAttribute(attribute);
      page.setAttribute(attribute, 'light');
    };
    const restore = () => {
      if (previousScheme !== null) page.setAttribute(attribute, previousScheme);
      previousScheme = null;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
