import { blankOdg, blankPptx } from '@redraft/documents';
import i18next from 'i18next';
import { listShapes, listTexts } from '../../canvas/commands/find-shapes.ts';
import { listSceneLines } from '../../canvas/format/scene-lines.ts';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import type { SceneEdit } from '../../canvas/scene/scene-edit.ts';
import type { CanvasCapabilities, EditorContext } from '../../canvas/state/editor-context.tsx';
import { listKeyTools, listToolbarItems } from '../../canvas/tools/Tools.tsx';
import type { Tool, ToolMenu } from '../../canvas/tools/tool.ts';
import { createDocumentWork } from '../../frame/worker/document-work.ts';
import { drawingsFormat } from '../../odg/format/drawings-form.ts';
import { createRichDrawing } from '../../odg/format/testing/drawings.ts';
import { findPackageProblems as drawingProblems } from '../../odg/format/testing/package-problems.ts';
import { drawingCapabilities } from '../../odg/page/DrawingPage.tsx';
import { slidesFormat } from '../../pptx/format/slides-form.ts';
import { createRichDeck } from '../../pptx/format/testing/decks.ts';
import { findPackageProblems as deckProblems } from '../../pptx/format/testing/package-problems.ts';
import { slidesCapabilities } from '../../pptx/page/SlidesPage.tsx';
import type { WalkAction, WalkActions } from './actions.ts';
import { captured } from './captured.ts';
import { dispatchClipboardEvent } from './clipboard.ts';
import type { Replay, WalkedEditor } from './editor.ts';
import { clickRandomButton, fillFields } from './forms.ts';
import { listEnabledEntries } from './menus.ts';
import type { Random } from './random.ts';
import { press, pressKey, typeInto } from './typing.ts';
import { documentOfWorker } from './workers.ts';

function context(): EditorContext {
  if (captured.editorContext === null) throw new Error('No pages are open');
  return captured.editorContext;
}

const hasPages = (): boolean => context().canvas.getState().scene.pages.length > 0;
const hasTextSelection = (): boolean => context().getEditor()?.view.state.selection.empty === false;

/** Tools that may remove text, by their ids. */
const removingToolIds = /undo|redo|remove|delete|cut|replace|rename/i;

function createToolAction(tool: Tool): WalkAction {
  return {
    mayRemove: () => removingToolIds.test(tool.id) || hasTextSelection(),
    run: () => {
      const place = context();
      if (!hasPages() && !/^(undo|redo|page-add)$/.test(tool.id)) return;
      if (tool.isEnabled?.(place.canvas.getState(), place) !== false) tool.run(place, i18next.t);
    },
  };
}

function createMenuAction(menu: ToolMenu): WalkAction {
  return {
    weight: 3,
    mayRemove: () => ['slides', 'drawing', 'arrange', 'view'].includes(menu.id),
    run: (random) => {
      const place = context();
      if (!hasPages() || menu.isEnabled?.(place.canvas.getState(), place) === false) return;
      random.pick(listEnabledEntries(menu.entries(place, i18next.t)))?.run();
    },
  };
}

/** Goes to a page, selects shapes, or edits the text of one. */
function selectRandomly(random: Random): void {
  if (!hasPages()) return;
  const { canvas } = context();
  const { scene } = canvas.getState();
  if (random.chance(0.2)) canvas.select({ pageId: random.pick(scene.pages)?.id ?? '' });
  const places = listTexts(canvas.getPage());
  const ids = listShapes(canvas.getPage(), canvas.getState().groupId).map(({ id }) => id);
  if (random.chance(0.4) && places.length > 0) {
    const place = random.pick(places)?.path;
    if (place !== undefined && listShapes(canvas.getPage(), null).some(({ id }) => id === place.shape))
      canvas.select({ groupId: null, ids: [place.shape], textPath: place });
  } else if (random.chance(0.5)) canvas.select({ ids: ids.slice(0, 1 + random.below(3)), textPath: null });
  else canvas.select({ ids: ids.filter(() => random.chance(0.4)), textPath: null });
}

const getStage = (): HTMLElement | null => document.querySelector('.stage');

/** Drags with the pointer. */
function drag(random: Random): void {
  const stage = getStage();
  if (stage === null) return;
  const target = random.pick([...stage.querySelectorAll('[data-shape], [data-handle]')]);
  const element = random.chance(0.75) && target !== undefined ? target : stage;
  const point = () => ({ clientX: random.below(900), clientY: random.below(600) });
  const shared = {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    button: 0,
    buttons: 1,
    shiftKey: random.chance(0.2),
    altKey: random.chance(0.1),
    ctrlKey: random.chance(0.1),
  };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...shared, ...point() }));
  if (random.chance(0.8)) element.dispatchEvent(new PointerEvent('pointermove', { ...shared, ...point() }));
  element.dispatchEvent(new PointerEvent('pointerup', { ...shared, ...point(), buttons: 0 }));
}

const stageKeys = [
  'ArrowLeft',
  'ArrowDown',
  'Alt-ArrowRight',
  'Tab',
  'Shift-Tab',
  'Enter',
  'F2',
  'Escape',
  'Mod-a',
  'Mod-g',
  'Mod-Shift-g',
  'PageDown',
  'PageUp',
  'a',
] as const;
const textKeys = [
  'Enter',
  'Shift-Enter',
  'Tab',
  'Shift-Tab',
  'Mod-b',
  'Mod-i',
  'Mod-u',
  'Mod-a',
  'Escape',
] as const;
const removingKeys = ['Backspace', 'Delete', 'Mod-x', 'Mod-z', 'Mod-y'] as const;

