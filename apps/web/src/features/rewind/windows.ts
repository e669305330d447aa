import type { RewindWindow } from '@redraft/contracts';
import { buildReplay, type Replay } from './replay.ts';
import { addToCache, findNextToFetch, findWindow } from './window-cache.ts';

/**
 * Caches and fetches windows of a history, one request at a time: dragging the slider across a year requests only the version where it stops, not every version
 * on the way.
 */
export interface WindowsState {
  /** Most recently used first. */
  cached: readonly Replay[];
  /** Error of loading the current version. */
  error: unknown;
}

export interface Windows {
  state: () => WindowsState;
  subscribe: (listener: () => void) => () => void;
  /** Sets the current version and the number of versions. */
  requestVersion: (version: number, last: number) => void;
  /** Retries after a failure. */
  retry: () => void;
  close: () => void;
}

export type LoadWindow = (version: number, signal: AbortSignal) => Promise<RewindWindow>;

export function createWindows(load: LoadWindow): Windows {
  const listeners = new Set<() => void>();
  let state: WindowsState = { cached: [], error: null };
  let wantedVersion = 1;
  let prefetchVersion: number | null = null;
  let pending: AbortController | null = null;

  function setState(next: Partial<WindowsState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const isCached = (version: number) => findWindow(state.cached, version) !== undefined;

  function findMissing(): number | null {
    if (!isCached(wantedVersion)) return state.error === null ? wantedVersion : null;
    return prefetchVersion !== null && !isCached(prefetchVersion) ? prefetchVersion : null;
  }

  async function fetchMissing(): Promise<void> {
    const version = findMissing();
    if (version === null || pending !== null) return;
    const controller = new AbortController();
    pending = controller;
    const outcome = await loadReplay(load, version, controller.signal);
    if (controller.signal.aborted) return;
    pending = null;
    if ('window' in outcome) {
      const isActive = findWindow([outcome.window], wantedVersion) !== undefined;
      setState({ cached: addToCache(state.cached, outcome.window, isActive || state.cached.length === 0) });
    } else if (version === wantedVersion) setState({ error: outcome.error });
    else if (version === prefetchVersion) prefetchVersion = null;
    void fetchMissing();
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestVersion: (version, last) => {
      const before = wantedVersion;
      wantedVersion = version;
      const window = findWindow(state.cached, version);
      prefetchVersion = window ? findNextToFetch(window, { previousVersion: before, version, last }) : null;
      if (window && window !== state.cached[0]) setState({ cached: addToCache(state.cached, window, true) });
      if (state.error !== null && version !== before) setState({ error: null });
      void fetchMissing();
    },
    retry: () => {
      setState({ error: null });
      void fetchMissing();
    },
    close: () => {
      pending?.abort();
      pending = null;
    },
  };
}

/** Validated against the request: a wrong window would be requested again and again. */
async function loadReplay(
  load: LoadWindow,
  version: number,
  signal: AbortSignal,
): Promise<{ window: Replay } | { error: unknown }> {
  try {
    const window = buildReplay(await load(version, signal));
    if (findWindow([window], version)) return { window };
    return { error: new RangeError(`Version ${version} is not in the window that was sent for it`) };
  } catch (error) {
    return { error };
  }
}
