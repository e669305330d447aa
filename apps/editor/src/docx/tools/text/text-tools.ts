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
import { stylesOf } from '../../document/styles/styles-of.ts';
import type { Editing } from '../../editing/editing.ts';
import { focusedEditing } from '../../editing/focused-editing.ts';
import { redoIn, undoIn } from '../../editing/undo.ts';
import { shownIn } from '../../toolkit/throttled-value.ts';
import type { Tool } from '../../toolkit/tool.ts';
import { isWriting, runTool } from '../../toolkit/writing-tool.ts';

export const historyTools: readonly Tool[] = [
  {
    id: 'undo',
    group: 'history',
    name: 'tools:undo',
    icon: Undo2,
    keys: 'Mod-z',
    run: (editing) => void (isWriting(editing) && undoIn(editing.view, focusedEditing(editing).view)),
    isEnabled: (editing) => canStep(editing, undoDepth),
  },
  {
    id: 'redo',
    group: 'history',
    name: 'tools:redo',
    icon: Redo2,
    keys: 'Mod-y',
    run: (editing) => void (isWriting(editing) && redoIn(editing.view, focusedEditing(editing).view)),
    isEnabled: (editing) => canStep(editing, redoDepth),
  },
];

function canStep(editing: Editing, depth: typeof undoDepth): boolean {
  return (
    isWriting(editing) && [editing.view, focusedEditing(editing).view].some(({ state }) => depth(state) > 0)
  );
}

type Switch = (isOn: boolean) => text.TextChange;

function switchTool(
  tool: Pick<Tool, 'id' | 'icon' | 'keys'>,
  change: Switch,
  isActive: Tool['isActive'],
): Tool {
  return {
    ...tool,
    group: 'font',
    name: `tools:${tool.id}`,
    run: runTool(() => text.toggleText(change)),
    isEnabled: isWriting,
    ...(isActive === undefined ? {} : { isActive }),
  };
}

export const boldTool = switchTool(
  { id: 'bold', icon: Bold, keys: 'Mod-b' },
  text.bold,
  (editing) => shownIn(editing).bold === true,
);
export const italicTool = switchTool(
  { id: 'italic', icon: Italic, keys: 'Mod-i' },
  text.italic,
  (editing) => shownIn(editing).italic === true,
);
export const underlineTool = switchTool(
  { id: 'underline', icon: Underline, keys: 'Mod-u' },
  text.underline,
  (editing) => shownIn(editing).underline === true,
);
export const strikeTool = switchTool(
  { id: 'strike', icon: Strikethrough, keys: 'Mod-Shift-x' },
  text.strike,
  (editing) => shownIn(editing).strike === true,
);
export const superscriptTool = switchTool(
  { id: 'superscript', icon: Superscript, keys: 'Mod-.' },
  text.superscript,
  (editing) => shownIn(editing).raised === 'superscript',
);
export const subscriptTool = switchTool(
  { id: 'subscript', icon: Subscript, keys: 'Mod-,' },
  text.subscript,
  (editing) => shownIn(editing).raised === 'subscript',
);
export const clearTool: Tool = {
  id: 'clear',
  group: 'font',
  name: 'tools:clear',
  icon: RemoveFormatting,
  keys: 'Mod-\\',
  run: runTool((editing) => clearFormatting(stylesOf(editing.parts()))),
  isEnabled: isWriting,
};
