import { flushSync } from 'react-dom';

/** Moving a row removes and reinserts its DOM element, which loses the focus; this restores it. */
export function preserveFocus(move: () => void): void {
  const focused = document.activeElement;
  flushSync(move);
  if (focused instanceof HTMLElement) focused.focus();
}
