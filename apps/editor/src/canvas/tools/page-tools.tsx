import type { TFunction } from 'i18next';
import {
  FilePlus,
  Files,
  Layers,
  MessageSquare,
  MessageSquarePlus,
  Play,
  Redo2,
  Search,
  SwatchBook,
  Undo2,
  View,
} from 'lucide-react';
import { flushSync } from 'react-dom';
import { commentKeys } from '../../ui/comments/comment-keys.ts';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import {
  duplicateCurrentPage,
  insertPage,
  moveCurrentPage,
  removeCurrentPage,
  selectPageByOffset,
  setTransition,
  toggleCurrentPageHidden,
} from '../commands/editor-commands.ts';
import { setPage } from '../commands/page-commands.ts';
import { KeysDialog } from '../dialogs/KeysDialog.tsx';
import { PageNameDialog } from '../dialogs/PageNameDialog.tsx';
import { createExportEntries } from '../export/export-commands.ts';
import { createLayoutEntries } from '../layouts/layout-entries.tsx';
import { slideTransitions } from '../scene/scene.ts';
import { zoomBy, zoomTo } from '../stage/zoom.ts';
import type { EditorContext, PanelId } from '../state/editor-context.tsx';
import { createColourEntries } from './colour-menu.tsx';
import type { Tool, ToolMenu } from './tool.ts';
import { createRowEntries, createToolEntry } from './tool-entries.ts';

export const undo: Tool = {
  id: 'undo',
  icon: Undo2,
  keys: ['Mod-z'],
  worksInText: true,
  isEnabled: ({ canUndo }) => canUndo,
  run: ({ canvas }) => canvas.undo(),
};
export const redo: Tool = {
  id: 'redo',
  icon: Redo2,
  keys: ['Mod-y', 'Mod-Shift-z'],
  worksInText: true,
  isEnabled: ({ canRedo }) => canRedo,
  run: ({ canvas }) => canvas.redo(),
};

/** Labels of page tools depend on the document type (slide or page). */
function createPageTool(
  id: string,
  tool: Omit<Tool, 'id' | 'labelKey'>,
  labelPrefix: EditorContext['capabilities']['labelPrefix'],
): Tool {
  return { id: `page-${id}`, labelKey: `canvas:${labelPrefix}.tool.${id}`, ...tool };
}

export function createPageTools({
  labelPrefix,
  canHide,
  canName,
}: EditorContext['capabilities']): readonly (readonly Tool[])[] {
  const add = createPageTool(
    'add',
    { icon: FilePlus, keys: ['Mod-m'], run: (context, t) => insertPage(context, null, t) },
    labelPrefix,
  );
  const duplicate = createPageTool(
    'duplicate',
    { keys: ['Mod-Shift-d'], run: duplicateCurrentPage },
    labelPrefix,
  );
  const remove = createPageTool(
    'remove',
    { isEnabled: ({ scene }) => scene.pages.length > 1, run: removeCurrentPage },
    labelPrefix,
  );
  const moveEarlier = createPageTool(
    'earlier',
    { keys: ['Mod-Shift-PageUp'], run: (context, t) => moveCurrentPage(context, -1, t) },
    labelPrefix,
  );
  const moveLater = createPageTool(
    'later',
    { keys: ['Mod-Shift-PageDown'], run: (context, t) => moveCurrentPage(context, 1, t) },
    labelPrefix,
  );
  const hide = createPageTool(
    'hide',
    { isActive: (_, { canvas }) => canvas.getPage().isHidden, run: toggleCurrentPageHidden },
    labelPrefix,
  );
  const rename = createPageTool(
    'rename',
    { run: (context) => context.showDialog(<PageNameDialog onClose={() => context.showDialog(null)} />) },
    labelPrefix,
  );
  return [
    [add, duplicate, remove],
    [moveEarlier, moveLater],
    [...(canHide ? [hide] : []), ...(canName ? [rename] : [])],
  ];
}

export const createAddPageTool = (labelPrefix: EditorContext['capabilities']['labelPrefix']): Tool =>
  createPageTool('add', { icon: FilePlus, run: (context, t) => insertPage(context, null, t) }, labelPrefix);

export function createPageMenu(capabilities: EditorContext['capabilities']): ToolMenu {
  return {
    id: capabilities.labelPrefix,
    icon: Files,
    showsLabel: true,
    entries: (context, t) => {
      const [first = [], ...others] = createPageTools(capabilities).filter((row) => row.length > 0);
      return [
        ...createRowEntries([first], context, t),
        ...createLayoutEntries(context, t),
        { kind: 'separator', id: 'separator-move' },
        ...createRowEntries(others, context, t),
        {
          kind: 'menu',
          id: 'background',
          label: t('canvas:background'),
          entries: () =>
            createColourEntries(
              {
                id: 'background',
                current: context.canvas.getPage().background,
                hasNone: false,
                onChoose: (background) => {
                  const { canvas } = context;
                  canvas.change(setPage(canvas.getState().scene, canvas.getPage().id, { background }));
                },
              },
              context,
              t,
            ),
        },
        ...(capabilities.canPresent ? [createTransitionMenu(context, t)] : []),
      ];
    },
  };
}

