import {
  type DocumentWorker,
  type Edit,
  type EditSupport,
  isContentEdit,
  type Recovery,
  type Unread,
} from '../document.ts';
import type { Problem } from '../wopi/problem.ts';
import type { Journal, StoredOpening } from './journal.ts';
import { stringsIn } from './strings-in.ts';

/**
 * Edits of an earlier session stored on this device. Either they continue the server's version (`ahead`), or both have changed (`both`): then the
 * user decides, and nothing is merged automatically.
 */
export type Recovered<OwnEdit extends Edit, Content> =
  | { kind: 'nothing' }
  | { kind: 'ahead'; bytes: Uint8Array; ids: string[] }
  | { kind: 'both'; words: StoredOpening<OwnEdit, Content> & { bytes: Uint8Array } };

/** Text that could not be restored; `id` is the record that contains it. */
export interface UnrecoveredWords {
  id: string;
  at: number;
  text: string;
}

export interface RecoveryPorts<OwnEdit extends Edit, Content> {
  journal: Journal<OwnEdit, Content>;
  worker: Pick<DocumentWorker<OwnEdit, Content>, 'recover'>;
  traits: Pick<EditSupport<OwnEdit>, 'wordsOf'>;
  key: string;
  theirs: Uint8Array;
  version: string | null;
  report: (problem: Problem) => void;
}

interface Found<OwnEdit extends Edit, Content> {
  recovered: Recovered<OwnEdit, Content>;
  left: UnrecoveredWords[];
}

/** Never throws: no stored data can block opening. No record with unsaved text is removed here. */
export async function recoverEdits<OwnEdit extends Edit, Content>(
  ports: RecoveryPorts<OwnEdit, Content>,
): Promise<Found<OwnEdit, Content>> {
  const { journal, key } = ports;
  const kept = await journal.find(key).catch((error: unknown) => {
    console.warn('What this device has kept could not be read', error);
    return [];
  });
  const left: UnrecoveredWords[] = [];
  // Newest first: a session that continued another includes its edits.
  for (const words of kept.toReversed()) {
    const recovery = await recoveryOf(ports, words);
    const text = words.left ?? textOf(ports, words, recovery.unread);
    if (text !== '') left.push({ id: words.id, at: words.at, text });
    if (recovery.kind === 'ahead')
      return { recovered: { kind: 'ahead', bytes: recovery.bytes, ids: [words.id] }, left };
    if (recovery.kind === 'both' && words.bytes !== null)
      return { recovered: { kind: 'both', words: { ...words, bytes: words.bytes } }, left };
    if (recovery.kind === 'nothing') await journal.forget(words.id, text).catch(() => undefined);
  }
  return { recovered: { kind: 'nothing' }, left };
}

async function recoveryOf<OwnEdit extends Edit, Content>(
  { worker, theirs, version, report }: RecoveryPorts<OwnEdit, Content>,
  { bytes, edits, saved, left }: StoredOpening<OwnEdit, Content>,
): Promise<Recovery> {
  if (left !== undefined) return { kind: 'nothing', unread: null };
  // The server still has the version that these edits were based on: they continue it.
  const isKnown = saved.version !== null && saved.version === version;
  const recovery =
    bytes === null
      ? nothingOf({ edits, saved, error: 'NotFoundError' })
      : await worker
          .recover({ bytes, edits, saved: saved.edits, isKnown }, theirs)
          .catch((error: unknown) => nothingOf({ edits, saved, error: nameOf(error) }));
  const { unread } = recovery;
  const number = unread?.edits[0];
  if (unread !== null && number !== undefined) {
    const { reason, error } = unread;
    report({ reason, edit: edits[number]?.kind ?? '', number: number + 1, of: edits.length, error });
  }
  return recovery;
}

function nothingOf({
  edits,
  saved,
  error,
}: {
  edits: readonly unknown[];
  saved: { edits: number };
  error: string;
}): Recovery {
  return { kind: 'unread', unread: { edits: [...edits.keys()].slice(saved.edits), reason: 'bytes', error } };
}

/** The text written by the edits that could not be replayed. */
function textOf<OwnEdit extends Edit, Content>(
  { traits }: RecoveryPorts<OwnEdit, Content>,
  { edits, saved }: StoredOpening<OwnEdit, Content>,
  unread: Unread | null,
): string {
  const lost = (unread?.edits ?? []).filter((at) => at >= saved.edits).map((at) => edits[at]);
  const wordsIn = (some: typeof lost): string[] =>
    traits.wordsOf(some.flatMap((edit) => (edit === undefined || isContentEdit(edit) ? [] : [edit])));
  // If one is not even a valid edit, all strings in it; letters are joined only if all are valid.
  const lines = orUnread(
    () => wordsIn(lost),
    () =>
      lost.flatMap((edit) =>
        orUnread(
          () => wordsIn([edit]),
          () => stringsIn(edit),
        ),
      ),
  );
  return lines.join('\n').trim();
}

function orUnread<Value>(make: () => Value, other: () => Value): Value {
  try {
    return make();
  } catch {
    return other();
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}
