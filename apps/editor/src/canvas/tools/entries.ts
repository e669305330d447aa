import type { TFunction } from 'i18next';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { keyName } from '../../ui/toolbar/key-names.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { type Tool, toolName } from './tool.ts';

/** A tool as an entry of a menu. */
export function entryOf(tool: Tool, context: EditorContext, t: TFunction): ActionEntry {
  const { id, keys, isEnabled, isActive, run } = tool;
  const now = context.canvas.now();
  return {
    kind: 'action',
    id,
    label: toolName(tool, t),
    isEnabled: isEnabled?.(now, context) ?? true,
    run: () => run(context, t),
    ...(keys?.[0] === undefined ? {} : { keys: keyName(keys[0], t) }),
    ...(isActive === undefined ? {} : { checked: isActive(now, context) }),
  };
}

/** Tools in groups with separators between them. */
export function rowsOf(
  rows: readonly (readonly Tool[])[],
  context: EditorContext,
  t: TFunction,
): readonly MenuEntry[] {
  return rows.flatMap((row, index): MenuEntry[] => {
    const line: MenuEntry[] = index === 0 ? [] : [{ kind: 'line', id: `line-${row[0]?.id}` }];
    return [...line, ...row.map((tool) => entryOf(tool, context, t))];
  });
}
