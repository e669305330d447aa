import type { TFunction } from 'i18next';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { BarSection } from '../../ui/toolbar/bar-rows.ts';
import { Toolbar } from '../../ui/toolbar/Toolbar.tsx';
import { ToolbarButton } from '../../ui/toolbar/ToolbarButton.tsx';
import { useWasEverTrue } from '../../ui/toolbar/use-was-ever-true.ts';
import { copySelected, cutSelected, paste } from '../clipboard/clipboard.ts';
import { toKeyName } from '../stage/keys.ts';
import type { CanvasState } from '../state/create-canvas.ts';
import {
  type CanvasCapabilities,
  type EditorContext,
  useCanvas,
  useEditorContext,
  useUiState,
} from '../state/editor-context.tsx';
import { fillMenu } from './fill-menu.tsx';
import {
  comments,
  createAddPageTool,
  createPageMenu,
  createPageTools,
  layers,
  present,
  redo,
  styles,
  undo,
  viewMenu,
  viewTools,
} from './page-tools.tsx';
import { cropMenu } from './picture-tools.tsx';
import {
  arrangeMenu,
  arrangeRows,
  arrow,
  ellipse,
  lineMenu,
  picture,
  rectangle,
  shapesMenu,
  strokeMenu,
  textBox,
} from './shape-tools.tsx';
import { tableMenu } from './table-menu.tsx';
import {
  alignMenu,
  bold,
  bulletTool,
  fontMenu,
  indent,
  italic,
  link,
  numberTool,
  outdent,
  paragraphMenu,
  sizeMenu,
  textColourMenu,
  underline,
} from './text-tools.tsx';
import { getToolName, type Tool, type ToolMenu } from './tool.ts';
import { createToolEntry } from './tool-entries.ts';
import { videoLink } from './video-tools.tsx';

interface ItemPosition {
  place: BarSection;
  group: string;
}

type Item = ItemPosition & ({ tool: Tool; menu?: undefined } | { menu: ToolMenu; tool?: undefined });

/** The toolbar, in order. Tools that do not apply to the selection are disabled, not hidden. */
export function listToolbarItems(capabilities: CanvasCapabilities): Item[] {
  const createItem = (place: BarSection, group: string) => (item: Tool | ToolMenu) =>
    'entries' in item ? { place, group, menu: item } : { place, group, tool: item };
  const createToolItems = (group: string, ...list: (Tool | ToolMenu)[]): Item[] =>
    list.map(createItem('tools', group));
  return [
    ...[createPageMenu(capabilities), shapesMenu, lineMenu, tableMenu, arrangeMenu, viewMenu].map(
      createItem('menus', 'menus'),
    ),
    ...[
      viewTools.find,
      comments,
      ...listPanelTools(capabilities),
      ...(capabilities.canPresent ? [present] : []),
    ].map(createItem('end', 'end')),
    ...createToolItems('history', undo, redo),
    ...createToolItems('page', createAddPageTool(capabilities.labelPrefix)),
    ...createToolItems(
      'insert',
      textBox,
      rectangle,
      ellipse,
      arrow,
      picture,
      ...(capabilities.hasVideoLinks ? [videoLink] : []),
    ),
    ...createToolItems('look', fillMenu, strokeMenu, cropMenu),
    ...createToolItems('words', fontMenu, sizeMenu, bold, italic, underline, textColourMenu),
    ...createToolItems('paragraph', alignMenu, bulletTool, numberTool, outdent, indent, paragraphMenu, link),
  ];
}

const listPanelTools = ({ hasLayers, hasStyles }: CanvasCapabilities): readonly Tool[] => [
  ...(hasLayers ? [layers] : []),
  ...(hasStyles ? [styles] : []),
];

const priorityOrder = [
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
  'table',
  'slides',
  'drawing',
  'find',
  'comments',
  'layers',
  'styles',
  'present',
  'redo',
  'stroke',
  'crop',
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
  'videoLink',
  'rectangle',
  'arrow',
  'ellipse',
];

