import type { KeyboardEvent } from 'react';

const choices = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textField = `textarea, [contenteditable="true"], input${choices.map((type) => `:not([type="${type}"])`).join('')}`;

/**
 * Escape in a field of a dialog leaves the field, the next one closes the dialog: who ends what they type does not mean to lose the page
 * that they type in. What opens by the field (a list of choices) has closed before by the same key.
 */
export function leaveField(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  // 229: the key ends a composition.
  if (event.key !== 'Escape' || event.which === 229 || !(target instanceof Element)) return;
  if (event.defaultPrevented || !currentTarget.contains(target) || target.closest(textField) === null) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.focus({ preventScroll: true });
}
