import type { ComponentType, ReactNode } from 'react';
import type { ExportActions } from '../../frame/page/export-actions.ts';
import type { Editing, ViewKind } from '../editing/editing.ts';

/** Where a tool stands; the groups stand in this order, and leave the bar for its overflow menu from the end. */
export const toolGroups = [
  'history',
  'style',
  'font',
  'paragraph',
  'insert',
  'layout',
  'review',
  'view',
] as const;
export type ToolGroup = (typeof toolGroups)[number];

/** Something that a person does to the text or the page from the bar, a menu or a key. */
export interface Tool {
  /** Unique; also the end of its test id. */
  id: string;
  group: ToolGroup;
  /** Key of its name in the catalogues, with the namespace: `notes:insert`. */
  name: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** As the library writes keys: `Mod-Alt-f`. Shown in the reader's words. */
  keys?: string;
  run: (editing: Editing, page: PageActions) => void;
  /** Asked with every change: quick. True where it is left out. */
  isEnabled?: (editing: Editing, page: PageActions) => boolean;
  /** False for whom it is not at all: they have no such key, and read of it in no menu and no list. */
  isFor?: (editing: Editing) => boolean;
  /** A tool that is either on or off. */
  isActive?: (editing: Editing, page: PageActions) => boolean;
  /** Left out where the text is shown without pages. */
  needsPages?: true;
  /** Of the tools of a group with the same choice exactly one is active, and the menu shows them as such. */
  choice?: string;
}

/** What a key needs of a tool. */
export type KeyTool = Pick<Tool, 'id' | 'name' | 'keys' | 'run' | 'isEnabled' | 'isFor' | 'needsPages'>;

/** Whether the opening of the text has such a tool; for whom it is may show a moment later (`isFor`). */
export function isOffered({ id, needsPages }: Pick<Tool, 'id' | 'needsPages'>, editing: Editing): boolean {
  if (editing.isSuggestOnly && !reviewerTools.has(id)) return false;
  return needsPages !== true || editing.viewKind() === 'pages';
}

/** What somebody uses who reviews a text: nothing that makes the text another, and no verdict on what is suggested but to take it back. */
const reviewerTools: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'highlight',
  'comment',
  'comments-panel',
  'find',
  'outline',
  'go-to-footnote',
  'next-change',
  'previous-change',
  'reject-change',
  'spelling',
  'next-misspelt',
  'review',
  'view',
  'plain-text',
  'zoom-in',
  'zoom-out',
  'print',
  'download',
  'keys',
]);

export const panelIds = ['comments', 'outline', 'spelling'] as const;
export type PanelId = (typeof panelIds)[number];

export type FindMode = 'find' | 'replace';

/** What a tool can ask of the page around the text. */
export interface PageActions {
  /** Beside the text; a sheet over it on phones. One at a time. */
  openPanel: (id: PanelId) => void;
  closePanel: () => void;
  panel: () => PanelId | null;
  /** A dialog (ui/Dialog.tsx); null takes it away. */
  show: (dialog: ReactNode | null) => void;
  /** The strip that looks for something in the text. */
  find: (mode: FindMode) => void;
  exportActions: ExportActions;
  /** Shows the text in another way; null where there is one way only. */
  chooseView: ((format: ViewKind) => void) | null;
  /** Tells a screen reader what happened. */
  announce: (text: string) => void;
}
