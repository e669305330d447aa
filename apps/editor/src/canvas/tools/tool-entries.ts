import type { TFunction } from 'i18next';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { getToolName, type Tool } from './tool.ts';

/** A tool as an entry of a menu. */
export function createToolEntry(tool: Tool, context: EditorContext, t: TFunction): ActionEntry {
  const { id, keys, isEnabled, isActive, run } = tool;
  const now = context.canvas.getState();
  return {
    kind: 'action',
    id,
    label: getToolName(tool, t),
    isEnabled: isEnabled?.(now, context) ?? true,
    run: () => run(context, t),
    ...(keys?.[0] === undefined ? {} : { keys: formatShortcut(keys[0], t) }),
    ...(isActive === undefined ? {} : { checked: isActive(now, context) }),
  };
}

/** Tools in groups with separators between them. */
export function createRowEntries(
  rows: readonly (readonly Tool[])[],
  context: EditorContext,
  t: TFunction,
): readonly MenuEntry[] {
  return rows.flatMap((row, index): MenuEntry[] => {
    const separator: MenuEntry[] = index === 0 ? [] : [{ kind: 'separator', id: `separator-${row[0]?.id}` }];
    return [...separator, ...row.map((tool) => createToolEntry(tool, context, t))];
  });
}
