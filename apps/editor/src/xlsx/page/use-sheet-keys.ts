import { useEffect, useRef } from 'react';
import { fillSelected } from '../editing/cell-commands.ts';
import { findSelectedCharacters } from '../editing/rich-entry.ts';
import type { Tool, ToolContext } from '../editing/tool.ts';
import { toggleFilter } from '../filter/filter-entries.ts';
import { formatItems } from './format-tools.tsx';
import { editNote, historyTools } from './sheet-tools.tsx';

const keyTools = [...historyTools, ...formatItems].filter(
  (item): item is Tool => item.kind === 'tool' && item.keys !== undefined,
);

/** Shortcuts of the sheet, wherever the focus is on the page, except in dialogs, menus and search fields. */
export function useSheetKeys(context: ToolContext): void {
  const latest = useRef(context);
  latest.current = context;
  // Listens to keys on the whole window.
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest('dialog, [popover], search') !== null)
        return;
      if (!runShortcut(event, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** The tool of a key that is pressed with Ctrl or Command. */
export const findKeyTool = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Tool | undefined =>
  shiftKey ? undefined : keyTools.find(({ keys }) => keys === `Mod-${key.toLowerCase()}`);

function runShortcut(event: KeyboardEvent, context: ToolContext): boolean {
  const { editing, page, sheetView } = context;
  if (event.key === 'F2' && event.shiftKey && sheetView.canWrite) {
    editNote(context);
    return true;
  }
  if (event.key === 'F8' && event.shiftKey) {
    editing.startAddition();
    page.announce(context.t('page:adding'));
    return true;
  }
  if (!(event.ctrlKey || event.metaKey)) return false;
  if (event.altKey) {
    const selects = event.code === 'Digit5' && sheetView.canWrite && sheetView.sheet.drawings.length > 0;
    if (selects) page.selectDrawing();
    return selects;
  }
  const key = event.key.toLowerCase();
  if (key === 'f' || (key === 'h' && sheetView.canWrite)) {
    page.openFind(key === 'h');
    return true;
  }
  if (key === 'p') {
    page.exportActions.print();
    return true;
  }
  const tool = findKeyTool(event);
  const characters = tool?.isForCharacters === true ? findSelectedCharacters(editing, context.lang) : null;
  if (tool !== undefined && characters !== null) {
    tool.run({ ...context, characters });
    return true;
  }
  // During editing, the field handles these keys.
  if (!sheetView.canWrite || editing.getView().draft !== null) return false;
  if (key === 'd' || key === 'r') {
    fillSelected(editing, key === 'd' ? 'rows' : 'columns');
    return true;
  }
  if (key === 'z' && event.shiftKey) {
    editing.redo();
    return true;
  }
  if (key === 'l' && event.shiftKey) {
    toggleFilter(context);
    return true;
  }
  if (tool === undefined) return false;
  if (tool.isEnabled?.(sheetView) ?? true) tool.run(context);
  return true;
}
