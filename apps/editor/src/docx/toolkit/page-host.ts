import type { ReactNode } from 'react';
import { bufferKeys } from '../../ui/held-keys/key-buffer.ts';
import type { FindMode, KeyTool, PageActions, PanelId } from './tool.ts';

/** The current UI state around the text. */
export interface PageUiState {
  panel: PanelId | null;
  dialog: ReactNode | null;
  /** `requestCount` distinguishes successive commands. */
  find: { mode: FindMode; requestCount: number } | null;
  /** The last announcement for screen readers; `count` distinguishes equal ones. */
  announcement: { text: string; count: number };
}

/** Implements the tools' requests to the page: panel, dialog and announcements. */
export interface PageUiStore {
  actions: PageActions;
  closeFind: () => void;
  /** Tools with shortcuts, for the shortcut list. */
  shortcuts: { tools: readonly KeyTool[] };
  uiState: () => PageUiState;
  subscribe: (listener: () => void) => () => void;
}

export function createPageUiStore(
  pageActions: Pick<PageActions, 'exportActions' | 'chooseView'>,
): PageUiStore {
  let state: PageUiState = { panel: null, dialog: null, find: null, announcement: { text: '', count: 0 } };
  const listeners = new Set<() => void>();
  const change = (patch: Partial<PageUiState>): void => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  return {
    actions: {
      openPanel: (panel) => change({ panel }),
      closePanel: () => change({ panel: null }),
      panel: () => state.panel,
      show: (dialog) => {
        if (dialog !== null) bufferKeys();
        change({ dialog });
      },
      find: (mode) => {
        bufferKeys();
        change({ find: { mode, requestCount: (state.find?.requestCount ?? 0) + 1 } });
      },
      ...pageActions,
      announce: (text) => change({ announcement: { text, count: state.announcement.count + 1 } }),
    },
    shortcuts: { tools: [] },
    closeFind: () => change({ find: null }),
    uiState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