function pressRandomKey(random: Random, text: readonly string[], page: readonly string[]): void {
  const editor = context().getEditor();
  if (editor !== null) pressKey(editor.view, random.pick(text) ?? 'Enter');
  else
    press(
      getStage()?.querySelector('[data-shape]') ?? getStage() ?? document.body,
      random.pick(page) ?? 'Escape',
    );
}

function getClipboardTarget(): Element {
  return context().getEditor()?.view.dom ?? getStage() ?? document.body;
}

const pointerActions: WalkActions = {
  go: { weight: 16, run: selectRandomly },
  type: {
    weight: 14,
    mayRemove: hasTextSelection,
    run: (random, words) => {
      const editor = context().getEditor();
      if (editor !== null) typeInto(editor.view, random, words);
    },
  },
  key: {
    weight: 8,
    mayRemove: hasTextSelection,
    run: (random) => pressRandomKey(random, textKeys, stageKeys),
  },
  removingKey: {
    weight: 4,
    mayRemove: () => true,
    run: (random) => pressRandomKey(random, removingKeys, removingKeys),
  },
  undo: { weight: 6, mayRemove: () => true, run: () => context().canvas.undo() },
  redo: { weight: 6, mayRemove: () => true, run: () => context().canvas.redo() },
  drag: { weight: 12, mayRemove: () => false, run: drag },
  doubleClick: {
    weight: 3,
    run: (random) => {
      const shape = random.pick([...(getStage()?.querySelectorAll('[data-shape]') ?? [])]);
      shape?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    },
  },
  copy: { weight: 3, run: () => dispatchClipboardEvent(getClipboardTarget(), 'copy') },
  cut: { weight: 2, mayRemove: () => true, run: () => dispatchClipboardEvent(getClipboardTarget(), 'cut') },
  paste: {
    weight: 4,
    mayRemove: hasTextSelection,
    run: () => dispatchClipboardEvent(getClipboardTarget(), 'paste'),
  },
  pasteText: {
    weight: 2,
    mayRemove: hasTextSelection,
    run: (random) =>
      dispatchClipboardEvent(
        getClipboardTarget(),
        'paste',
        new Map([['text/plain', random.pick(['one', 'two\nlines', 'مرحبا 世界']) ?? '']]),
      ),
  },
  press: {
    weight: 8,
    mayRemove: () => true,
    run: (random, words) => {
      const menu = document.querySelector('[role="menu"]');
      const places = [
        ...document.querySelectorAll('.panel, .notice, search, .page-list, .canvas-notes, .canvas-middle'),
      ];
      const place = menu ?? random.pick(places);
      if (place === undefined) return;
      if (menu === null) fillFields(place, random, words);
      clickRandomButton(place, 'button, [role^="menuitem"]', random);
    },
  },
  pageKey: {
    weight: 3,
    mayRemove: () => true,
    run: (random) => {
      const page = random.pick([
        ...document.querySelectorAll('.page-list [role="option"], .page-list button'),
      ]);
      if (page !== undefined)
        press(
          page,
          random.pick(['ArrowDown', 'ArrowUp', 'Delete', 'Enter', 'Mod-d', 'Home', 'End']) ?? 'End',
        );
    },
  },
};

function createActions(capabilities: CanvasCapabilities): WalkActions {
  const items = listToolbarItems(capabilities);
  const tools = [
    ...items.flatMap(({ tool }) => (tool === undefined ? [] : [tool])),
    ...listKeyTools(capabilities),
  ];
  return {
    ...pointerActions,
    ...Object.fromEntries(tools.map((tool) => [`tool ${tool.id}`, createToolAction(tool)])),
    ...Object.fromEntries(
      items.flatMap(({ menu }) => (menu === undefined ? [] : [[`menu ${menu.id}`, createMenuAction(menu)]])),
    ),
  };
}

/** The written content; unused pictures may remain on the page. */
const getWrittenContent = ({ pages }: Pick<SceneContent, 'pages'>): unknown => pages;

interface SceneWork {
  open: (state: { bytes: Uint8Array; edits: SceneEdit[] }) => Promise<unknown>;
  write: () => Promise<{ bytes: Uint8Array }>;
  opened: () => { scene: SceneContent };
}

const createReplay = (work: SceneWork): Replay => ({
  // cast: the edits were kept by this kind of document.
  open: ({ bytes, edits }) => work.open({ bytes, edits: edits as SceneEdit[] }),
  write: work.write,
  state: () => getWrittenContent(work.opened().scene),
  lines: () => listSceneLines(work.opened().scene),
});

function createWalkedEditor(
  format: Pick<WalkedEditor, 'extension' | 'files' | 'work' | 'problems'>,
  capabilities: CanvasCapabilities,
): WalkedEditor {
  return {
    ...format,
    actions: createActions(capabilities),
    isOpen: () => captured.editorContext !== null,
    lines: () => listSceneLines(context().canvas.getState().scene),
    // cast: its worker has a document of this kind.
    workerState: () => getWrittenContent((documentOfWorker() as { scene: SceneContent }).scene),
    state: () => getWrittenContent(context().canvas.getState().scene),
  };
}

export const pptxEditor = createWalkedEditor(
  {
    extension: 'pptx',
    files: [blankPptx, createRichDeck],
    work: () => createReplay(createDocumentWork(slidesFormat)),
    // An id that is duplicate in a slide is duplicate in its copy.
    problems: (bytes) => deckProblems(bytes).map((one) => one.replace(/slide\d+\.xml/, 'slide')),
  },
  slidesCapabilities,
);
export const odgEditor = createWalkedEditor(
  {
    extension: 'odg',
    files: [blankOdg, createRichDrawing],
    work: () => createReplay(createDocumentWork(drawingsFormat)),
    problems: drawingProblems,
  },
  drawingCapabilities,
);
