import type { DocumentWorker, Edit } from '../document.ts';
import type { Journal, KeptWords } from './journal.ts';

/**
 * Words of an earlier visit that this device has kept. They follow on the server's text (`ahead`), or both have been changed since they parted
 * (`both`): then the person decides, and nothing is merged unasked.
 */
export type Recovered<OwnEdit extends Edit> =
  | { kind: 'nothing' }
  | { kind: 'ahead'; bytes: Uint8Array; ids: string[] }
  | { kind: 'both'; words: KeptWords<OwnEdit> };

export interface RecoveryPorts<OwnEdit extends Edit, Content> {
  journal: Journal<OwnEdit>;
  worker: DocumentWorker<OwnEdit, Content>;
  key: string;
  theirs: Uint8Array;
  version: string | null;
}

export async function recoverWords<OwnEdit extends Edit, Content>({
  journal,
  worker,
  key,
  theirs,
  version,
}: RecoveryPorts<OwnEdit, Content>): Promise<Recovered<OwnEdit>> {
  const kept = await journal.find(key).catch((error: unknown) => {
    console.warn('What this device has kept could not be read', error);
    return [];
  });
  // The newest first: where a visit followed on another, it holds what that one held.
  for (const words of kept.toReversed()) {
    const { bytes, edits, saved } = words;
    // The server still has what it had when these words were typed: they follow on it.
    const isKnown = saved.version !== null && saved.version === version;
    const how = isKnown ? 'ahead' : await worker.recover({ bytes, edits }, saved.edits, theirs);
    if (how === 'nothing') await journal.forget(words.id);
    if (how === 'ahead')
      return { kind: 'ahead', bytes: await worker.replay({ bytes, edits }), ids: [words.id] };
    if (how === 'both') return { kind: 'both', words };
  }
  return { kind: 'nothing' };
}
