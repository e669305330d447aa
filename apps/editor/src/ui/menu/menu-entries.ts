import type { CSSProperties, ReactNode } from 'react';

/** What stands in a menu. Menus are data, so that the same entries serve the bar, its overflow and the tests. */
export type MenuEntry = ActionEntry | SubmenuEntry | GroupEntry | LineEntry;

export interface ActionEntry {
  kind: 'action';
  id: string;
  label: string;
  run: () => void;
  icon?: ReactNode;
  /** Its key, in the reader's words. */
  keys?: string;
  isEnabled?: boolean;
  /** Set for entries that are on or off: alone, or one of the radios of its group. */
  checked?: boolean;
  isRadio?: boolean;
  /** How its name looks, where the name is a sample of what it does. */
  style?: Sample;
}

/** Of the colour only the light page shows something; `--sample` is taken there. */
export type Sample = CSSProperties & { '--sample'?: string };

export interface SubmenuEntry {
  kind: 'menu';
  id: string;
  label: string;
  icon?: ReactNode;
  isEnabled?: boolean;
  entries: () => readonly MenuEntry[];
}

/** Entries that belong together; in columns where they are samples without a name of their own. */
export interface GroupEntry {
  kind: 'group';
  id: string;
  label?: string;
  columns?: number;
  entries: readonly ActionEntry[];
}

export interface LineEntry {
  kind: 'line';
  id: string;
}
