import type { FileId, UserId } from '@redraft/contracts';
import { acceptChanges } from '../../revisions/index.ts';
import { isAcceptedFor } from '../steps/index.ts';

/**
 * A version as whoever looks at it gets it. What is handed in with its changes to be accepted is not written anew: its
 * student goes on in it, at a deadline in the middle of a sentence. Staff get that version with its changes accepted and
 * without comments; its student keeps it as it was written.
 */
export async function acceptedVersion(
  version: { fileId: FileId; seq: number; bytes: Uint8Array },
  viewerId: UserId,
): Promise<Uint8Array> {
  if (!(await isAcceptedFor(version, viewerId))) return version.bytes;
  return (await acceptChanges(version.bytes)) ?? version.bytes;
}
