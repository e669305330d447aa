import type { FileId } from '@redraft/contracts';
import type { PutResult } from './put-result.ts';

/**
 * A version accepts one save: if several saves based on the same version arrive at once, the first one is accepted, even if it changes nothing, and
 * the others are told that there is a newer version.
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
    // A success wakes those waiting behind it, past the saves that it caused to be refused.
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
