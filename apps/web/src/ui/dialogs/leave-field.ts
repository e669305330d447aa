import type { KeyboardEvent } from 'react';

const choices = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textField = `textarea, [contenteditable="true"], input${choices.map((type) => `:not([type="${type}"])`).join('')}`;

/**
 * In a dialog, Escape first leaves the field; a second Escape closes the dialog, so that ending an input does not discard the whole dialog. A list
 * opened by the field is closed by the same key before this runs.
 */
export function leaveField(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  // 229: the key ends an IME composition.
  if (event.key !== 'Escape' || event.which === 229 || !(target instanceof Element)) return;
  if (event.defaultPrevented || !currentTarget.contains(target) || target.closest(textField) === null) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.focus({ preventScroll: true });
}

/** The same for a document in a dialog, whose frame forwards the key that its editor has not used. */
export function leaveFrame(frame: HTMLElement | null): void {
  frame?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
}
