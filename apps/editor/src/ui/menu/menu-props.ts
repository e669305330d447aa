import type { MenuEntry } from './menu-entries.ts';

/** Props of an open menu or submenu. */
export interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
  anchor: HTMLElement;
  side?: 'below' | 'beside';
  /** One level back: Escape, or the arrow key out of a submenu. */
  onBack: () => void;
  /** Closes all levels: an entry was chosen, a click outside, or Tab. */
  onClose: (reason: 'chosen' | 'left') => void;
}
