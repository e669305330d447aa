import { type RefObject, useEffect } from 'react';
import { placePopup } from './place-popup.ts';

interface PopupOptions {
  popup: RefObject<HTMLElement | null>;
  anchor: HTMLElement;
  side: 'below' | 'beside';
  onOutside: () => void;
}

/** Shows an element in the top layer, beside its anchor, until a click outside. */
export function usePopup({ popup, anchor, side, onOutside }: PopupOptions): void {
  // Opens the popup in the browser's top layer.
  useEffect(() => {
    const element = popup.current;
    if (element === null) return;
    element.showPopover();
    placePopup(element, anchor, side);
    return () => element.hidePopover();
  }, [popup, anchor, side]);
  // Closes on a click elsewhere in the page, or in the page around the frame.
  useEffect(() => {
    const onPointerDown = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Node) || anchor.contains(target)) return;
      if (target instanceof Element && target.closest('[popover]') !== null) return;
      onOutside();
    };
    window.addEventListener('pointerdown', onPointerDown, { capture: true });
    window.addEventListener('blur', onOutside);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, { capture: true });
      window.removeEventListener('blur', onOutside);
    };
  }, [anchor, onOutside]);
}
