import type { FileId } from '@redraft/contracts';

/** Work on one file, one after another: each builds on the one before. */
export function createKeyedQueue() {
  const turns = new Map<FileId, Promise<unknown>>();
  return <T>(id: FileId, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(id) ?? Promise.resolve()).then(work, work);
    turns.set(id, turn);
    const done = () => {
      if (turns.get(id) === turn) turns.delete(id);
    };
    turn.then(done, done);
    return turn;
  };
}
