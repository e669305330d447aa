import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { MenuEntry } from '../../../ui/menu/menu-entries.ts';
import type { Editing } from '../../editing/editing.ts';
import type { PageActs, Tool, ToolGroup } from '../tool.ts';

/** What the entries of a menu can know when it opens. */
export interface BarContext {
  editing: Editing;
  page: PageActs;
  t: TFunction;
}

/** A menu of the bar. Its entries are the same in the bar and in the overflow. */
export interface BarMenu {
  id: string;
  group: ToolGroup;
  /** Key of its name in the catalogues. */
  name: string;
  icon: Tool['icon'];
  /** What its button shows instead of the icon. */
  face?: ComponentType;
  /** What it shows is a value in words; on phones the icon stands for it. */
  isValue?: boolean;
  /** Its name stands on the button. */
  isNamed?: boolean;
  entries: (context: BarContext) => readonly MenuEntry[];
  /** Asked with every picture; where it says no, the menu is not there. */
  isThere?: (editing: Editing) => boolean;
  /** Works where nothing can be written, too. */
  isForReaders?: boolean;
}

export type BarItem = { kind: 'tool'; tool: Tool } | { kind: 'menu'; menu: BarMenu };

export function idOf(item: BarItem): string {
  return item.kind === 'tool' ? item.tool.id : item.menu.id;
}

/** Between two of these stands a line; the menus at the end are one. */
export function groupOf(item: BarItem): ToolGroup | 'menus' {
  if (item.kind === 'tool') return item.tool.group;
  return item.menu.isNamed ? 'menus' : item.menu.group;
}
