import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';

/** All enabled entries of a menu, including submenus. */
export function listEnabledEntries(entries: readonly MenuEntry[]): ActionEntry[] {
  return entries.flatMap((entry): ActionEntry[] => {
    if (entry.kind === 'action') return entry.isEnabled === false ? [] : [entry];
    if (entry.kind === 'group') return listEnabledEntries(entry.entries);
    return entry.kind === 'menu' ? listEnabledEntries(entry.entries()) : [];
  });
}
