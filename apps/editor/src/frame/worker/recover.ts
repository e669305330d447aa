import type { Edit, Recovery, UnreadableEdits, UnreadableReason, UnsentEdits } from '../document.ts';
import type { DocumentFormat } from './document-format.ts';
import { type Replayed, replayEdits } from './replay.ts';

/** Maximum number of edits in a save whose response was never received: few, as it was sent shortly after the last confirmed one. */
const maxUnacknowledgedEdits = 200;

/**
 * On page unload the last edits are sent without receiving the response: whether they arrived is determined from the document. Handles any stored
 * data: what cannot be read, replayed or written is reported and blocks nothing else.
 */
export async function recover<OwnEdit extends Edit, Document, Content>(
  format: DocumentFormat<OwnEdit, Document, Content>,
  state: UnsentEdits<OwnEdit, Content>,
  theirs: Uint8Array,
): Promise<Recovery> {
  const { edits, saved } = state;
  const theirDocument = state.isBasedOnServerVersion ? null : await format.read(theirs);
  const createUnreadable = (reason: UnreadableReason, error: unknown): Recovery => ({
    kind: 'unread',
    unreadable: { edits: [...edits.keys()].slice(saved), ...describeError(reason, error) },
  });
  let replayResult: { replayed: Replayed<Document>; passesServerVersion: boolean };
  try {
    replayResult = replayAndCompare(
      format,
      await format.read(state.bytes),
      state,
      theirDocument && textOf(format, theirDocument),
    );
  } catch (error) {
    return createUnreadable('bytes', error);
  }
  const { replayed, passesServerVersion } = replayResult;
  const { document } = replayed;
  // Without edits that the server already has, the result would revert them; without any applied edit, there is nothing to add.
  const isBehind = replayed.unreplayed.some((index) => index < saved);
  if (isBehind || replayed.unreplayed.length === edits.length)
    return createUnreadable('edit', replayed.error);
  const unread: UnreadableEdits | null =
    replayed.unreplayed.length === 0
      ? null
      : { edits: replayed.unreplayed, ...describeError('edit', replayed.error) };
  try {
    const bytes = await format.write(document);
    const hasTheirText = theirDocument !== null && textOf(format, document) === textOf(format, theirDocument);
    // Documents can be compared only after both were written and read again.
    if (hasTheirText && format.isSame(await format.read(bytes), theirDocument))
      return { kind: 'nothing', unreadable: unread };
    return passesServerVersion
      ? { kind: 'ahead', bytes, unreadable: unread }
      : { kind: 'both', unreadable: unread };
  } catch (error) {
    return createUnreadable('write', error);
  }
}

/** Replays the edits and checks whether the document equals the server's version after one of them. */
function replayAndCompare<OwnEdit extends Edit, Document, Content>(
  format: DocumentFormat<OwnEdit, Document, Content>,
  startDocument: Document,
  { edits, saved, isBasedOnServerVersion }: UnsentEdits<OwnEdit, Content>,
  /** Null if it is already known that the edits continue the server's version. */
  serverText: string | null,
): { replayed: Replayed<Document>; passesServerVersion: boolean } {
  let passesServerVersion = isBasedOnServerVersion;
  const replayed = replayEdits(format, startDocument, edits, (count, document) => {
    const mayBeServerVersion =
      (count >= saved && count <= saved + maxUnacknowledgedEdits) || count === edits.length;
    if (!passesServerVersion && mayBeServerVersion)
      passesServerVersion = textOf(format, document) === serverText;
  });
  return { replayed, passesServerVersion };
}

function textOf<OwnEdit extends Edit, Document, Content>(
  format: DocumentFormat<OwnEdit, Document, Content>,
  document: Document,
): string {
  return format.linesOf(document).join('\n');
}

function describeError(reason: UnreadableReason, error: unknown): Pick<UnreadableEdits, 'reason' | 'error'> {
  console.warn('Words that this device has kept cannot be replayed', error);
  return { reason, error: error instanceof Error ? error.name : 'Error' };
}
