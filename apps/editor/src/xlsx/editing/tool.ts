import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { ExportActions } from '../../frame/page/export-actions.ts';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { SheetView, WorkbookEditing } from './workbook-editing.ts';

/** What a tool can request from the page around the sheet. */
export interface PageActions {
  show: (dialog: ReactNode | null) => void;
  find: (withReplace: boolean) => void;
  toggleNotes: () => void;
  exportActions: ExportActions;
  announce: (text: string) => void;
  focus: () => void;
}

export interface ToolContext {
  editing: WorkbookEditing;
  shown: SheetView;
  page: PageActions;
  author: string;
  lang: string;
  t: TFunction;
}

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** An action on a sheet in the toolbar, in a menu or on a key. */
export interface Tool {
  kind: 'tool';
  id: string;
  group: string;
  icon: Icon;
  /** As `Mod-Shift-l`. */
  keys?: string;
  run: (context: ToolContext) => void;
  isEnabled?: (shown: SheetView) => boolean;
  isActive?: (context: ToolContext) => boolean;
  isForReaders?: boolean;
}

export interface ToolMenu {
  kind: 'menu';
  id: string;
  group: string;
  icon: Icon;
  /** Its name is shown on the button. */
  isNamed?: boolean;
  /** Button text instead of a name. */
  face?: (context: ToolContext) => string;
  entries: (context: ToolContext) => readonly MenuEntry[];
  isForReaders?: boolean;
}

export type BarItem = Tool | ToolMenu;
