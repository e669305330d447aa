import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { ExportActions } from '../../frame/page/export-actions.ts';
import type { ClipboardTarget } from '../../ui/clipboard-commands.ts';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { SelectedCharacters } from './rich-entry.ts';
import type { SheetView, WorkbookEditing } from './workbook-editing.ts';

/** What a tool can request from the page around the sheet. */
export interface PageActions {
  showDialog: (dialog: ReactNode | null) => void;
  openFind: (withReplace: boolean) => void;
  toggleNotes: () => void;
  exportActions: ExportActions;
  /** Whose clipboard the menus use. */
  clipboard: ClipboardTarget;
  announce: (text: string) => void;
  focusSheet: () => void;
  /** Selects a drawing, or the first one. */
  selectDrawing: (index?: number) => void;
}

export interface ToolContext {
  editing: WorkbookEditing;
  sheetView: SheetView;
  page: PageActions;
  author: string;
  lang: string;
  /** What a format is for; null for whole cells. */
  characters: SelectedCharacters | null;
  t: TFunction;
}

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** An action on a sheet in the toolbar, in a menu or on a key. */
export interface Tool {
  kind: 'tool';
  id: string;
  group: string;
  icon: Icon;
  /** Shortcut, in the form `Mod-Shift-l`. */
  keys?: string;
  run: (context: ToolContext) => void;
  isEnabled?: (sheetView: SheetView) => boolean;
  isActive?: (context: ToolContext) => boolean;
  isAvailableToReaders?: boolean;
  /** Formats characters, if some are selected. */
  isForCharacters?: boolean;
}

export interface ToolMenu {
  kind: 'menu';
  id: string;
  group: string;
  icon: Icon;
  /** Its name is shown on the button. */
  showsLabel?: boolean;
  /** Button text instead of a name. */
  buttonLabel?: (context: ToolContext) => string;
  entries: (context: ToolContext) => readonly MenuEntry[];
  isAvailableToReaders?: boolean;
  /** Formats characters, if some are selected. */
  isForCharacters?: boolean;
}

export type BarItem = Tool | ToolMenu;
