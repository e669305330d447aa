import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { Place } from '../../ui/toolbar/bar-rows.ts';
import type { Editing } from '../editing/editing.ts';
import type { PageActions, Tool, ToolGroup } from './tool.ts';

/** What the entries of a menu can know when it opens. */
export interface BarContext {
  editing: Editing;
  page: PageActions;
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
  /** It comes with what is chosen. Asked with every picture; where it says no, its place stays empty. */
  isThere?: (editing: Editing) => boolean;
  /** At the end of the row of menus. */
  isAtEnd?: true;
  /** Works where nothing can be written, too. */
  isForReaders?: boolean;
}

export type BarItem = { kind: 'tool'; tool: Tool; isAtEnd?: true } | { kind: 'menu'; menu: BarMenu };

export function idOf(item: BarItem): string {
  return item.kind === 'tool' ? item.tool.id : item.menu.id;
}

/** In its row; between two groups stands a line. */
export function placeOf(item: BarItem): { place: Place; group: string } {
  if (item.kind === 'tool')
    return item.isAtEnd === true
      ? { place: 'end', group: 'end' }
      : { place: 'tools', group: item.tool.group };
  const { group, isNamed, isAtEnd } = item.menu;
  if (isAtEnd === true) return { place: 'end', group: 'end' };
  return isNamed === true ? { place: 'menus', group: 'menus' } : { place: 'tools', group };
}
