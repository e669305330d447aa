/** Undo history. One burst of typing, or of one key, is one step. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
  burst: { name: string; at: number } | null;
}

/** Maximum number of undo steps; they share unchanged data. */
const maxSteps = 200;
const burstMs = 1500;

export function emptyHistory<State>(): History<State> {
  return { past: [], future: [], burst: null };
}

/** `before` is the state before the change. */
export function pushStep<State>(
  history: History<State>,
  before: State,
  { burst, at }: { burst: string | null; at: number },
): History<State> {
  const { past, burst: last } = history;
  const goesOn =
    burst !== null && last?.name === burst && at - last.at < burstMs && history.future.length === 0;
  return {
    past: goesOn ? past : [...past, before].slice(-maxSteps),
    future: [],
    burst: burst === null ? null : { name: burst, at },
  };
}

/** Null if there is nothing to undo. */
export function undo<State>(
  { past, future }: History<State>,
  now: State,
): { history: History<State>; state: State } | null {
  const state = past.at(-1);
  if (state === undefined) return null;
  return { state, history: { past: past.slice(0, -1), future: [...future, now], burst: null } };
}

export function redo<State>(
  { past, future }: History<State>,
  now: State,
): { history: History<State>; state: State } | null {
  const state = future.at(-1);
  if (state === undefined) return null;
  return { state, history: { past: [...past, now], future: future.slice(0, -1), burst: null } };
}
