import { flushSync } from 'react-dom';

/** To move a row in the page its element is taken out and put back, and would lose the focus by that. */
export function preserveFocus(move: () => void): void {
  const focused = document.activeElement;
  flushSync(move);
  if (focused instanceof HTMLElement) focused.focus();
}
