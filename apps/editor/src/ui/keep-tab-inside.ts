import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

/** Tab goes round in a dialog. A modal one holds the focus in its own document, but from its last control Tab would leave the editor's frame. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  // Keys of a window that the dialog has opened also arrive here.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  const stops = listTabStops(event.currentTarget);
  const { activeElement } = document;
  const isAtStart = activeElement === stops.at(0) || activeElement === event.currentTarget;
  const isAtEnd = event.shiftKey ? isAtStart : activeElement === stops.at(-1);
  if (!isAtEnd) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

function listTabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0 &&
      isStopOfGroup(element, dialog),
  );
}

/** Of radio buttons, Tab stops at the selected one, or at each end of a group without one. */
function isStopOfGroup(element: HTMLElement, dialog: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return !group.some(({ name, checked }) => name === element.name && checked);
}
