import { useEffect } from 'react';
import { handleRegionKeys } from './regions.ts';

/** F6 moves from the document to the toolbar, status line and panel, and on to the page around the frame. */
export function useRegions(getText: () => HTMLElement, focusDocument: () => void): void {
  // Listens to F6 before all other handlers.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!handleRegionKeys(event, { text: getText(), focusText: focusDocument })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
}
