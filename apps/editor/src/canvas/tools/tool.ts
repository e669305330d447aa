import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { CanvasState } from '../state/create-canvas.ts';
import type { EditorContext } from '../state/editor-context.tsx';

export type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** An action in the toolbar, in a menu or on a key. */
export interface Tool {
  /** Unique; its label is `canvas:tool.<id>` unless `labelKey` overrides it. */
  id: string;
  labelKey?: string;
  icon?: Icon;
  /** As `Mod-Shift-g`; several if keyboards differ, the first is displayed. */
  keys?: readonly string[];
  /** Its shortcut also works while text is being edited. */
  worksInText?: boolean;
  /** Also available in read-only documents. */
  isAvailableToReaders?: boolean;
  isEnabled?: (now: CanvasState, context: EditorContext) => boolean;
  isActive?: (now: CanvasState, context: EditorContext) => boolean;
  run: (context: EditorContext, t: TFunction) => void;
}

/** A toolbar menu; its entries are the same in the overflow menu. */
export interface ToolMenu {
  id: string;
  icon: Icon;
  isAvailableToReaders?: boolean;
  isEnabled?: (now: CanvasState, context: EditorContext) => boolean;
  /** Its name is shown on the button. */
  showsLabel?: boolean;
  entries: (context: EditorContext, t: TFunction) => readonly MenuEntry[];
}

export function getToolName({ id, labelKey }: Tool, t: TFunction): string {
  return t(labelKey ?? `canvas:tool.${id}`);
}
