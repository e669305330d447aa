import type { ReactNode } from 'react';
import { bufferKeys } from '../../ui/held-keys/key-buffer.ts';
import type { FindMode, KeyTool, PageActions, PanelId } from './tool.ts';

/** What stands around the text at the moment. */
export interface PageUiState {
  panel: PanelId | null;
  dialog: ReactNode | null;
  /** `round` tells two openings apart. */
  find: { mode: FindMode; round: number } | null;
  /** The last thing told to a screen reader; `round` tells two equal ones apart. */
  announcement: { text: string; round: number };
}

/** Where the tools' wishes become the page: one panel, one dialog, one voice. */
export interface PageHost {
  actions: PageActions;
  closeFind: () => void;
  /** What the keyboard can do, for the list of it. */
  known: { tools: readonly KeyTool[] };
  uiState: () => PageUiState;
  subscribe: (listener: () => void) => () => void;
}

export function createPageHost(own: Pick<PageActions, 'exportActions' | 'chooseView'>): PageHost {
  let now: PageUiState = { panel: null, dialog: null, find: null, announcement: { text: '', round: 0 } };
  const listeners = new Set<() => void>();
  const change = (part: Partial<PageUiState>): void => {
    now = { ...now, ...part };
    for (const listener of listeners) listener();
  };
  return {
    actions: {
      openPanel: (panel) => change({ panel }),
      closePanel: () => change({ panel: null }),
      panel: () => now.panel,
      show: (dialog) => {
        if (dialog !== null) bufferKeys();
        change({ dialog });
      },
      find: (mode) => {
        bufferKeys();
        change({ find: { mode, round: (now.find?.round ?? 0) + 1 } });
      },
      ...own,
      announce: (text) => change({ announcement: { text, round: now.announcement.round + 1 } }),
    },
    known: { tools: [] },
    closeFind: () => change({ find: null }),
    uiState: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
