import { type RefObject, useEffect, useEffectEvent } from 'react';

/** F6 on the page leads back into the document, unless a dialog or menu is open beside it. */
export function useFrameKey(frameRef: RefObject<HTMLIFrameElement | null>, focus: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event;
    if (key !== 'F6' || ctrlKey || altKey || metaKey || defaultPrevented) return;
    const frame = frameRef.current;
    if (!frame?.checkVisibility({ visibilityProperty: true })) return;
    const layer =
      target instanceof Element ? target.closest('[role="dialog"], [role="menu"], [role="listbox"]') : null;
    if (layer !== null && !layer.contains(frame)) return;
    event.preventDefault();
    focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
