import {
  type DocumentWorker,
  type Edit,
  type EditSupport,
  isContentEdit,
  type Recovery,
  type UnreadableEdits,
} from '../document.ts';
import type { Problem } from '../wopi/problem.ts';
import type { Journal, StoredOpening } from './journal.ts';
import { collectStrings } from './strings-in.ts';

/**
 * Edits of an earlier session stored on this device. Either they continue the server's version (`ahead`), or both have changed (`both`): then the
 * user decides, and nothing is merged automatically.
 */
export type Recovered<OwnEdit extends Edit, Content> =
  | { kind: 'nothing' }
  | {
      kind: 'ahead';
      bytes: Uint8Array;
      ids: string[];
      /** When the first of the edits was made that the server lacks, in milliseconds since 1970. */
      since: number;
    }
  | { kind: 'both'; opening: StoredOpening<OwnEdit, Content> & { bytes: Uint8Array } };

/** Text that could not be restored; `id` is the record that contains it. */
export interface UnrecoveredText {
  id: string;
  at: number;
  text: string;
}

export interface RecoveryContext<OwnEdit extends Edit, Content> {
  journal: Journal<OwnEdit, Content>;
  worker: Pick<DocumentWorker<OwnEdit, Content>, 'recover'>;
  editSupport: Pick<EditSupport<OwnEdit>, 'wordsOf'>;
  key: string;
  theirs: Uint8Array;
  version: string | null;
  /** The copy on this device, which may be older than what the server has confirmed. */
  isOffline: boolean;
  report: (problem: Problem) => void;
}

interface RecoveryResult<OwnEdit extends Edit, Content> {
  recovered: Recovered<OwnEdit, Content>;
  unrecovered: UnrecoveredText[];
}

/** Never throws: no stored data can block opening. No record with unsaved text is removed here. */
export async function recoverEdits<OwnEdit extends Edit, Content>(
  context: RecoveryContext<OwnEdit, Content>,
): Promise<RecoveryResult<OwnEdit, Content>> {
  const { journal, key } = context;
  const openings = await journal.find(key).catch((error: unknown) => {
    console.warn('What this device has kept could not be read', error);
    return [];
  });
  const unrecovered: UnrecoveredText[] = [];
  // Newest first: a session that continued another includes its edits.
  for (const opening of openings.toReversed()) {
    const recovery = await recoverOpening(context, opening);
    const text = opening.left ?? readUnrecoveredText(context, opening, recovery.unreadable);
    if (text !== '') unrecovered.push({ id: opening.id, at: opening.at, text });
    if (recovery.kind === 'ahead')
      return {
        recovered: { kind: 'ahead', bytes: recovery.bytes, ids: [opening.id], since: opening.at },
        unrecovered,
      };
    if (recovery.kind === 'both' && opening.bytes !== null)
      return { recovered: { kind: 'both', opening: { ...opening, bytes: opening.bytes } }, unrecovered };
    if (recovery.kind === 'nothing') await journal.forget(opening.id, text).catch(() => undefined);
  }
  return { recovered: { kind: 'nothing' }, unrecovered };
}

async function recoverOpening<OwnEdit extends Edit, Content>(
  { worker, theirs, version, isOffline, report }: RecoveryContext<OwnEdit, Content>,
  { bytes, edits, saved, left }: StoredOpening<OwnEdit, Content>,
): Promise<Recovery> {
  if (left !== undefined) return { kind: 'nothing', unreadable: null };
  // The server still has the version that these edits were based on: they continue it.
  const isNewerThanCopy = isOffline && saved.version !== null && version !== null && saved.version > version;
  const isBasedOnServerVersion = saved.version !== null && (saved.version === version || isNewerThanCopy);
  const recovery =
    bytes === null
      ? createUnreadableRecovery({ edits, saved, error: 'NotFoundError' })
      : await worker
          .recover({ bytes, edits, saved: saved.edits, isBasedOnServerVersion }, theirs)
          .catch((error: unknown) => createUnreadableRecovery({ edits, saved, error: getErrorName(error) }));
  const { unreadable } = recovery;
  const number = unreadable?.edits[0];
  if (unreadable !== null && number !== undefined) {
    const { reason, error } = unreadable;
    report({ reason, edit: edits[number]?.kind ?? '', number: number + 1, of: edits.length, error });
  }
  return recovery;
}

function createUnreadableRecovery({
  edits,
  saved,
  error,
}: {
  edits: readonly unknown[];
  saved: { edits: number };
  error: string;
}): Recovery {
  return {
    kind: 'unread',
    unreadable: { edits: [...edits.keys()].slice(saved.edits), reason: 'bytes', error },
  };
}

/** The text written by the edits that could not be replayed. */
function readUnrecoveredText<OwnEdit extends Edit, Content>(
  { editSupport }: RecoveryContext<OwnEdit, Content>,
  { edits, saved }: StoredOpening<OwnEdit, Content>,
  unreadable: UnreadableEdits | null,
): string {
  const lost = (unreadable?.edits ?? []).filter((index) => index >= saved.edits).map((index) => edits[index]);
  const readLines = (some: typeof lost): string[] =>
    editSupport.wordsOf(some.flatMap((edit) => (edit === undefined || isContentEdit(edit) ? [] : [edit])));
  // If one is not even a valid edit, all strings in it; letters are joined only if all are valid.
  const lines = computeOr(
    () => readLines(lost),
    () =>
      lost.flatMap((edit) =>
        computeOr(
          () => readLines([edit]),
          () => collectStrings(edit),
        ),
      ),
  );
  return lines.join('\n').trim();
}

function computeOr<Value>(compute: () => Value, fallback: () => Value): Value {
  try {
    return compute();
  } catch {
    return fallback();
  }
}

function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}
