import type { TFunction } from 'i18next';
import type { ActEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { keyName } from '../../ui/toolbar/key-names.ts';
import type { Workplace } from '../state/workplace.tsx';
import { type Tool, toolName } from './tool.ts';

/** A tool as an entry of a menu. */
export function entryOf(tool: Tool, workplace: Workplace, t: TFunction): ActEntry {
  const { id, keys, isEnabled, isActive, run } = tool;
  const now = workplace.canvas.now();
  return {
    kind: 'act',
    id,
    label: toolName(tool, t),
    isEnabled: isEnabled?.(now, workplace) ?? true,
    run: () => run(workplace, t),
    ...(keys?.[0] === undefined ? {} : { keys: keyName(keys[0], t) }),
    ...(isActive === undefined ? {} : { checked: isActive(now, workplace) }),
  };
}

/** Tools in rows, with lines between the rows. */
export function rowsOf(
  rows: readonly (readonly Tool[])[],
  workplace: Workplace,
  t: TFunction,
): readonly MenuEntry[] {
  return rows.flatMap((row, index): MenuEntry[] => {
    const line: MenuEntry[] = index === 0 ? [] : [{ kind: 'line', id: `line-${row[0]?.id}` }];
    return [...line, ...row.map((tool) => entryOf(tool, workplace, t))];
  });
}
