import type { MenuEntry } from './menu-entries.ts';

/** What an open menu is given, whether it stands alone or in another. */
export interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
  anchor: HTMLElement;
  side?: 'below' | 'beside';
  /** One level back: Escape, or the arrow that leads out of a submenu. */
  onBack: () => void;
  /** All of it: an entry was chosen, a press elsewhere, Tab. */
  onClose: (why: 'chosen' | 'left') => void;
}
