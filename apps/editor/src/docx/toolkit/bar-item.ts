import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { BarSection } from '../../ui/toolbar/bar-rows.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import type { PageActions, Tool, ToolGroup } from './tool.ts';

/** What menu entries have access to when the menu opens. */
export interface BarContext {
  editor: DocumentEditor;
  page: PageActions;
  t: TFunction;
}

/** A toolbar menu; its entries are the same in the overflow menu. */
export interface BarMenu {
  id: string;
  group: ToolGroup;
  /** Key of its label in the catalogue. */
  name: string;
  icon: Tool['icon'];
  /** Content of its button instead of the icon. */
  face?: ComponentType;
  /** It shows a value as text; on phones, the icon. */
  showsValue?: boolean;
  /** Its label is shown on the button. */
  showsLabel?: boolean;
  entries: (context: BarContext) => readonly MenuEntry[];
  /** For contextual menus: called once per frame; if false, its place stays empty. */
  isVisible?: (editor: DocumentEditor) => boolean;
  /** At the end of the menu row. */
  isAtEnd?: true;
  /** Also available in read-only documents. */
  isForReaders?: boolean;
}

export type BarItem = { kind: 'tool'; tool: Tool; isAtEnd?: true } | { kind: 'menu'; menu: BarMenu };

export function getItemId(item: BarItem): string {
  return item.kind === 'tool' ? item.tool.id : item.menu.id;
}

/** Its row in the toolbar and its group; groups are divided by separators. */
export function getBarSection(item: BarItem): { section: BarSection; group: string } {
  if (item.kind === 'tool')
    return item.isAtEnd === true
      ? { section: 'end', group: 'end' }
      : { section: 'tools', group: item.tool.group };
  const { group, showsLabel, isAtEnd } = item.menu;
  if (isAtEnd === true) return { section: 'end', group: 'end' };
  return showsLabel === true ? { section: 'menus', group: 'menus' } : { section: 'tools', group };
}
