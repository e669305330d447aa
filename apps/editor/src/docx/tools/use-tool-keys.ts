import { keydownHandler } from 'prosemirror-keymap';
import { useEffect } from 'react';
import { dictation } from '../dictation/dictation.ts';
import { useEditor } from '../editing/editing-context.ts';
import { usePageActions, useShortcutTools } from '../toolkit/page-actions.tsx';
import { isAvailable, type KeyTool } from '../toolkit/tool.ts';

/** Shortcuts of all tools, in the text and in the toolbar; before the library's, so that each key has one meaning. */
export function useToolKeys(tools: readonly KeyTool[]): void {
  const editor = useEditor();
  const page = usePageActions();
  const shortcuts = useShortcutTools();
  // Listens to the shortcuts of the available tools.
  useEffect(() => {
    const availableTools = tools.filter((tool) => isAvailable(tool, editor));
    shortcuts.tools = availableTools;
    const bindings = availableTools.flatMap((tool) => {
      if (tool.keys === undefined) return [];
      const run = (): boolean => {
        if (tool.isForUser?.(editor) === false) return false;
        // What was said so far is in the text before the tool, such as undo, changes it.
        if (tool.id !== 'dictation') dictation.stop();
        if (tool.isEnabled?.(editor, page) !== false) tool.run(editor, page);
        return true;
      };
      return [[tool.keys, run] as const];
    });
    // Reviewers lack these tools; the library's own keys for them are disabled as well.
    const disabledBindings = editor.isSuggestOnly
      ? tools.flatMap(({ keys }) => (keys === undefined ? [] : [[keys, () => true] as const]))
      : [];
    const handler = keydownHandler(Object.fromEntries([...disabledBindings, ...bindings]));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || !isFromTextOrBar(event, editor.view.dom)) return;
      if (!handler(editor.view, event) && !handler(editor.view, withDigit(event))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [editor, page, tools, shortcuts]);
}

/** Keys typed in a dialog or panel are not commands for the text. */
function isFromTextOrBar(event: KeyboardEvent, text: HTMLElement): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('dialog, [popover]') !== null) return false;
  return text.contains(target) || target === document.body || target.closest('[role="toolbar"]') !== null;
}

/** On many keyboards Ctrl+Alt with a digit gives another character ("²"), as does Shift ("/"): the digit is used. AltGr is left alone. */
function withDigit(event: KeyboardEvent): KeyboardEvent {
  const [, digit] = /^Digit(\d)$/.exec(event.code) ?? [];
  if (digit === undefined || !event.ctrlKey || event.getModifierState('AltGraph')) return event;
  const { ctrlKey, altKey, shiftKey, metaKey } = event;
  return new KeyboardEvent('keydown', { key: digit, ctrlKey, altKey, shiftKey, metaKey });
}
