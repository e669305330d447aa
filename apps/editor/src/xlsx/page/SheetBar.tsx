import { ChevronDown } from 'lucide-react';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { Place } from '../../ui/toolbar/bar-rows.ts';
import { keyName } from '../../ui/toolbar/key-names.ts';
import { Toolbar, type ToolbarItem } from '../../ui/toolbar/Toolbar.tsx';
import { ToolFace } from '../../ui/toolbar/ToolFace.tsx';
import { useOnceTrue } from '../../ui/toolbar/use-once-true.ts';
import { writeDraft } from '../editing/cell-commands.ts';
import type { BarItem, Tool, ToolContext, ToolMenu } from '../editing/tool.ts';
import { formatItems } from './format-tools.tsx';
import { endTools, historyTools, sheetMenus } from './sheet-tools.tsx';

/** The toolbar, in order. */
export const barItems: readonly BarItem[] = [...historyTools, ...formatItems, ...sheetMenus, ...endTools];

/** The most used tools first. */
const requested = [
  'undo',
  'bold',
  'insert',
  'function',
  'cells',
  'redo',
  'view',
  'format',
  'fill',
  'data',
  'align',
  'italic',
  'merge',
  'borders',
  'size',
  'colour',
  'underline',
  'find',
  'notes',
];

/** Toolbar of a sheet; for readers a subset. */
export function SheetBar({ context }: { context: ToolContext }) {
  const { shown, page } = context;
  const writes = useOnceTrue(shown.canWrite);
  const there = barItems.filter((item) => writes || item.isForReaders === true);
  return (
    <Toolbar
      items={there.map(
        (item): ToolbarItem => ({
          id: item.id,
          place: placeOf(item),
          group: item.group,
          button:
            item.kind === 'tool' ? (
              <ToolView tool={item} context={context} />
            ) : (
              <MenuView menu={item} context={context} />
            ),
        }),
      )}
      preferred={requested}
      overflow={(hidden) =>
        there.filter(({ id }) => hidden.includes(id)).map((item) => entryOf(item, context))
      }
      focusDocument={page.focus}
    />
  );
}

function placeOf({ group }: BarItem): Place {
  return group === 'menus' || group === 'end' ? group : 'tools';
}

/** The document may be temporarily read-only. */
function canUse({ isForReaders }: BarItem, { shown }: ToolContext): boolean {
  return shown.canWrite || isForReaders === true;
}

/** Text being typed is entered first: tools act on the content of cells. */
function settled(context: ToolContext): ToolContext {
  writeDraft(context.editing, context.lang);
  return { ...context, shown: context.editing.now() };
}

function ToolView({ tool, context }: { tool: Tool; context: ToolContext }) {
  return (
    <ToolFace
      id={tool.id}
      label={context.t(`page:tool.${tool.id}`)}
      icon={tool.icon}
      keys={tool.keys}
      isEnabled={canUse(tool, context) && (tool.isEnabled?.(context.shown) ?? true)}
      isActive={tool.isActive?.(context) ?? null}
      run={() => {
        tool.run(settled(context));
        context.page.focus();
      }}
    />
  );
}

function MenuView({ menu, context }: { menu: ToolMenu; context: ToolContext }) {
  const name = context.t(`page:tool.${menu.id}`);
  const { icon: Icon, isNamed = false, face } = menu;
  return (
    <MenuButton
      id={menu.id}
      label={name}
      className={`tool tool-menu tool-${menu.id}`}
      isEnabled={canUse(menu, context)}
      entries={() => menu.entries(settled(context))}
      focusAfterChoice={context.page.focus}
    >
      <span className={isNamed || face !== undefined ? 'phone-only' : 'tool-icon'}>
        <Icon size={18} aria-hidden />
      </span>
      {isNamed ? <span className="wide-only">{name}</span> : null}
      {face === undefined ? null : <span className="wide-only sheet-face">{face(context)}</span>}
      <ChevronDown size={14} aria-hidden className="tool-arrow" />
    </MenuButton>
  );
}

function entryOf(item: BarItem, context: ToolContext): MenuEntry {
  const Icon = item.icon;
  const label = context.t(`page:tool.${item.id}`);
  const icon = <Icon size={16} aria-hidden />;
  if (item.kind === 'menu')
    return {
      kind: 'menu',
      id: item.id,
      label,
      icon,
      isEnabled: canUse(item, context),
      entries: () => item.entries(context),
    };
  const checked = item.isActive?.(context);
  return {
    kind: 'action',
    id: item.id,
    label,
    icon,
    isEnabled: canUse(item, context) && (item.isEnabled?.(context.shown) ?? true),
    ...(checked === undefined ? {} : { checked }),
    ...(item.keys === undefined ? {} : { keys: keyName(item.keys, context.t) }),
    run: () => item.run(context),
  };
}
