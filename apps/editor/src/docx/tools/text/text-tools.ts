import {
  Bold,
  Italic,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react';
import { redoDepth, undoDepth } from 'prosemirror-history';
import { clearFormatting } from '../../commands/paragraph-style.ts';
import * as text from '../../commands/text-format.ts';
import { getStyles } from '../../document/styles/styles-of.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { getFocusedEditor } from '../../editing/focused-editing.ts';
import { redoIn, undoIn } from '../../editing/undo.ts';
import { formatAtSelection } from '../../toolkit/throttled-value.ts';
import type { Tool } from '../../toolkit/tool.ts';
import { canEdit, runTool } from '../../toolkit/writing-tool.ts';

export const historyTools: readonly Tool[] = [
  {
    id: 'undo',
    group: 'history',
    name: 'tools:undo',
    icon: Undo2,
    keys: 'Mod-z',
    run: (editor) => void (canEdit(editor) && undoIn(editor.view, getFocusedEditor(editor).view)),
    isEnabled: (editor) => canUndoOrRedo(editor, undoDepth),
  },
  {
    id: 'redo',
    group: 'history',
    name: 'tools:redo',
    icon: Redo2,
    keys: 'Mod-y',
    run: (editor) => void (canEdit(editor) && redoIn(editor.view, getFocusedEditor(editor).view)),
    isEnabled: (editor) => canUndoOrRedo(editor, redoDepth),
  },
];

function canUndoOrRedo(editor: DocumentEditor, depth: typeof undoDepth): boolean {
  return (
    canEdit(editor) && [editor.view, getFocusedEditor(editor).view].some(({ state }) => depth(state) > 0)
  );
}

type ToggleChange = (isOn: boolean) => text.TextChange;

function createToggleTool(
  tool: Pick<Tool, 'id' | 'icon' | 'keys'>,
  change: ToggleChange,
  isActive: Tool['isActive'],
): Tool {
  return {
    ...tool,
    group: 'font',
    name: `tools:${tool.id}`,
    run: runTool(() => text.toggleText(change)),
    isEnabled: canEdit,
    ...(isActive === undefined ? {} : { isActive }),
  };
}

export const boldTool = createToggleTool(
  { id: 'bold', icon: Bold, keys: 'Mod-b' },
  text.bold,
  (editor) => formatAtSelection(editor).bold === true,
);
export const italicTool = createToggleTool(
  { id: 'italic', icon: Italic, keys: 'Mod-i' },
  text.italic,
  (editor) => formatAtSelection(editor).italic === true,
);
export const underlineTool = createToggleTool(
  { id: 'underline', icon: Underline, keys: 'Mod-u' },
  text.underline,
  (editor) => formatAtSelection(editor).underline === true,
);
export const strikeTool = createToggleTool(
  { id: 'strike', icon: Strikethrough, keys: 'Mod-Shift-x' },
  text.strike,
  (editor) => formatAtSelection(editor).strike === true,
);
export const superscriptTool = createToggleTool(
  { id: 'superscript', icon: Superscript, keys: 'Mod-.' },
  text.superscript,
  (editor) => formatAtSelection(editor).verticalAlign === 'superscript',
);
export const subscriptTool = createToggleTool(
  { id: 'subscript', icon: Subscript, keys: 'Mod-,' },
  text.subscript,
  (editor) => formatAtSelection(editor).verticalAlign === 'subscript',
);
export const clearTool: Tool = {
  id: 'clear',
  group: 'font',
  name: 'tools:clear',
  icon: RemoveFormatting,
  keys: 'Mod-\\',
  run: runTool((editor) => clearFormatting(getStyles(editor.parts()))),
  isEnabled: canEdit,
};
