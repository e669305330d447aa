import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { CanvasState } from '../state/create-canvas.ts';
import type { EditorContext } from '../state/editor-context.tsx';

export type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** Something that a person does from the bar, a menu or a key. */
export interface Tool {
  /** Unique; its name in the catalogue is `canvas:tool.<id>` unless `name` says another. */
  id: string;
  name?: string;
  icon?: Icon;
  /** As `Mod-Shift-g`; several where keyboards differ, the first is shown. */
  keys?: readonly string[];
  /** Its key works also while words are being written. */
  inText?: boolean;
  /** Works where nothing can be written, too. */
  isForReaders?: boolean;
  isEnabled?: (now: CanvasState, context: EditorContext) => boolean;
  isActive?: (now: CanvasState, context: EditorContext) => boolean;
  run: (context: EditorContext, t: TFunction) => void;
}

/** A menu of the bar. Its entries are the same in the bar and in the overflow. */
export interface ToolMenu {
  id: string;
  icon: Icon;
  isForReaders?: boolean;
  isEnabled?: (now: CanvasState, context: EditorContext) => boolean;
  /** Its name stands on the button. */
  isNamed?: boolean;
  entries: (context: EditorContext, t: TFunction) => readonly MenuEntry[];
}

export function toolName({ id, name }: Tool, t: TFunction): string {
  return t(name ?? `canvas:tool.${id}`);
}
