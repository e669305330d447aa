import type { TFunction } from 'i18next';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { Toolbar } from '../../ui/toolbar/Toolbar.tsx';
import { ToolFace } from '../../ui/toolbar/ToolFace.tsx';
import { copyChosen, cutChosen, paste } from '../clipboard/clipboard.ts';
import { keyOf } from '../stage/keys.ts';
import {
  type CanvasTraits,
  useAround,
  useCanvas,
  useWorkplace,
  type Workplace,
} from '../state/workplace.tsx';
import { entryOf } from './entries.ts';
import {
  addPageTool,
  comments,
  pageMenu,
  pageTools,
  present,
  redo,
  undo,
  viewMenu,
  viewRows,
} from './page-tools.tsx';
import {
  arrangeMenu,
  arrangeRows,
  arrow,
  ellipse,
  fillMenu,
  lineMenu,
  picture,
  rectangle,
  shapesMenu,
  strokeMenu,
  textBox,
} from './shape-tools.tsx';
import {
  bold,
  bullets,
  fontMenu,
  italic,
  link,
  numbers,
  paragraphMenu,
  sizeMenu,
  underline,
  wordColourMenu,
} from './text-tools.tsx';
import { type Tool, type ToolMenu, toolName } from './tool.ts';

type Item =
  | { group: string; tool: Tool; menu?: undefined }
  | { group: string; menu: ToolMenu; tool?: undefined };

function itemsOf(traits: CanvasTraits): Item[] {
  const tools = (group: string, ...list: Tool[]): Item[] => list.map((tool) => ({ group, tool }));
  const menus = (group: string, ...list: ToolMenu[]): Item[] => list.map((menu) => ({ group, menu }));
  return [
    ...tools('history', undo, redo),
    ...tools('page', addPageTool(traits.words)),
    ...menus('page', pageMenu(traits)),
    ...tools('insert', textBox, rectangle, ellipse, arrow),
    ...menus('insert', shapesMenu, lineMenu),
    ...tools('insert', picture),
    ...menus('look', fillMenu, strokeMenu),
    ...menus('words', fontMenu, sizeMenu),
    ...tools('words', bold, italic, underline),
    ...menus('words', wordColourMenu),
    ...tools('words', bullets, numbers),
    ...menus('words', paragraphMenu),
    ...tools('words', link),
    ...menus('arrange', arrangeMenu),
    ...tools('review', comments),
    ...(traits.canPresent ? tools('view', present) : []),
    ...menus('view', viewMenu),
  ];
}

const wanted = [
  'undo',
  'textBox',
  'page-add',
  'shapes',
  'picture',
  'arrange',
  'fill',
  'bold',
  'view',
  'lines',
  'stroke',
  'size',
  'redo',
  'bullet',
  'present',
  'wordColour',
  'slides',
  'drawing',
  'paragraph',
  'italic',
  'comments',
  'font',
  'arrow',
  'rectangle',
  'ellipse',
  'underline',
  'link',
  'number',
];

/** Every tool with a key, whether it stands in the bar or in a menu. */
export function keyTools(traits: CanvasTraits): readonly Tool[] {
  const { find, replace, zooming, walking, keysHelp } = viewRows;
  return [
    undo,
    redo,
    ...arrangeRows.flat(),
    ...pageTools(traits).flat(),
    bold,
    italic,
    underline,
    link,
    find,
    replace,
    ...(traits.canPresent ? [present] : []),
    ...zooming,
    ...walking,
    keysHelp,
  ];
}

/** What can be done where no page is there. */
const withoutPages = new Set(['undo', 'redo', 'page-add']);

/** The bar of a page of shapes. */
export function Tools() {
  const t = useTexts();
  const workplace = useWorkplace();
  const now = useCanvas((all) => all);
  useAround((around) => `${around.lookRound} ${around.panel} ${around.zoom}`);
  const items = useMemo(() => itemsOf(workplace.traits), [workplace]);
  const there = items.filter(({ tool, menu }) =>
    tool === undefined
      ? (now.canWrite || menu.isForReaders === true) && (menu.isThere?.(now, workplace) ?? true)
      : now.canWrite || tool.isForReaders === true,
  );
  const idOf = ({ tool, menu }: Item): string => (tool ?? menu).id;
  return (
    <Toolbar
      items={there.map((item) => ({ id: idOf(item), group: item.group, button: <ItemView item={item} /> }))}
      wanted={wanted}
      overflow={(hidden) =>
        there.filter((item) => hidden.includes(idOf(item))).map((item) => overflowEntry(item, workplace, t))
      }
      focusDocument={workplace.focus}
    />
  );
}

