import type { FileId } from '@redraft/contracts';
import type { PutResult } from './put-result.ts';

/**
 * A version accepts one save: if several saves based on the same version arrive at once, the first one is accepted, even if it changes nothing, and
 * the others are told that there is a newer version.
 */
export function createSaveQueue() {
  const lastSaves = new Map<string, Promise<PutResult | null>>();

  return async (
    { fileId, baseTime }: { fileId: FileId; baseTime: number },
    save: () => Promise<PutResult>,
  ): Promise<PutResult> => {
    const key = `${fileId}/${baseTime}`;
    const before = lastSaves.get(key);
    const saving = before
      ? before.then((result) => (result?.kind === 'saved' ? ({ kind: 'documentChanged' } as const) : save()))
      : save();
    // A success wakes those waiting behind it, past the saves that it caused to be refused.
    const saveTask = saving.then(
      async (result) => (result.kind === 'documentChanged' ? ((await before) ?? result) : result),
      () => null,
    );
    lastSaves.set(key, saveTask);
    try {
      return await saving;
    } finally {
      if (lastSaves.get(key) === saveTask) lastSaves.delete(key);
    }
  };
}
