import type { TFunction } from 'i18next';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { Place } from '../../ui/toolbar/bar-rows.ts';
import { Toolbar } from '../../ui/toolbar/Toolbar.tsx';
import { ToolFace } from '../../ui/toolbar/ToolFace.tsx';
import { useOnceTrue } from '../../ui/toolbar/use-once-true.ts';
import { copySelected, cutSelected, paste } from '../clipboard/clipboard.ts';
import { keyOf } from '../stage/keys.ts';
import type { CanvasState } from '../state/create-canvas.ts';
import {
  type CanvasCapabilities,
  type EditorContext,
  useCanvas,
  useEditorContext,
  useUiState,
} from '../state/editor-context.tsx';
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
  alignMenu,
  bold,
  bullets,
  fontMenu,
  indent,
  italic,
  link,
  numbers,
  outdent,
  paragraphMenu,
  sizeMenu,
  underline,
  wordColourMenu,
} from './text-tools.tsx';
import { type Tool, type ToolMenu, toolName } from './tool.ts';

interface ToolbarState {
  place: Place;
  group: string;
}

type Item = ToolbarState & ({ tool: Tool; menu?: undefined } | { menu: ToolMenu; tool?: undefined });

/** The toolbar, in order. Tools that do not apply to the selection are disabled, not hidden. */
export function itemsOf(traits: CanvasCapabilities): Item[] {
  const stand = (place: Place, group: string) => (item: Tool | ToolMenu) =>
    'entries' in item ? { place, group, menu: item } : { place, group, tool: item };
  const tools = (group: string, ...list: (Tool | ToolMenu)[]): Item[] => list.map(stand('tools', group));
  return [
    ...[pageMenu(traits), shapesMenu, lineMenu, arrangeMenu, viewMenu].map(stand('menus', 'menus')),
    ...[viewRows.find, comments, ...(traits.canPresent ? [present] : [])].map(stand('end', 'end')),
    ...tools('history', undo, redo),
    ...tools('page', addPageTool(traits.words)),
    ...tools('insert', textBox, rectangle, ellipse, arrow, picture),
    ...tools('look', fillMenu, strokeMenu),
    ...tools('words', fontMenu, sizeMenu, bold, italic, underline, wordColourMenu),
    ...tools('paragraph', alignMenu, bullets, numbers, outdent, indent, paragraphMenu, link),
  ];
}

const requested = [
  'undo',
  'textBox',
  'page-add',
  'shapes',
  'picture',
  'fill',
  'bold',
  'arrange',
  'view',
  'lines',
  'slides',
  'drawing',
  'find',
  'comments',
  'present',
  'redo',
  'stroke',
  'font',
  'size',
  'wordColour',
  'bullet',
  'align',
  'paragraph',
  'italic',
  'indent',
  'outdent',
  'number',
  'underline',
  'link',
  'rectangle',
  'arrow',
  'ellipse',
];

/** Every tool with a shortcut, in the toolbar or in a menu. */
export function keyTools(traits: CanvasCapabilities): readonly Tool[] {
  const { find, replace, newComment: comment, zooming, walking, keysHelp } = viewRows;
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
    comment,
    ...(traits.canPresent ? [present] : []),
    ...zooming,
    ...walking,
    keysHelp,
  ];
}

/** Tools that work in a document without pages. */
const withoutPages = new Set(['undo', 'redo', 'page-add']);

/** The toolbar of a canvas document. */
export function Tools() {
  const t = useTexts();
  const context = useEditorContext();
  const now = useCanvas((all) => all);
  useUiState((around) => `${around.formatRound} ${around.panel} ${around.zoom}`);
  const items = useMemo(() => itemsOf(context.traits), [context]);
  const writes = useOnceTrue(now.canWrite);
  const there = items.filter(({ tool, menu }) => writes || (tool ?? menu).isForReaders === true);
  const idOf = ({ tool, menu }: Item): string => (tool ?? menu).id;
  return (
    <Toolbar
      items={there.map((item) => ({
        id: idOf(item),
        place: item.place,
        group: item.group,
        button: <ItemView item={item} />,
      }))}
      preferred={requested}
      overflow={(hidden) =>
        there.filter((item) => hidden.includes(idOf(item))).map((item) => overflowEntry(item, context, t))
      }
      focusDocument={context.focus}
    />
  );
}

