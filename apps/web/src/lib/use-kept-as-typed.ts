import { useEffect, useRef, useState } from 'react';
import { isStatus } from './api-error.ts';
import { type Keeping, keepMerged } from './kept-as-typed.ts';
import { useAction } from './use-action.ts';

/** A pause in typing. */
const restMs = 700;
const retryMs = 5000;

type SavingState = 'saved' | 'saving' | 'failed';

/** What a person types, kept on the server after each pause, before it is left, and again where it failed. */
export function useKeptAsTyped<Kept, Typed>(
  loaded: Kept,
  keeping: Keeping<Kept, Typed>,
  /** What was typed on top of what was loaded and is not kept yet, where there is such a thing. */
  begun?: Typed,
) {
  const [state, setState] = useState({ kept: loaded, typed: begun ?? keeping.typedIn(loaded) });
  const { kept, typed } = state;
  const save = useAction({
    mutationFn: (now: typeof state) => keepMerged(keeping, now),
    meta: { ownError: true },
    onSuccess: (saved, sent) =>
      setState((at) => ({
        kept: saved,
        // What another window kept stands among it; what was typed meanwhile stays.
        typed: keeping.merge({ base: sent.typed, mine: at.typed, theirs: keeping.typedIn(saved) }),
      })),
  });
  const isChanged = !keeping.isSame(typed, keeping.typedIn(kept));
  const mayWrite = keeping.canWrite(kept);
  // Trying again helps against a fault, not against a refusal.
  const isOver = [400, 403, 404].some((status) => isStatus(save.error, status));
  const { mutate, isPending, isError } = save;
  // Synchronises what is typed with the server.
  useEffect(() => {
    if (!isChanged || isPending || isOver || !mayWrite) return undefined;
    const timer = setTimeout(() => mutate(state), isError ? retryMs : restMs);
    return () => clearTimeout(timer);
  }, [state, isChanged, isPending, isError, isOver, mayWrite, mutate]);
  useOnLeaving(() => {
    if (isChanged && mayWrite) mutate(state);
  });
  return {
    kept,
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
function useOnLeaving(action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => latest.current(), []);
}
