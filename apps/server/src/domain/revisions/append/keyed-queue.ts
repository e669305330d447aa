import type { FileId } from '@redraft/contracts';

/** Serialises the work on each file, because each version builds on the previous one. */
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
