import type { Edit, Recovery, UnreadableEdits, UnreadableReason, UnsentState } from '../document.ts';
import type { DocumentForm } from './document-form.ts';
import { type Replayed, replayEdits } from './replay.ts';

/** Maximum number of edits in a save whose response was never received: it was sent shortly after the last confirmed one. */
const unacknowledgedEdits = 200;

/**
 * On page unload the last edits are sent without receiving the response: whether they arrived is determined from the document. Handles any stored
 * data: what cannot be read, replayed or written is reported and blocks nothing else.
 */
export async function recover<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  state: UnsentState<OwnEdit, Content>,
  theirs: Uint8Array,
): Promise<Recovery> {
  const { edits, saved } = state;
  const others = state.isBasedOnServerVersion ? null : await form.read(theirs);
  const lost = (reason: UnreadableReason, error: unknown): Recovery => ({
    kind: 'unread',
    unreadable: { edits: [...edits.keys()].slice(saved), ...describeError(reason, error) },
  });
  let follows: { replayed: Replayed<Document>; isOnTheirWay: boolean };
  try {
    follows = follow(form, await form.read(state.bytes), state, others && textOf(form, others));
  } catch (error) {
    return lost('bytes', error);
  }
  const { replayed, isOnTheirWay } = follows;
  const { document } = replayed;
  // Without edits that the server already has, the result would revert them; without any applied edit, there is nothing to add.
  const isBehind = replayed.unread.some((index) => index < saved);
  if (isBehind || replayed.unread.length === edits.length) return lost('edit', replayed.error);
  const unread: UnreadableEdits | null =
    replayed.unread.length === 0
      ? null
      : { edits: replayed.unread, ...describeError('edit', replayed.error) };
  try {
    const bytes = await form.write(document);
    const isTheirs = others !== null && textOf(form, document) === textOf(form, others);
    // Documents can be compared only after both were written and read again.
    if (isTheirs && form.isSame(await form.read(bytes), others))
      return { kind: 'nothing', unreadable: unread };
    return isOnTheirWay ? { kind: 'ahead', bytes, unreadable: unread } : { kind: 'both', unreadable: unread };
  } catch (error) {
    return lost('write', error);
  }
}

/** Replays the edits and checks whether the server's version is one of the states on the way. */
function follow<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  from: Document,
  { edits, saved, isBasedOnServerVersion }: UnsentState<OwnEdit, Content>,
  /** Null if it is already known. */
  text: string | null,
): { replayed: Replayed<Document>; isOnTheirWay: boolean } {
  let isOnTheirWay = isBasedOnServerVersion;
  const replayed = replayEdits(form, from, edits, (count, document) => {
    const mayBeTheirs = (count >= saved && count <= saved + unacknowledgedEdits) || count === edits.length;
    if (!isOnTheirWay && mayBeTheirs) isOnTheirWay = textOf(form, document) === text;
  });
  return { replayed, isOnTheirWay };
}

function textOf<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  document: Document,
): string {
  return form.linesOf(document).join('\n');
}

function describeError(reason: UnreadableReason, error: unknown): Pick<UnreadableEdits, 'reason' | 'error'> {
  console.warn('Words that this device has kept cannot be replayed', error);
  return { reason, error: error instanceof Error ? error.name : 'Error' };
}
