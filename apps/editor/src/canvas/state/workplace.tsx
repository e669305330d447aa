import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { TakeAlong } from '../../frame/page/take-along.ts';
import { holdKeys } from '../../ui/held-keys/held-keys.ts';
import type { DesignLayouts } from '../acts/layout-acts.ts';
import { noSearch, type Search } from '../find/search.ts';
import type { TextEditor } from '../text/create-text-editor.ts';
import type { Tool } from '../tools/tool.ts';
import type { Canvas, CanvasNow } from './create-canvas.ts';

/** What a kind of document of pages is like. */
export interface CanvasTraits {
  /** Which words speak of its pages: `canvas:slides.…` or `canvas:drawing.…`. */
  words: 'slides' | 'drawing';
  hasNotes: boolean;
  canHide: boolean;
  canName: boolean;
  canPresent: boolean;
  /** Comments are written in the one kind, and only shown in the other. */
  canComment: boolean;
  /** Designs of ours for pages of a size, where the kind has such. */
  designs?: (size: { width: number; height: number }) => Promise<readonly DesignLayouts[]>;
}

export type PanelId = 'comments';
export type FindMode = 'find' | 'replace';

/** What stands around the page at the moment. */
export interface Surroundings {
  dialog: ReactNode | null;
  panel: PanelId | null;
  /** Counts how often the place for a new comment was asked for. */
  commentRound: number;
  /** `round` tells two openings apart. */
  find: { mode: FindMode; round: number } | null;
  search: Search;
  said: { text: string; round: number };
  zoom: number | 'fit';
  /** What 'fit' comes to now. */
  fit: number;
  isPresenting: boolean;
  /** Goes on with each change of what is selected in the words that are being written. */
  formatRound: number;
}

/** The open scene and what can be asked of the page around it. */
export interface Workplace {
  canvas: Canvas;
  traits: CanvasTraits;
  author: string;
  takeAlong: TakeAlong;
  /** False where the host wants nothing to be copied out. */
  canCopy: boolean;
  /** What the keyboard can do. */
  knownKeys: () => readonly Tool[];
  around: () => Surroundings;
  subscribe: (listener: () => void) => () => void;
  set: (part: Partial<Surroundings>) => void;
  show: (dialog: ReactNode | null) => void;
  say: (text: string) => void;
  find: (mode: FindMode) => void;
  /** The place for a new comment on the page, with the keyboard in it. */
  comment: () => void;
  /** What writes the words at the moment. */
  editor: () => TextEditor | null;
  setEditor: (editor: TextEditor | null) => void;
  notifyFormat: () => void;
  /** To the shape that is chosen, or the page. */
  focus: () => void;
  newId: () => string;
}

export function createWorkplace(
  canvas: Canvas,
  fixed: Pick<Workplace, 'traits' | 'author' | 'takeAlong' | 'canCopy' | 'knownKeys'>,
): Workplace {
  let around: Surroundings = {
    dialog: null,
    panel: null,
    commentRound: 0,
    find: null,
    search: noSearch,
    said: { text: '', round: 0 },
    zoom: 'fit',
    fit: 1,
    isPresenting: false,
    formatRound: 0,
  };
  let editor: TextEditor | null = null;
  const listeners = new Set<() => void>();
  const set = (part: Partial<Surroundings>): void => {
    around = { ...around, ...part };
    for (const listener of listeners) listener();
  };
  return {
    canvas,
    ...fixed,
    around: () => around,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    show: (dialog) => {
      if (dialog !== null) holdKeys();
      set({ dialog });
    },
    say: (text) => set({ said: { text, round: around.said.round + 1 } }),
    find: (mode) => {
      holdKeys();
      set({ find: { mode, round: (around.find?.round ?? 0) + 1 } });
    },
    comment: () => {
      holdKeys();
      set({ panel: 'comments', commentRound: around.commentRound + 1 });
    },
    editor: () => editor,
    setEditor: (next) => {
      editor = next;
      set({ formatRound: around.formatRound + 1 });
    },
    notifyFormat: () => set({ formatRound: around.formatRound + 1 }),
    focus: () => {
      if (editor !== null) editor.view.focus();
      else focusChosen(canvas.now());
    },
    newId: () => `new-${crypto.randomUUID()}`,
  };
}

function focusChosen({ ids }: CanvasNow): void {
  const stage = document.querySelector<HTMLElement>('.stage');
  const [id] = ids;
  const shape =
    id === undefined ? null : stage?.querySelector<HTMLElement>(`[data-shape="${CSS.escape(id)}"]`);
  (shape ?? stage)?.focus({ preventScroll: true });
}

const Context = createContext<Workplace | null>(null);
export const WorkplaceProvider = Context.Provider;

export function useWorkplace(): Workplace {
  const workplace = useContext(Context);
  if (workplace === null) throw new Error('useWorkplace needs a WorkplaceProvider');
  return workplace;
}

/** Something of the scene or of where the person is; drawn again only when it is another one. */
export function useCanvas<Value>(select: (now: CanvasNow) => Value): Value {
  const { canvas } = useWorkplace();
  return useSyncExternalStore(canvas.subscribe, () => select(canvas.now()));
}

export function useAround<Value>(select: (around: Surroundings) => Value): Value {
  const workplace = useWorkplace();
  return useSyncExternalStore(workplace.subscribe, () => select(workplace.around()));
}

export function pageOf(now: CanvasNow) {
  return now.scene.pages.find(({ id }) => id === now.pageId) ?? now.scene.pages[0];
}
