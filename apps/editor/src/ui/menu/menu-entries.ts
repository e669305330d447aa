import type { CSSProperties, ReactNode } from 'react';

/** Menu entries as data, so that the toolbar, its overflow menu and the tests share them. */
export type MenuEntry = ActionEntry | SubmenuEntry | GroupEntry | SeparatorEntry;

export interface ActionEntry {
  kind: 'action';
  id: string;
  label: string;
  run: () => void;
  icon?: ReactNode;
  /** Its shortcut in the user's language. */
  keys?: string;
  isEnabled?: boolean;
  /** For toggle entries: alone, or as a radio item of its group. */
  checked?: boolean;
  isRadio?: boolean;
  /** Style of the label, as a preview of its effect. */
  style?: PreviewStyle;
}

/** The colour is used only in the light theme, through `--sample`. */
export type PreviewStyle = CSSProperties & { '--sample'?: string };

export interface SubmenuEntry {
  kind: 'menu';
  id: string;
  label: string;
  icon?: ReactNode;
  isEnabled?: boolean;
  entries: () => readonly MenuEntry[];
}

/** A group of entries; in columns if they are previews without a visible label. */
export interface GroupEntry {
  kind: 'group';
  id: string;
  label?: string;
  columns?: number;
  entries: readonly ActionEntry[];
}

export interface SeparatorEntry {
  kind: 'separator';
  id: string;
}
