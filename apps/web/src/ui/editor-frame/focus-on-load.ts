/**
 * Whether a newly loaded document may take the focus: only if the user has not moved the focus to a dialog or field since the document was requested.
 * Focus on an ancestor of the frame, such as its dialog, does not count.
 */
export function mayTakeFocus(frame: HTMLElement, focusedBefore: Element | null): boolean {
  const { activeElement, body } = frame.ownerDocument;
  if (activeElement === null || activeElement === body || activeElement.contains(frame)) return true;
  return (
    activeElement === focusedBefore && !activeElement.matches('input, textarea, select, [contenteditable]')
  );
}
