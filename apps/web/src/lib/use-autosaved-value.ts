import { useEffect, useRef, useState } from 'react';
import { hasStatus } from './api-error.ts';
import { type AutosaveOptions, saveMerged } from './autosaved-value.ts';
import { useAction } from './use-action.ts';

/** Save after this pause in typing. */
const pauseMs = 700;
const retryMs = 5000;

type SavingState = 'saved' | 'saving' | 'failed';

/** A typed value, saved to the server after each pause, before the field is left, and again after a failure. */
export function useAutosavedValue<Stored, Typed>(
  loaded: Stored,
  options: AutosaveOptions<Stored, Typed>,
  /** Changes typed on top of the loaded value and not saved yet, if any. */
  initial?: Typed,
) {
  const [state, setState] = useState({ stored: loaded, typed: initial ?? options.readTyped(loaded) });
  const { stored, typed } = state;
  const save = useAction({
    mutationFn: (now: typeof state) => saveMerged(options, now),
    meta: { showsOwnError: true },
    onSuccess: (saved, sentValue) =>
      setState((current) => ({
        stored: saved,
        // Includes what another window saved, and keeps what was typed during the save.
        typed: options.merge({
          base: sentValue.typed,
          mine: current.typed,
          theirs: options.readTyped(saved),
        }),
      })),
  });
  const isChanged = !options.isSame(typed, options.readTyped(stored));
  const canWrite = options.canWrite(stored);
  // Retrying helps after a fault, not after a refusal.
  const isRefused = [400, 403, 404].some((status) => hasStatus(save.error, status));
  const { mutate, isPending, isError } = save;
  // Saves the typed value after a pause, and again after a failure.
  useEffect(() => {
    if (!isChanged || isPending || isRefused || !canWrite) return undefined;
    const timer = setTimeout(() => mutate(state), isError ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [state, isChanged, isPending, isError, isRefused, canWrite, mutate]);
  useOnUnmount(() => {
    if (isChanged && canWrite) mutate(state);
  });
  return {
    stored,
    typed,
    change: (next: (typed: Typed) => Typed) =>
      setState((current) => ({ ...current, typed: next(current.typed) })),
    /** Saves at once; resolves to false on failure. */
    save: () =>
      isChanged
        ? save.mutateAsync(state).then(
            () => true,
            () => false,
          )
        : Promise.resolve(true),
    saving: savingState(isChanged, isError),
    error: save.error,
  };
}

function savingState(isChanged: boolean, isError: boolean): SavingState {
  if (!isChanged) return 'saved';
  return isError ? 'failed' : 'saving';
}

/** Runs when the component unmounts, to clear its timers. */
function useOnUnmount(action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => latest.current(), []);
}
