import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { keyName } from '../../ui/toolbar/key-names.ts';
import type { BarContext, BarItem } from './bar-item.ts';
import { inRows } from './menu-order.ts';
import { isOffered, type Tool } from './tool.ts';

/** A tool as an entry of a menu. */
export function entryOf(tool: Tool, { editing, page, t }: BarContext): ActionEntry {
  const Icon = tool.icon;
  const isOn = tool.isActive?.(editing, page);
  return {
    kind: 'action',
    id: tool.id,
    label: t(tool.name),
    icon: <Icon size={16} aria-hidden />,
    isEnabled: tool.isEnabled?.(editing, page) ?? true,
    run: () => tool.run(editing, page),
    ...(tool.keys === undefined ? {} : { keys: keyName(tool.keys, t) }),
    ...(isOn === undefined ? {} : { checked: isOn }),
    ...(tool.choice === undefined ? {} : { isRadio: true }),
  };
}

/** A menu of tools in rows with separators; tools with the same choice form a group. */
export function entriesOf(tools: readonly Tool[], context: BarContext): readonly MenuEntry[] {
  const offered = tools.filter(
    (tool) => isOffered(tool, context.editing) && tool.isFor?.(context.editing) !== false,
  );
  return inRows(offered).flatMap((row, index): MenuEntry[] => {
    const line: MenuEntry[] = index === 0 ? [] : [{ kind: 'line', id: `line-${row[0]?.id}` }];
    return [...line, ...grouped(row, context)];
  });
}

function grouped(row: readonly Tool[], context: BarContext): MenuEntry[] {
  const choices = new Set(row.map(({ choice }) => choice));
  return [...choices].flatMap((choice): MenuEntry[] => {
    const entries = row.filter((tool) => tool.choice === choice).map((tool) => entryOf(tool, context));
    return choice === undefined ? entries : [{ kind: 'group', id: choice, entries }];
  });
}

/** The overflow menu for items that do not fit the toolbar. */
export function overflowEntries(items: readonly BarItem[], context: BarContext): readonly MenuEntry[] {
  return items.map((item): MenuEntry => {
    if (item.kind === 'tool') return entryOf(item.tool, context);
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
