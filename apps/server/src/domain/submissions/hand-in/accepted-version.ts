import type { FileId, UserId } from '@redraft/contracts';
import { acceptChanges } from '../../revisions/index.ts';
import { isAcceptedFor } from '../steps/index.ts';

/**
 * A version as its reader gets it. Accepting changes at a submission does not rewrite the file, because the student may be in the middle of a
 * sentence at a deadline. Staff get that version with its changes accepted and without comments; the student gets it unchanged.
 */
export async function acceptedVersion(
  version: { fileId: FileId; seq: number; bytes: Uint8Array },
  viewerId: UserId,
): Promise<Uint8Array> {
  if (!(await isAcceptedFor(version, viewerId))) return version.bytes;
  return (await acceptChanges(version.bytes)) ?? version.bytes;
}
