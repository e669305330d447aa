import { FilePlus, Files, MessageSquare, Play, Redo2, Search, Undo2, View } from 'lucide-react';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import {
  duplicateThisPage,
  goToPage,
  hideThisPage,
  insertPage,
  moveThisPage,
  removeThisPage,
} from '../commands/editor-commands.ts';
import { setPage } from '../commands/page-commands.ts';
import { KeysDialog } from '../dialogs/KeysDialog.tsx';
import { PageNameDialog } from '../dialogs/PageNameDialog.tsx';
import { layoutEntries } from '../layouts/layout-entries.tsx';
import { zoomBy, zoomTo } from '../stage/zoom.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { colourEntries } from './colour-menu.tsx';
import { entryOf, rowsOf } from './entries.ts';
import type { Tool, ToolMenu } from './tool.ts';

export const undo: Tool = {
  id: 'undo',
  icon: Undo2,
  keys: ['Mod-z'],
  inText: true,
  isEnabled: ({ canUndo }) => canUndo,
  run: ({ canvas }) => canvas.undo(),
};
export const redo: Tool = {
  id: 'redo',
  icon: Redo2,
  keys: ['Mod-y', 'Mod-Shift-z'],
  inText: true,
  isEnabled: ({ canRedo }) => canRedo,
  run: ({ canvas }) => canvas.redo(),
};

/** Labels of page tools depend on the document type (slide or page). */
function pageTool(
  id: string,
  tool: Omit<Tool, 'id' | 'name'>,
  words: EditorContext['traits']['words'],
): Tool {
  return { id: `page-${id}`, name: `canvas:${words}.tool.${id}`, ...tool };
}

export function pageTools({
  words,
  canHide,
  canName,
}: EditorContext['traits']): readonly (readonly Tool[])[] {
  const add = pageTool(
    'add',
    { icon: FilePlus, keys: ['Mod-m'], run: (context, t) => insertPage(context, null, t) },
    words,
  );
  const duplicate = pageTool('duplicate', { keys: ['Mod-Shift-d'], run: duplicateThisPage }, words);
  const remove = pageTool(
    'remove',
    { isEnabled: ({ scene }) => scene.pages.length > 1, run: removeThisPage },
    words,
  );
  const earlier = pageTool(
    'earlier',
    { keys: ['Mod-Shift-PageUp'], run: (context, t) => moveThisPage(context, -1, t) },
    words,
  );
  const later = pageTool(
    'later',
    { keys: ['Mod-Shift-PageDown'], run: (context, t) => moveThisPage(context, 1, t) },
    words,
  );
  const hide = pageTool(
    'hide',
    { isActive: (_, { canvas }) => canvas.page().isHidden, run: hideThisPage },
    words,
  );
  const rename = pageTool(
    'rename',
    { run: (context) => context.showDialog(<PageNameDialog onClose={() => context.showDialog(null)} />) },
    words,
  );
  return [
    [add, duplicate, remove],
    [earlier, later],
    [...(canHide ? [hide] : []), ...(canName ? [rename] : [])],
  ];
}

export const addPageTool = (words: EditorContext['traits']['words']): Tool =>
  pageTool('add', { icon: FilePlus, run: (context, t) => insertPage(context, null, t) }, words);

export function pageMenu(traits: EditorContext['traits']): ToolMenu {
  return {
    id: traits.words,
    icon: Files,
    isNamed: true,
    entries: (context, t) => {
      const [first = [], ...others] = pageTools(traits).filter((row) => row.length > 0);
      return [
        ...rowsOf([first], context, t),
        ...layoutEntries(context, t),
        { kind: 'line', id: 'line-move' },
        ...rowsOf(others, context, t),
        {
          kind: 'menu',
          id: 'background',
          label: t('canvas:background'),
          entries: () =>
            colourEntries(
              {
                id: 'background',
                shown: context.canvas.page().background,
                hasNone: false,
                choose: (background) => {
                  const { canvas } = context;
                  canvas.change(setPage(canvas.now().scene, canvas.page().id, { background }));
                },
              },
              context,
              t,
            ),
        },
      ];
    },
  };
}

const find: Tool = {
  id: 'find',
  icon: Search,
  keys: ['Mod-f'],
  inText: true,
  isForReaders: true,
  run: (context) => context.openFind('find'),
};
const replace: Tool = {
  id: 'replace',
  keys: ['Mod-h'],
  inText: true,
  run: (context) => context.openFind('replace'),
};
export const present: Tool = {
  id: 'present',
  icon: Play,
  keys: ['F5'],
  inText: true,
  isForReaders: true,
  run: (context) => {
    context.canvas.go({ writing: null, ids: [], drawing: null });
    context.setUiState({ isPresenting: true });
  },
};
export const comments: Tool = {
  id: 'comments',
  icon: MessageSquare,
  isForReaders: true,
  isActive: (_, context) => context.uiState().panel === 'comments',
  run: (context) => context.setUiState({ panel: context.uiState().panel === null ? 'comments' : null }),
};
export const newComment: Tool = {
  id: 'newComment',
  keys: ['Mod-Alt-m'],
  inText: true,
  isEnabled: ({ canWrite }, { traits }) => canWrite && traits.canComment,
  run: (context) => context.openNewComment(),
};
const zooming: readonly Tool[] = [
  {
    id: 'zoomIn',
    keys: ['Mod-+', 'Mod-='],
    inText: true,
    isForReaders: true,
    run: (context) => zoomBy(context, 1),
  },
  {
    id: 'zoomOut',
    keys: ['Mod--'],
    inText: true,
    isForReaders: true,
    run: (context) => zoomBy(context, -1),
  },
  {
    id: 'zoomFit',
    keys: ['Mod-0'],
    inText: true,
    isForReaders: true,
    isActive: (_, context) => context.uiState().zoom === 'fit',
    run: (context) => zoomTo(context, 'fit'),
  },
];
const walking: readonly Tool[] = [
  { id: 'pageBefore', keys: ['PageUp'], isForReaders: true, run: (context) => goToPage(context, -1) },
  { id: 'pageAfter', keys: ['PageDown'], isForReaders: true, run: (context) => goToPage(context, 1) },
];
const keysHelp: Tool = {
  id: 'keys',
  keys: ['F1'],
  isForReaders: true,
  run: (context) => context.showDialog(<KeysDialog onClose={() => context.showDialog(null)} />),
};

export const viewRows = { find, replace, newComment, zooming, walking, keysHelp };

export const viewMenu: ToolMenu = {
  id: 'view',
  icon: View,
  isNamed: true,
  isForReaders: true,
  entries: (context, t) => {
    const { exportActions } = context;
    const entry = (tool: Tool): MenuEntry => entryOf(tool, context, t);
    const canWrite = context.canvas.now().canWrite;
    const taking: MenuEntry[] = [
      ...(exportActions.offers.print
        ? [{ kind: 'action' as const, id: 'print', label: t('canvas:tool.print'), run: exportActions.print }]
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
      entry(find),
      ...(canWrite ? [entry(replace)] : []),
      ...(canWrite && context.traits.canComment ? [entry(newComment)] : []),
      { kind: 'line', id: 'line-zoom' },
      ...zooming.map(entry),
      { kind: 'line', id: 'line-take' },
      ...taking,
      entry(keysHelp),
    ];
  },
};
