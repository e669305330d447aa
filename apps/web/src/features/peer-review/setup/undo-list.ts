/** Current state and previous states, newest last. */
export interface UndoList<State> {
  readonly now: State;
  readonly before: readonly State[];
}

/** Maximum undo steps. */
const maxSteps = 100;

export const startUndoList = <State>(now: State): UndoList<State> => ({ now, before: [] });

export function step<State>(list: UndoList<State>, now: State): UndoList<State> {
  return { now, before: [...list.before, list.now].slice(-maxSteps) };
}

export function stepBack<State>(list: UndoList<State>): UndoList<State> {
  const now = list.before.at(-1);
  return now === undefined ? list : { now, before: list.before.slice(0, -1) };
}
