import type { KeyboardEvent } from 'react';
import { inlineArrowKey } from './inline-arrow-key.ts';

/** Arrow keys move through the buttons of a toolbar, and Tab out of it. For `onKeyDown`. */
export function moveWithArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[inlineArrowKey(event)];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  event.preventDefault();
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