/** Every tool with a shortcut, in the toolbar or in a menu. */
export function listKeyTools(capabilities: CanvasCapabilities): readonly Tool[] {
  const { find, replace, newComment: comment, zooming, walking, keysHelp } = viewTools;
  return [
    undo,
    redo,
    ...arrangeRows.flat(),
    ...createPageTools(capabilities).flat(),
    bold,
    italic,
    underline,
    link,
    find,
    replace,
    comment,
    ...listPanelTools(capabilities),
    ...(capabilities.canPresent ? [present] : []),
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
  useUiState((uiState) => `${uiState.formatVersion} ${uiState.panel} ${uiState.zoom}`);
  const items = useMemo(() => listToolbarItems(context.capabilities), [context]);
  const hasBeenEditable = useWasEverTrue(now.canWrite);
  const visibleItems = items.filter(
    ({ tool, menu }) => hasBeenEditable || (tool ?? menu).isAvailableToReaders === true,
  );
  const getId = ({ tool, menu }: Item): string => (tool ?? menu).id;
  return (
    <Toolbar
      items={visibleItems.map((item) => ({
        id: getId(item),
        section: item.place,
        group: item.group,
        button: <ItemView item={item} />,
      }))}
      priorityOrder={priorityOrder}
      overflow={(hidden) =>
        visibleItems
          .filter((item) => hidden.includes(getId(item)))
          .map((item) => createOverflowEntry(item, context, t))
      }
      focusDocument={context.focus}
    />
  );
}

function createOverflowEntry({ tool, menu }: Item, context: EditorContext, t: TFunction): MenuEntry {
  const Icon = (tool ?? menu).icon ?? ChevronDown;
  const icon = <Icon size={16} aria-hidden />;
  if (tool !== undefined) {
    const entry = createToolEntry(tool, context, t);
    return {
      ...entry,
      icon,
      isEnabled: canUse(tool, context.canvas.getState()) && entry.isEnabled !== false,
    };
  }
  const { id, isEnabled } = menu;
  const now = context.canvas.getState();
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
function canUse({ isAvailableToReaders }: Tool | ToolMenu, { canWrite }: CanvasState): boolean {
  return canWrite || isAvailableToReaders === true;
}

function ItemView({ item: { tool, menu } }: { item: Item }) {
  const t = useTexts();
  const context = useEditorContext();
  const now = useCanvas((all) => all);
  if (tool !== undefined) {
    return (
      <ToolbarButton
        id={tool.id}
        label={getToolName(tool, t)}
        icon={tool.icon ?? ChevronDown}
        keys={tool.keys?.[0]}
        isEnabled={canUse(tool, now) && (tool.isEnabled?.(now, context) ?? true)}
        isActive={tool.isActive?.(now, context) ?? null}
        run={() => tool.run(context, t)}
      />
    );
  }
  const { icon: Icon, showsLabel = false } = menu;
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
      <span className={showsLabel ? 'phone-only' : 'tool-icon'}>
        <Icon size={18} aria-hidden />
      </span>
      {showsLabel ? <span className="wide-only">{name}</span> : null}
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
    const toolsByKey = new Map(
      listKeyTools(context.capabilities).flatMap((tool) =>
        (tool.keys ?? []).map((key) => [key, tool] as const),
      ),
    );
    const handleKey = (event: KeyboardEvent): void => {
      const focusArea = findFocusArea(event.target);
      const tool = toolsByKey.get(toKeyName(event));
      const now = context.canvas.getState();
      if (
        tool === undefined ||
        event.isComposing ||
        focusArea === 'elsewhere' ||
        context.getUiState().isPresenting
      )
        return;
      if (focusArea === 'text' && tool.worksInText !== true) return;
      // In the page list and on a comment pin, only page tools and document-wide tools apply.
      if (focusArea === 'list' && tool.worksInText !== true && !tool.id.startsWith('page')) return;
      if (!now.canWrite && tool.isAvailableToReaders !== true) return;
      if (now.scene.pages.length === 0 && !withoutPages.has(tool.id)) return;
      event.preventDefault();
      event.stopPropagation();
      if (tool.isEnabled?.(now, context) !== false) tool.run(context, t);
    };
    const handleClipboard = (event: ClipboardEvent): void => {
      if (event.clipboardData === null || findFocusArea(event.target) !== 'page') return;
      if (context.canvas.getState().scene.pages.length === 0) return;
      const isHandled =
        event.type === 'paste'
          ? paste(context, event.clipboardData)
          : event.type === 'cut'
            ? cutSelected(context, event.clipboardData, t)
            : copySelected(context, event.clipboardData);
      if (isHandled) event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('keydown', handleKey, { capture: true, signal });
    for (const name of ['copy', 'cut', 'paste'] as const)
      document.addEventListener(name, handleClipboard, { signal });
    return () => listeners.abort();
  }, [context, t]);
}

/** Keys typed in a dialog, field or panel are not commands for the page. */
function findFocusArea(target: EventTarget | null): 'page' | 'text' | 'list' | 'elsewhere' {
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest('dialog, [popover], input, textarea, select, .panel') !== null) return 'elsewhere';
  if (target.closest('.page-list, .comment-pins') !== null) return 'list';
  return target.closest('.ProseMirror') === null ? 'page' : 'text';
}
