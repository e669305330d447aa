import type { Edit, Recovery, Unread, UnreadReason, UnsentState } from '../document.ts';
import type { DocumentForm } from './document-form.ts';
import { type Replayed, replayEdits } from './replay.ts';

/** A save whose answer was never heard was sent within moments of the last one that was. */
const unacknowledgedEdits = 200;

/**
 * A page that goes away sends its last words without hearing the answer: whether they arrived is read from the text. It answers whatever the
 * device has kept: what cannot be read, replayed or written is named, and stands in the way of nothing else.
 */
export async function recover<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  state: UnsentState<OwnEdit, Content>,
  theirs: Uint8Array,
): Promise<Recovery> {
  const { edits, saved } = state;
  const others = state.isKnown ? null : await form.read(theirs);
  const lost = (reason: UnreadReason, error: unknown): Recovery => ({
    kind: 'unread',
    unread: { edits: [...edits.keys()].slice(saved), ...describeError(reason, error) },
  });
  let follows: { replayed: Replayed<Document>; isOnTheirWay: boolean };
  try {
    follows = follow(form, await form.read(state.bytes), state, others && textOf(form, others));
  } catch (error) {
    return lost('bytes', error);
  }
  const { replayed, isOnTheirWay } = follows;
  const { document } = replayed;
  // Without what the server has already, the document would take it away again; without anything of its own, it adds nothing.
  const isBehind = replayed.unread.some((index) => index < saved);
  if (isBehind || replayed.unread.length === edits.length) return lost('edit', replayed.error);
  const unread: Unread | null =
    replayed.unread.length === 0
      ? null
      : { edits: replayed.unread, ...describeError('edit', replayed.error) };
  try {
    const bytes = await form.write(document);
    const isTheirs = others !== null && textOf(form, document) === textOf(form, others);
    // Two documents compare only as they are read again after they were written.
    if (isTheirs && form.isSame(await form.read(bytes), others)) return { kind: 'nothing', unread };
    return isOnTheirWay ? { kind: 'ahead', bytes, unread } : { kind: 'both', unread };
  } catch (error) {
    return lost('write', error);
  }
}

/** Replays the edits, and looks whether the text of the server is one that they came by. */
function follow<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  from: Document,
  { edits, saved, isKnown }: UnsentState<OwnEdit, Content>,
  /** Null where it is known already. */
  text: string | null,
): { replayed: Replayed<Document>; isOnTheirWay: boolean } {
  let isOnTheirWay = isKnown;
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

function describeError(reason: UnreadReason, error: unknown): Pick<Unread, 'reason' | 'error'> {
  console.warn('Words that this device has kept cannot be replayed', error);
  return { reason, error: error instanceof Error ? error.name : 'Error' };
}
