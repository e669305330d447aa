import { useEffect, useRef, useState } from 'react';
import { isStatus } from './api-error.ts';
import { type AutosaveOptions, saveMerged } from './autosaved-value.ts';
import { useAction } from './use-action.ts';

/** A pause in typing. */
const pauseMs = 700;
const retryMs = 5000;

type SavingState = 'saved' | 'saving' | 'failed';

/** What a person types, kept on the server after each pause, before it is left, and again where it failed. */
export function useAutosavedValue<Stored, Typed>(
  loaded: Stored,
  options: AutosaveOptions<Stored, Typed>,
  /** What was typed on top of what was loaded and is not kept yet, where there is such a thing. */
  initial?: Typed,
) {
  const [state, setState] = useState({ stored: loaded, typed: initial ?? options.readTyped(loaded) });
  const { stored, typed } = state;
  const save = useAction({
    mutationFn: (now: typeof state) => saveMerged(options, now),
    meta: { ownError: true },
    onSuccess: (saved, sent) =>
      setState((at) => ({
        stored: saved,
        // What another window kept stands among it; what was typed meanwhile stays.
        typed: options.merge({ base: sent.typed, mine: at.typed, theirs: options.readTyped(saved) }),
      })),
  });
  const isChanged = !options.isSame(typed, options.readTyped(stored));
  const mayWrite = options.canWrite(stored);
  // Trying again helps against a fault, not against a refusal.
  const isRefused = [400, 403, 404].some((status) => isStatus(save.error, status));
  const { mutate, isPending, isError } = save;
  // Synchronises what is typed with the server.
  useEffect(() => {
    if (!isChanged || isPending || isRefused || !mayWrite) return undefined;
    const timer = setTimeout(() => mutate(state), isError ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [state, isChanged, isPending, isError, isRefused, mayWrite, mutate]);
  useOnUnmount(() => {
    if (isChanged && mayWrite) mutate(state);
  });
  return {
    stored,
    typed,
    change: (next: (typed: Typed) => Typed) => setState((at) => ({ ...at, typed: next(at.typed) })),
    /** Keeps the last words at once; false where that does not work. */
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

/** What closes takes its timers along. */
function useOnUnmount(action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => latest.current(), []);
}
