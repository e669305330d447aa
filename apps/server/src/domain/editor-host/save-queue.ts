import type { FileId } from '@redraft/contracts';
import type { PutResult } from './put-result.ts';

/**
 * One version takes one save: where several that name the same version are under way at once, the first that is taken
 * has used it up, even if it changed nothing, and the others are told that there is a newer one.
 */
export function createSaveQueue() {
  const turns = new Map<string, Promise<PutResult | null>>();

  return async (
    { fileId, onto }: { fileId: FileId; onto: number },
    save: () => Promise<PutResult>,
  ): Promise<PutResult> => {
    const key = `${fileId}/${onto}`;
    const before = turns.get(key);
    const saving = before
      ? before.then((result) => (result?.kind === 'saved' ? ({ kind: 'documentChanged' } as const) : save()))
      : save();
    // Whoever waits learns of a success, through all that were refused on its account.
    const turn = saving.then(
      async (result) => (result.kind === 'documentChanged' ? ((await before) ?? result) : result),
      () => null,
    );
    turns.set(key, turn);
    try {
      return await saving;
    } finally {
      if (turns.get(key) === turn) turns.delete(key);
    }
  };
}
