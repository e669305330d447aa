import i18next from 'i18next';
import { Eye, type LucideIcon, MessageSquareDiff, PenLine } from 'lucide-react';
import type { DocumentEditor, EditingMode } from '../editing/editing.ts';
import type { PageActions, Tool } from '../toolkit/tool.ts';
import { storeMode } from './stored-mode.ts';

export const modeIcons: Record<EditingMode, LucideIcon> = {
  editing: PenLine,
  suggesting: MessageSquareDiff,
  viewing: Eye,
};

/** Sets the mode; announced, because keys then have another effect. */
export function chooseMode(editor: DocumentEditor, page: PageActions, mode: EditingMode): void {
  editor.setMode(mode);
  storeMode(mode);
  page.announce(i18next.t(announceMode[mode]));
}

const announceMode: Record<EditingMode, string> = {
  editing: 'review:mode.isEditing',
  suggesting: 'review:mode.isSuggesting',
  viewing: 'review:mode.isViewing',
};

export const modes = ['editing', 'suggesting', 'viewing'] as const;

export const modeTools: readonly Tool[] = modes.map((mode) => ({
  id: `mode-${mode}`,
  group: 'review',
  name: `review:mode.${mode}`,
  icon: modeIcons[mode],
  choice: 'mode',
  isEnabled: (editor) => editor.canWrite(),
  isActive: (editor) => editor.mode() === mode,
  run: (editor, page) => chooseMode(editor, page, mode),
}));

/** Ctrl+Shift+E toggles it. */
export const suggestTool: Tool = {
  id: 'suggest',
  group: 'review',
  name: 'review:mode.suggesting',
  icon: MessageSquareDiff,
  keys: 'Mod-Shift-e',
  isEnabled: (editor) => editor.canWrite(),
  isActive: (editor) => editor.mode() === 'suggesting',
  run: (editor, page) => chooseMode(editor, page, editor.mode() === 'suggesting' ? 'editing' : 'suggesting'),
};