function overflowEntry({ tool, menu }: Item, workplace: Workplace, t: TFunction): MenuEntry {
  const Icon = (tool ?? menu).icon ?? ChevronDown;
  const icon = <Icon size={16} aria-hidden />;
  if (tool !== undefined) return { ...entryOf(tool, workplace, t), icon };
  const { id } = menu;
  return { kind: 'menu', id, label: t(`canvas:menu.${id}`), icon, entries: () => menu.entries(workplace, t) };
}

function ItemView({ item: { tool, menu } }: { item: Item }) {
  const t = useTexts();
  const workplace = useWorkplace();
  const now = useCanvas((all) => all);
  if (tool !== undefined) {
    return (
      <ToolFace
        id={tool.id}
        label={toolName(tool, t)}
        icon={tool.icon ?? ChevronDown}
        keys={tool.keys?.[0]}
        isEnabled={tool.isEnabled?.(now, workplace) ?? true}
        isActive={tool.isActive?.(now, workplace) ?? null}
        run={() => tool.run(workplace, t)}
      />
    );
  }
  const Icon = menu.icon;
  return (
    <MenuButton
      id={menu.id}
      label={t(`canvas:menu.${menu.id}`)}
      className="tool tool-menu"
      entries={() => menu.entries(workplace, t)}
      focusAfterChoice={workplace.focus}
    >
      <Icon size={18} aria-hidden />
      <ChevronDown size={14} aria-hidden className="tool-arrow" />
    </MenuButton>
  );
}

/** The keys of all tools and the clipboard, on the page, in its bar and beside it. */
export function useToolKeys(): void {
  const t = useTexts();
  const workplace = useWorkplace();
  // Synchronises with the keyboard and the clipboard.
  useEffect(() => {
    const tools = new Map(
      keyTools(workplace.traits).flatMap((tool) => (tool.keys ?? []).map((key) => [key, tool] as const)),
    );
    const press = (event: KeyboardEvent): void => {
      const where = placeOf(event.target);
      const tool = tools.get(keyOf(event));
      const now = workplace.canvas.now();
      if (tool === undefined || event.isComposing || where === 'elsewhere' || workplace.around().isPresenting)
        return;
      if (where === 'text' && tool.inText !== true) return;
      // In the list of pages only what is done to pages, or to all of the document.
      if (where === 'list' && tool.inText !== true && !tool.id.startsWith('page')) return;
      if (!now.canWrite && tool.isForReaders !== true) return;
      if (now.scene.pages.length === 0 && !withoutPages.has(tool.id)) return;
      event.preventDefault();
      event.stopPropagation();
      if (tool.isEnabled?.(now, workplace) !== false) tool.run(workplace, t);
    };
    const clip = (event: ClipboardEvent): void => {
      if (event.clipboardData === null || placeOf(event.target) !== 'page') return;
      if (workplace.canvas.now().scene.pages.length === 0) return;
      const isDone =
        event.type === 'paste'
          ? paste(workplace, event.clipboardData)
          : event.type === 'cut'
            ? cutChosen(workplace, event.clipboardData, t)
            : copyChosen(workplace, event.clipboardData);
      if (isDone) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', press, { capture: true, signal });
    for (const name of ['copy', 'cut', 'paste'] as const) document.addEventListener(name, clip, { signal });
    return () => listening.abort();
  }, [workplace, t]);
}

/** What is typed into a dialog, a field or a panel is no command to the page. */
function placeOf(target: EventTarget | null): 'page' | 'text' | 'list' | 'elsewhere' {
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest('dialog, [popover], input, textarea, select, .panel') !== null) return 'elsewhere';
  if (target.closest('.page-list') !== null) return 'list';
  return target.closest('.ProseMirror') === null ? 'page' : 'text';
}
