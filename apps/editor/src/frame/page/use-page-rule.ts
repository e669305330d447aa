import { useLayoutEffect } from 'react';

/** The size and margins of the paper that the page is printed on, in CSS. */
export function usePageRule(rule: string): void {
  // Adds a style sheet with the paper to the document.
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { ${rule} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rule]);
}
