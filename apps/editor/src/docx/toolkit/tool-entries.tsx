import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import type { BarContext, BarItem } from './bar-item.ts';
import { sortIntoRows } from './menu-order.ts';
import { isAvailable, type Tool } from './tool.ts';

/** A tool as an entry of a menu. */
export function createToolEntry(tool: Tool, { editor, page, t }: BarContext): ActionEntry {
  const Icon = tool.icon;
  const isOn = tool.isActive?.(editor, page);
  return {
    kind: 'action',
    id: tool.id,
    label: t(tool.name),
    icon: <Icon size={16} aria-hidden />,
    isEnabled: tool.isEnabled?.(editor, page) ?? true,
    run: () => tool.run(editor, page),
    ...(tool.keys === undefined ? {} : { keys: formatShortcut(tool.keys, t) }),
    ...(isOn === undefined ? {} : { checked: isOn }),
    ...(tool.choice === undefined ? {} : { isRadio: true }),
  };
}

/** A menu of tools in rows with separators; tools with the same choice form a group. */
export function createToolEntries(tools: readonly Tool[], context: BarContext): readonly MenuEntry[] {
  const availableTools = tools.filter(
    (tool) => isAvailable(tool, context.editor) && tool.isForUser?.(context.editor) !== false,
  );
  return sortIntoRows(availableTools).flatMap((row, index): MenuEntry[] => {
    const separator: MenuEntry[] = index === 0 ? [] : [{ kind: 'separator', id: `separator-${row[0]?.id}` }];
    return [...separator, ...groupByChoice(row, context)];
  });
}

function groupByChoice(row: readonly Tool[], context: BarContext): MenuEntry[] {
  const choices = new Set(row.map(({ choice }) => choice));
  return [...choices].flatMap((choice): MenuEntry[] => {
    const entries = row
      .filter((tool) => tool.choice === choice)
      .map((tool) => createToolEntry(tool, context));
    return choice === undefined ? entries : [{ kind: 'group', id: choice, entries }];
  });
}

/** The overflow menu for items that do not fit the toolbar. */
export function createOverflowEntries(items: readonly BarItem[], context: BarContext): readonly MenuEntry[] {
  return items.map((item): MenuEntry => {
    if (item.kind === 'tool') return createToolEntry(item.tool, context);
    const { menu } = item;
    const Icon = menu.icon;
    return {
      kind: 'menu',
      id: menu.id,
      label: context.t(menu.name),
      icon: <Icon size={16} aria-hidden />,
      entries: () => menu.entries(context),
    };
  });
}
