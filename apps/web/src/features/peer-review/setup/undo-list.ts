/** Current state and previous states, newest last. */
export interface UndoList<State> {
  readonly present: State;
  readonly past: readonly State[];
}

/** Maximum undo steps. */
const maxSteps = 100;

export const createUndoList = <State>(present: State): UndoList<State> => ({ present, past: [] });

export function pushState<State>(list: UndoList<State>, present: State): UndoList<State> {
  return { present, past: [...list.past, list.present].slice(-maxSteps) };
}

export function undoState<State>(list: UndoList<State>): UndoList<State> {
  const present = list.past.at(-1);
  return present === undefined ? list : { present, past: list.past.slice(0, -1) };
}