function overflowEntry({ tool, menu }: Item, context: EditorContext, t: TFunction): MenuEntry {
  const Icon = (tool ?? menu).icon ?? ChevronDown;
  const icon = <Icon size={16} aria-hidden />;
  if (tool !== undefined) {
    const entry = entryOf(tool, context, t);
    return { ...entry, icon, isEnabled: canUse(tool, context.canvas.now()) && entry.isEnabled !== false };
  }
  const { id, isEnabled } = menu;
  const now = context.canvas.now();
  return {
    kind: 'menu',
    id,
    label: t(`canvas:menu.${id}`),
    icon,
    isEnabled: canUse(menu, now) && (isEnabled?.(now, context) ?? true),
    entries: () => menu.entries(context, t),
  };
}

/** The document may be temporarily read-only. */
function canUse({ isForReaders }: Tool | ToolMenu, { canWrite }: CanvasState): boolean {
  return canWrite || isForReaders === true;
}

function ItemView({ item: { tool, menu } }: { item: Item }) {
  const t = useTexts();
  const context = useEditorContext();
  const now = useCanvas((all) => all);
  if (tool !== undefined) {
    return (
      <ToolFace
        id={tool.id}
        label={toolName(tool, t)}
        icon={tool.icon ?? ChevronDown}
        keys={tool.keys?.[0]}
        isEnabled={canUse(tool, now) && (tool.isEnabled?.(now, context) ?? true)}
        isActive={tool.isActive?.(now, context) ?? null}
        run={() => tool.run(context, t)}
      />
    );
  }
  const { icon: Icon, isNamed = false } = menu;
  const name = t(`canvas:menu.${menu.id}`);
  return (
    <MenuButton
      id={menu.id}
      label={name}
      className="tool tool-menu"
      isEnabled={canUse(menu, now) && (menu.isEnabled?.(now, context) ?? true)}
      entries={() => menu.entries(context, t)}
      focusAfterChoice={context.focus}
    >
      <span className={isNamed ? 'phone-only' : 'tool-icon'}>
        <Icon size={18} aria-hidden />
      </span>
      {isNamed ? <span className="wide-only">{name}</span> : null}
      <ChevronDown size={14} aria-hidden className="tool-arrow" />
    </MenuButton>
  );
}

/** Shortcuts of all tools and clipboard events, on the page, in its toolbar and in the panels. */
export function useToolKeys(): void {
  const t = useTexts();
  const context = useEditorContext();
  // Listens to keys and clipboard events of the window.
  useEffect(() => {
    const tools = new Map(
      keyTools(context.traits).flatMap((tool) => (tool.keys ?? []).map((key) => [key, tool] as const)),
    );
    const press = (event: KeyboardEvent): void => {
      const where = placeOf(event.target);
      const tool = tools.get(keyOf(event));
      const now = context.canvas.now();
      if (tool === undefined || event.isComposing || where === 'elsewhere' || context.uiState().isPresenting)
        return;
      if (where === 'text' && tool.inText !== true) return;
      // In the page list, only page tools and document-wide tools apply.
      if (where === 'list' && tool.inText !== true && !tool.id.startsWith('page')) return;
      if (!now.canWrite && tool.isForReaders !== true) return;
      if (now.scene.pages.length === 0 && !withoutPages.has(tool.id)) return;
      event.preventDefault();
      event.stopPropagation();
      if (tool.isEnabled?.(now, context) !== false) tool.run(context, t);
    };
    const clip = (event: ClipboardEvent): void => {
      if (event.clipboardData === null || placeOf(event.target) !== 'page') return;
      if (context.canvas.now().scene.pages.length === 0) return;
      const isDone =
        event.type === 'paste'
          ? paste(context, event.clipboardData)
          : event.type === 'cut'
            ? cutSelected(context, event.clipboardData, t)
            : copySelected(context, event.clipboardData);
      if (isDone) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', press, { capture: true, signal });
    for (const name of ['copy', 'cut', 'paste'] as const) document.addEventListener(name, clip, { signal });
    return () => listening.abort();
  }, [context, t]);
}

/** Keys typed in a dialog, field or panel are not commands for the page. */
function placeOf(target: EventTarget | null): 'page' | 'text' | 'list' | 'elsewhere' {
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest('dialog, [popover], input, textarea, select, .panel') !== null) return 'elsewhere';
  if (target.closest('.page-list') !== null) return 'list';
  return target.closest('.ProseMirror') === null ? 'page' : 'text';
}
