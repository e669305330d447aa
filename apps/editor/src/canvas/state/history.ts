/** Undo history. Consecutive changes of the same undo group, such as typing, are one step. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
  undoGroup: { name: string; time: number } | null;
}

/** Maximum number of undo steps; they share unchanged data. */
const maxSteps = 200;
const undoGroupMs = 1500;

export function createHistory<State>(): History<State> {
  return { past: [], future: [], undoGroup: null };
}

/** `before` is the state before the change. */
export function pushStep<State>(
  history: History<State>,
  before: State,
  { undoGroup, time }: { undoGroup: string | null; time: number },
): History<State> {
  const { past, undoGroup: lastGroup } = history;
  const continuesGroup =
    undoGroup !== null &&
    lastGroup?.name === undoGroup &&
    time - lastGroup.time < undoGroupMs &&
    history.future.length === 0;
  return {
    past: continuesGroup ? past : [...past, before].slice(-maxSteps),
    future: [],
    undoGroup: undoGroup === null ? null : { name: undoGroup, time },
  };
}

/** Null if there is nothing to undo. */
export function undo<State>(
  { past, future }: History<State>,
  current: State,
): { history: History<State>; state: State } | null {
  const state = past.at(-1);
  if (state === undefined) return null;
  return { state, history: { past: past.slice(0, -1), future: [...future, current], undoGroup: null } };
}

export function redo<State>(
  { past, future }: History<State>,
  current: State,
): { history: History<State>; state: State } | null {
  const state = future.at(-1);
  if (state === undefined) return null;
  return { state, history: { past: [...past, current], future: future.slice(0, -1), undoGroup: null } };
}
