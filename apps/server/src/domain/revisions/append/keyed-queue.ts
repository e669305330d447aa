import type { FileId } from '@redraft/contracts';

/** Serialises the work on each file, because each version builds on the previous one. */
export function createKeyedQueue() {
  const lastTasks = new Map<FileId, Promise<unknown>>();
  return <T>(id: FileId, work: () => Promise<T>): Promise<T> => {
    const task = (lastTasks.get(id) ?? Promise.resolve()).then(work, work);
    lastTasks.set(id, task);
    const removeFinished = () => {
      if (lastTasks.get(id) === task) lastTasks.delete(id);
    };
    task.then(removeFinished, removeFinished);
    return task;
  };
}
