import { useSyncExternalStore } from 'react';

export type SnackbarKind = 'success' | 'info' | 'warning' | 'error';
export interface Snackbar {
  id: number;
  message: string;
  /** A second sentence: the reason, or the next step. */
  detail?: string;
  kind: SnackbarKind;
  /** Seconds until it closes by itself (8 s, enrollment 6 s). */
  seconds: number;
  action?: { label: string; onClick: () => void } | undefined;
}

const defaultSeconds = 8;
/** More would cover the page on a phone; the oldest is removed. */
const maxShown = 3;

let visibleSnackbars: readonly Snackbar[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function setSnackbars(next: readonly Snackbar[]): void {
  visibleSnackbars = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the edge of the screen; returns the id for dismissing it. */
export function notify(
  message: string,
  options: { kind?: SnackbarKind; seconds?: number; detail?: string; action?: Snackbar['action'] } = {},
): number {
  const { kind = 'success', seconds = defaultSeconds, ...rest } = options;
  const snackbar: Snackbar = { id: nextId++, message, kind, seconds, ...rest };
  setSnackbars([...visibleSnackbars.filter((one) => one.message !== message), snackbar].slice(-maxShown));
  return snackbar.id;
}

export function dismissSnackbar(id: number): void {
  setSnackbars(visibleSnackbars.filter((one) => one.id !== id));
}

export function useSnackbars(): readonly Snackbar[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => visibleSnackbars,
  );
}
