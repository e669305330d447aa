import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { BarSection } from '../../ui/toolbar/bar-rows.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import { Toolbar, type ToolbarItem } from '../../ui/toolbar/Toolbar.tsx';
import { ToolbarButton } from '../../ui/toolbar/ToolbarButton.tsx';
import { useWasEverTrue } from '../../ui/toolbar/use-was-ever-true.ts';
import { writeDraft } from '../editing/cell-commands.ts';
import { findSelectedCharacters } from '../editing/rich-entry.ts';
import type { BarItem, Tool, ToolContext, ToolMenu } from '../editing/tool.ts';
import { formatItems } from './format-tools.tsx';
import { endTools, historyTools, sheetMenus } from './sheet-tools.tsx';
import { useCharacterFormat } from './use-character-format.ts';

/** The toolbar, in order. */
export const barItems: readonly BarItem[] = [...historyTools, ...formatItems, ...sheetMenus, ...endTools];

/** Tools by frequency of use: on a narrow toolbar the last ones move to the overflow menu. */
const priorityOrder = [
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
  'font',
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
  const { editing, sheetView, page, lang } = context;
  useCharacterFormat(editing, lang);
  // The selected characters are found once for all items.
  const formatContext = { ...context, characters: findSelectedCharacters(editing, lang) };
  const hasBeenEditable = useWasEverTrue(sheetView.canWrite);
  const visibleItems = barItems.filter((item) => hasBeenEditable || item.isAvailableToReaders === true);
  return (
    <Toolbar
      items={visibleItems.map((item): ToolbarItem => {
        const itemContext = item.isForCharacters === true ? formatContext : context;
        return {
          id: item.id,
          section: findSection(item),
          group: item.group,
          button:
            item.kind === 'tool' ? (
              <ToolView tool={item} context={itemContext} />
            ) : (
              <MenuView menu={item} context={itemContext} />
            ),
        };
      })}
      priorityOrder={priorityOrder}
      overflow={(hidden) =>
        visibleItems
          .filter(({ id }) => hidden.includes(id))
          .map((item) => createEntry(item, withCharacters(item, context)))
      }
      focusDocument={page.focusSheet}
    />
  );
}

function findSection({ group }: BarItem): BarSection {
  return group === 'menus' || group === 'end' ? group : 'tools';
}

/** The document may be temporarily read-only. */
function canUse({ isAvailableToReaders }: BarItem, { sheetView }: ToolContext): boolean {
  return sheetView.canWrite || isAvailableToReaders === true;
}

/** With the characters that are selected at this moment. */
const withCharacters = ({ isForCharacters }: BarItem, context: ToolContext): ToolContext =>
  isForCharacters === true
    ? { ...context, characters: findSelectedCharacters(context.editing, context.lang) }
    : context;

/** Tools act on selected characters, or on the content of cells: then text being typed is entered first. */
function prepareTool(item: BarItem, context: ToolContext): ToolContext {
  const prepared = withCharacters(item, context);
  if (prepared.characters !== null) return prepared;
  writeDraft(context.editing, context.lang);
  return { ...context, characters: null, sheetView: context.editing.getView() };
}

function ToolView({ tool, context }: { tool: Tool; context: ToolContext }) {
  return (
    <ToolbarButton
      id={tool.id}
      label={context.t(`page:tool.${tool.id}`)}
      icon={tool.icon}
      keys={tool.keys}
      isEnabled={canUse(tool, context) && (tool.isEnabled?.(context.sheetView) ?? true)}
      isActive={tool.isActive?.(context) ?? null}
      run={() => {
        const prepared = prepareTool(tool, context);
        tool.run(prepared);
        // The selected characters stay selected.
        if (prepared.characters === null) context.page.focusSheet();
      }}
    />
  );
}

function MenuView({ menu, context }: { menu: ToolMenu; context: ToolContext }) {
  const name = context.t(`page:tool.${menu.id}`);
  const valueId = useId();
  const { icon: Icon, showsLabel = false, buttonLabel } = menu;
  return (
    <MenuButton
      id={menu.id}
      label={name}
      valueId={buttonLabel === undefined ? undefined : valueId}
      className={`tool tool-menu tool-${menu.id}`}
      isEnabled={canUse(menu, context)}
      entries={() => menu.entries(prepareTool(menu, context))}
      focusAfterChoice={context.page.focusSheet}
    >
      <span className={showsLabel || buttonLabel !== undefined ? 'phone-only' : 'tool-icon'}>
        <Icon size={18} aria-hidden />
      </span>
      {showsLabel ? <span className="wide-only">{name}</span> : null}
      {buttonLabel === undefined ? null : (
        <span id={valueId} className="wide-only sheet-face" dir="auto">
          {buttonLabel(context)}
        </span>
      )}
      <ChevronDown size={14} aria-hidden className="tool-arrow" />
    </MenuButton>
  );
}

function createEntry(item: BarItem, context: ToolContext): MenuEntry {
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
    isEnabled: canUse(item, context) && (item.isEnabled?.(context.sheetView) ?? true),
    ...(checked === undefined ? {} : { checked }),
    ...(item.keys === undefined ? {} : { keys: formatShortcut(item.keys, context.t) }),
    run: () => item.run(context),
  };
}
