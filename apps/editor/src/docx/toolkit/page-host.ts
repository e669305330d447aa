import type { ReactNode } from 'react';
import { bufferKeys } from '../../ui/held-keys/key-buffer.ts';
import type { FindMode, KeyTool, PageActions, PanelId } from './tool.ts';

/** The current UI state around the text. */
export interface PageUiState {
  panel: PanelId | null;
  dialog: ReactNode | null;
  /** `round` distinguishes successive openings. */
  find: { mode: FindMode; round: number } | null;
  /** The last announcement for screen readers; `round` distinguishes equal ones. */
  announcement: { text: string; round: number };
}

/** Implements the tools' requests to the page: panel, dialog and announcements. */
export interface PageHost {
  actions: PageActions;
  closeFind: () => void;
  /** Tools with shortcuts, for the shortcut list. */
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
