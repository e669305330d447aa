import type { ComponentType, ReactNode } from 'react';
import type { ExportActions } from '../../frame/page/export-actions.ts';
import type { DocumentEditor, ViewKind } from '../editing/editing.ts';

/** Toolbar groups in order; groups move to the overflow menu from the end. */
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

/** An action on the text or the page, in the toolbar, a menu or on a key. */
export interface Tool {
  /** Unique; also the suffix of its test id. */
  id: string;
  group: ToolGroup;
  /** Key of its label, with the namespace: `notes:insert`. */
  name: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** In ProseMirror's syntax: `Mod-Alt-f`. Displayed in the user's language. */
  keys?: string;
  run: (editor: DocumentEditor, page: PageActions) => void;
  /** Called on every change, so it must be fast. Enabled if undefined. */
  isEnabled?: (editor: DocumentEditor, page: PageActions) => boolean;
  /** False if the tool does not exist for the user: without shortcut, menu entry or mention in lists. */
  isForUser?: (editor: DocumentEditor) => boolean;
  /** For toggle tools. */
  isActive?: (editor: DocumentEditor, page: PageActions) => boolean;
  /** Omitted in the view without pages. */
  needsPages?: true;
  /** Of the tools of a group with the same choice, exactly one is active; the menu shows them as radio items. */
  choice?: string;
}

/** The properties of a tool that a shortcut needs. */
export type KeyTool = Pick<Tool, 'id' | 'name' | 'keys' | 'run' | 'isEnabled' | 'isForUser' | 'needsPages'>;

/** Whether the tool exists for this opening of the text; whether it applies to the user may be known later (`isFor`). */
export function isAvailable(
  { id, needsPages }: Pick<Tool, 'id' | 'needsPages'>,
  editor: DocumentEditor,
): boolean {
  if (editor.isSuggestOnly && !reviewerTools.has(id)) return false;
  return needsPages !== true || editor.viewKind() === 'pages';
}

/** Tools for reviewers: none that change the text directly, and none that accept suggestions. */
const reviewerTools: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'highlight',
  'dictation',
  'dictation-settings',
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
  'reading-preferences',
  'read-aloud',
  'print',
  'download',
  'keys',
]);

export const panelIds = ['comments', 'outline', 'spelling'] as const;
export type PanelId = (typeof panelIds)[number];

export type FindMode = 'find' | 'replace';

/** What a tool can request from the page around the text. */
export interface PageActions {
  /** Beside the text, or as a sheet on phones. One at a time. */
  openPanel: (id: PanelId) => void;
  closePanel: () => void;
  panel: () => PanelId | null;
  /** Shows a dialog (ui/Dialog.tsx); null closes it. */
  show: (dialog: ReactNode | null) => void;
  /** Opens the search bar. */
  find: (mode: FindMode) => void;
  exportActions: ExportActions;
  /** Switches the view; null if there is only one. */
  chooseView: ((format: ViewKind) => void) | null;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
}
