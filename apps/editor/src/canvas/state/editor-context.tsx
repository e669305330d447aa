import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ExportActions } from '../../frame/page/export-actions.ts';
import { bufferKeys } from '../../ui/held-keys/key-buffer.ts';
import type { DesignLayouts } from '../commands/layout-commands.ts';
import { type CommentDraft, createDraft } from '../comments/comment-drafts.ts';
import { noSearch, type Search } from '../find/search.ts';
import type { TextEditor } from '../text/create-text-editor.ts';
import type { Tool } from '../tools/tool.ts';
import type { Canvas, CanvasState } from './create-canvas.ts';

/** What a document type with pages supports. */
export interface CanvasCapabilities {
  /** Prefix of its labels in the catalogue: `canvas:slides.…` or `canvas:drawing.…`. */
  labelPrefix: 'slides' | 'drawing';
  hasNotes: boolean;
  canHide: boolean;
  canName: boolean;
  canPresent: boolean;
  /** All preset shapes of DrawingML can be drawn. */
  hasPresets: boolean;
  /** Dimension lines can be drawn. */
  hasDimensions: boolean;
  /** Shapes are on layers. */
  hasLayers: boolean;
  /** Shapes have named styles. */
  hasStyles: boolean;
  /** Links to videos can be inserted. */
  hasVideoLinks: boolean;
  /** Comments can be written in presentations; in drawings they are read-only. */
  canComment: boolean;
  /** Built-in designs for a page size, if the document type has them. */
  designs?: (size: { width: number; height: number }) => Promise<readonly DesignLayouts[]>;
}

export type PanelId = 'comments' | 'layers' | 'styles';
export type FindMode = 'find' | 'replace';

/** UI state around the page. */
export interface UiState {
  dialog: ReactNode | null;
  panel: PanelId | null;
  /** The comment whose card is chosen and whose place is marked. */
  activeComment: string | null;
  /** The comment that was started last. */
  commentDraft: (CommentDraft & { isFocused: boolean }) | null;
  /** `round` distinguishes successive openings. */
  find: { mode: FindMode; requestCount: number } | null;
  search: Search;
  announcement: { text: string; round: number };
  zoom: number | 'fit';
  /** Current value of the 'fit' zoom. */
  fit: number;
  isPresenting: boolean;
  /** The next print shows slides with their notes. */
  printsNotes: boolean;
  /** Incremented whenever the selection in the edited text changes. */
  formatVersion: number;
}

/** The open scene and the actions of the page around it. */
export interface EditorContext {
  canvas: Canvas;
  capabilities: CanvasCapabilities;
  author: string;
  exportActions: ExportActions;
  /** False if the host forbids copying. */
  canCopy: boolean;
  /** Tools with keyboard shortcuts. */
  listKeyTools: () => readonly Tool[];
  getUiState: () => UiState;
  subscribe: (listener: () => void) => () => void;
  setUiState: (values: Partial<UiState>) => void;
  showDialog: (dialog: ReactNode | null) => void;
  announce: (text: string) => void;
  openFind: (mode: FindMode) => void;
  /** Opens a new comment on the selected shape, or on the page, and focuses it. */
  openNewComment: () => void;
  /** The active text editor. */
  getEditor: () => TextEditor | null;
  setEditor: (editor: TextEditor | null) => void;
  notifyFormat: () => void;
  /** Focuses the selected shape, or the page. */
  focus: () => void;
  newId: () => string;
}

export function createEditorContext(
  canvas: Canvas,
  options: Pick<EditorContext, 'capabilities' | 'author' | 'exportActions' | 'canCopy' | 'listKeyTools'>,
): EditorContext {
  let uiState: UiState = {
    dialog: null,
    panel: null,
    activeComment: null,
    commentDraft: null,
    find: null,
    search: noSearch,
    announcement: { text: '', round: 0 },
    zoom: 'fit',
    fit: 1,
    isPresenting: false,
    printsNotes: false,
    formatVersion: 0,
  };
  let editor: TextEditor | null = null;
  const listeners = new Set<() => void>();
  const set = (values: Partial<UiState>): void => {
    uiState = { ...uiState, ...values };
    for (const listener of listeners) listener();
  };
  return {
    canvas,
    ...options,
    getUiState: () => uiState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setUiState: set,
    showDialog: (dialog) => {
      if (dialog !== null) bufferKeys();
      set({ dialog });
    },
    announce: (text) => set({ announcement: { text, round: uiState.announcement.round + 1 } }),
    openFind: (mode) => {
      bufferKeys();
      set({ find: { mode, requestCount: (uiState.find?.requestCount ?? 0) + 1 } });
    },
    openNewComment: () => {
      bufferKeys();
      const { pageId, ids } = canvas.getState();
      const draft = createDraft({ page: pageId, shape: ids[0] ?? null });
      set({ panel: 'comments', commentDraft: { ...draft, isFocused: true }, activeComment: null });
    },
    getEditor: () => editor,
    setEditor: (next) => {
      editor = next;
      set({ formatVersion: uiState.formatVersion + 1 });
    },
    notifyFormat: () => set({ formatVersion: uiState.formatVersion + 1 }),
    focus: () => {
      if (editor !== null) editor.view.focus();
      else focusSelected(canvas.getState());
    },
    newId: () => `new-${crypto.randomUUID()}`,
  };
}

function focusSelected({ ids }: CanvasState): void {
  const stage = document.querySelector<HTMLElement>('.stage');
  const [id] = ids;
  const shape =
    id === undefined ? null : stage?.querySelector<HTMLElement>(`[data-shape="${CSS.escape(id)}"]`);
  (shape ?? stage)?.focus({ preventScroll: true });
}

const ReactEditorContext = createContext<EditorContext | null>(null);
export const EditorContextProvider = ReactEditorContext.Provider;

export function useEditorContext(): EditorContext {
  const context = useContext(ReactEditorContext);
  if (context === null) throw new Error('useEditorContext needs an EditorContextProvider');
  return context;
}

/** Selects a value of the canvas state; the component renders again only if the value changes. */
export function useCanvas<Value>(select: (state: CanvasState) => Value): Value {
  const { canvas } = useEditorContext();
  return useSyncExternalStore(canvas.subscribe, () => select(canvas.getState()));
}

export function useUiState<Value>(select: (state: UiState) => Value): Value {
  const context = useEditorContext();
  return useSyncExternalStore(context.subscribe, () => select(context.getUiState()));
}

export function getCurrentPage(state: CanvasState) {
  return state.scene.pages.find(({ id }) => id === state.pageId) ?? state.scene.pages[0];
}