function createTransitionMenu(context: EditorContext, t: TFunction): MenuEntry {
  return {
    kind: 'menu',
    id: 'transition',
    label: t('canvas:transition.title'),
    entries: () => [
      {
        kind: 'group',
        id: 'transitions',
        entries: slideTransitions.map((transition) => ({
          kind: 'action',
          id: `transition-${transition}`,
          label: t(`canvas:transition.${transition}`),
          isRadio: true,
          checked: context.canvas.getPage().transition === transition,
          run: () => setTransition(context, transition, t),
        })),
      },
    ],
  };
}

const find: Tool = {
  id: 'find',
  icon: Search,
  keys: ['Mod-f'],
  worksInText: true,
  isAvailableToReaders: true,
  run: (context) => context.openFind('find'),
};
const replace: Tool = {
  id: 'replace',
  keys: ['Mod-h'],
  worksInText: true,
  run: (context) => context.openFind('replace'),
};
export const present: Tool = {
  id: 'present',
  icon: Play,
  keys: ['F5'],
  worksInText: true,
  isAvailableToReaders: true,
  run: (context) => {
    context.canvas.select({ textPath: null, ids: [], drawing: null });
    context.setUiState({ isPresenting: true });
  },
};
const togglePanel = ({ getUiState, setUiState }: EditorContext, panel: PanelId): void =>
  setUiState({ panel: getUiState().panel === panel ? null : panel });

export const comments: Tool = {
  id: 'comments',
  icon: MessageSquare,
  isAvailableToReaders: true,
  isActive: (_, context) => context.getUiState().panel === 'comments',
  run: (context) => togglePanel(context, 'comments'),
};
export const layers: Tool = {
  id: 'layers',
  icon: Layers,
  keys: ['Mod-Shift-l'],
  isActive: (_, context) => context.getUiState().panel === 'layers',
  run: (context) => togglePanel(context, 'layers'),
};
export const styles: Tool = {
  id: 'styles',
  icon: SwatchBook,
  keys: ['Mod-Alt-Shift-s'],
  isActive: (_, context) => context.getUiState().panel === 'styles',
  run: (context) => togglePanel(context, 'styles'),
};
export const newComment: Tool = {
  id: 'newComment',
  icon: MessageSquarePlus,
  keys: [commentKeys],
  worksInText: true,
  isEnabled: ({ canWrite }, { capabilities }) => canWrite && capabilities.canComment,
  run: (context) => context.openNewComment(),
};
const zoomTools: readonly Tool[] = [
  {
    id: 'zoomIn',
    keys: ['Mod-+', 'Mod-='],
    worksInText: true,
    isAvailableToReaders: true,
    run: (context) => zoomBy(context, 1),
  },
  {
    id: 'zoomOut',
    keys: ['Mod--'],
    worksInText: true,
    isAvailableToReaders: true,
    run: (context) => zoomBy(context, -1),
  },
  {
    id: 'zoomFit',
    keys: ['Mod-0'],
    worksInText: true,
    isAvailableToReaders: true,
    isActive: (_, context) => context.getUiState().zoom === 'fit',
    run: (context) => zoomTo(context, 'fit'),
  },
];
const pageNavigationTools: readonly Tool[] = [
  {
    id: 'pageBefore',
    keys: ['PageUp'],
    isAvailableToReaders: true,
    run: (context) => selectPageByOffset(context, -1),
  },
  {
    id: 'pageAfter',
    keys: ['PageDown'],
    isAvailableToReaders: true,
    run: (context) => selectPageByOffset(context, 1),
  },
];
const helpTool: Tool = {
  id: 'keys',
  keys: ['F1'],
  isAvailableToReaders: true,
  run: (context) => context.showDialog(<KeysDialog onClose={() => context.showDialog(null)} />),
};

export const viewTools = {
  find,
  replace,
  newComment,
  zooming: zoomTools,
  walking: pageNavigationTools,
  keysHelp: helpTool,
};

function printNotes({ setUiState, exportActions }: EditorContext): void {
  flushSync(() => setUiState({ printsNotes: true }));
  exportActions.print();
}

export const viewMenu: ToolMenu = {
  id: 'view',
  icon: View,
  showsLabel: true,
  isAvailableToReaders: true,
  entries: (context, t) => {
    const { exportActions } = context;
    const createEntry = (tool: Tool): MenuEntry => createToolEntry(tool, context, t);
    const canWrite = context.canvas.getState().canWrite;
    const exportEntries: MenuEntry[] = [
      ...(exportActions.offers.print
        ? [{ kind: 'action' as const, id: 'print', label: t('canvas:tool.print'), run: exportActions.print }]
        : []),
      ...(exportActions.offers.print && context.capabilities.hasNotes
        ? [
            {
              kind: 'action' as const,
              id: 'printNotes',
              label: t('canvas:tool.printNotes'),
              run: () => printNotes(context),
            },
          ]
        : []),
      ...(exportActions.offers.download
        ? [
            {
              kind: 'action' as const,
              id: 'download',
              label: t('canvas:tool.download'),
              run: () => void exportActions.download(),
            },
          ]
        : []),
    ];
    return [
      createEntry(find),
      ...(canWrite ? [createEntry(replace)] : []),
      ...(canWrite && context.capabilities.canComment ? [createEntry(newComment)] : []),
      { kind: 'separator', id: 'separator-zoom' },
      ...zoomTools.map(createEntry),
      { kind: 'separator', id: 'separator-export' },
      ...exportEntries,
      ...createExportEntries(context, t),
      createEntry(helpTool),
    ];
  },
};
