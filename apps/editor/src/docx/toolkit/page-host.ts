import type { ReactNode } from 'react';
import { holdKeys } from '../../ui/held-keys/held-keys.ts';
import type { FindMode, KeyTool, PageActs, PanelId } from './tool.ts';

/** What stands around the text at the moment. */
export interface Surroundings {
  panel: PanelId | null;
  dialog: ReactNode | null;
  /** `round` tells two openings apart. */
  find: { mode: FindMode; round: number } | null;
  /** The last thing told to a screen reader; `round` tells two equal ones apart. */
  said: { text: string; round: number };
}

/** Where the tools' wishes become the page: one panel, one dialog, one voice. */
export interface PageHost {
  acts: PageActs;
  closeFind: () => void;
  /** What the keyboard can do, for the list of it. */
  known: { tools: readonly KeyTool[] };
  now: () => Surroundings;
  subscribe: (listener: () => void) => () => void;
}

export function createPageHost(own: Pick<PageActs, 'takeAlong' | 'chooseView'>): PageHost {
  let now: Surroundings = { panel: null, dialog: null, find: null, said: { text: '', round: 0 } };
  const listeners = new Set<() => void>();
  const change = (part: Partial<Surroundings>): void => {
    now = { ...now, ...part };
    for (const listener of listeners) listener();
  };
  return {
    acts: {
      openPanel: (panel) => change({ panel }),
      closePanel: () => change({ panel: null }),
      panel: () => now.panel,
      show: (dialog) => {
        if (dialog !== null) holdKeys();
        change({ dialog });
      },
      find: (mode) => {
        holdKeys();
        change({ find: { mode, round: (now.find?.round ?? 0) + 1 } });
      },
      ...own,
      say: (text) => change({ said: { text, round: now.said.round + 1 } }),
    },
    known: { tools: [] },
    closeFind: () => change({ find: null }),
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
