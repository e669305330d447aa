import type { RewindWindow } from '@redraft/contracts';
import { heldWith, nextOnTheWay, windowWith } from './held-windows.ts';
import { buildReplay, type Replay } from './replay.ts';

/**
 * The pieces of a history that a page holds, and the fetching of those that it needs: one at a time, so that whoever drags the
 * slider through a year asks for what lies under the hand then, and not for each place on the way.
 */
export interface WindowsState {
  /** The last used first. */
  held: readonly Replay[];
  /** Why the wanted version is not there. */
  error: unknown;
}

export interface Windows {
  state: () => WindowsState;
  subscribe: (listener: () => void) => () => void;
  /** From now on this version is looked at, of so many. */
  want: (version: number, last: number) => void;
  /** Asks once more after a failure. */
  retry: () => void;
  close: () => void;
}

export type LoadWindow = (version: number, signal: AbortSignal) => Promise<RewindWindow>;

export function createWindows(load: LoadWindow): Windows {
  const listeners = new Set<() => void>();
  let state: WindowsState = { held: [], error: null };
  let wanted = 1;
  let ahead: number | null = null;
  let underWay: AbortController | null = null;

  function become(next: Partial<WindowsState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const isHeld = (version: number) => windowWith(state.held, version) !== undefined;

  function missing(): number | null {
    if (!isHeld(wanted)) return state.error === null ? wanted : null;
    return ahead !== null && !isHeld(ahead) ? ahead : null;
  }

  async function fetchMissing(): Promise<void> {
    const version = missing();
    if (version === null || underWay !== null) return;
    const controller = new AbortController();
    underWay = controller;
    const outcome = await received(load, version, controller.signal);
    if (controller.signal.aborted) return;
    underWay = null;
    if ('window' in outcome) {
      const isLookedAt = windowWith([outcome.window], wanted) !== undefined;
      become({ held: heldWith(state.held, outcome.window, isLookedAt || state.held.length === 0) });
    } else if (version === wanted) become({ error: outcome.error });
    else if (version === ahead) ahead = null;
    void fetchMissing();
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: (version, last) => {
      const before = wanted;
      wanted = version;
      const window = windowWith(state.held, version);
      ahead = window ? nextOnTheWay(window, { before, version, last }) : null;
      if (window && window !== state.held[0]) become({ held: heldWith(state.held, window, true) });
      if (state.error !== null && version !== before) become({ error: null });
      void fetchMissing();
    },
    retry: () => {
      become({ error: null });
      void fetchMissing();
    },
    close: () => {
      underWay?.abort();
      underWay = null;
    },
  };
}

/** Held to what was asked for: else it would be asked for again and again. */
async function received(
  load: LoadWindow,
  version: number,
  signal: AbortSignal,
): Promise<{ window: Replay } | { error: unknown }> {
  try {
    const window = buildReplay(await load(version, signal));
    if (windowWith([window], version)) return { window };
    return { error: new RangeError(`Version ${version} is not in the window that was sent for it`) };
  } catch (error) {
    return { error };
  }
}
