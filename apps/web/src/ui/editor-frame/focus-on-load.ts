/**
 * Whether the focus may go to a document that has just been loaded: only where the person has gone nowhere else since it was asked for, to a
 * dialog or a field. What holds the document, as a dialog around it does, holds the focus for it.
 */
export function mayTakeFocus(frame: HTMLElement, focusedBefore: Element | null): boolean {
  const { activeElement, body } = frame.ownerDocument;
  if (activeElement === null || activeElement === body || activeElement.contains(frame)) return true;
  return (
    activeElement === focusedBefore && !activeElement.matches('input, textarea, select, [contenteditable]')
  );
}
