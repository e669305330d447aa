import type { OfficeKind } from '@redraft/documents';
import { leaseFrom, maxBytes } from './copy-rules.ts';
import { type ClaimedCopy, claimCopy, deleteCopiesBeyond, giveUpCopies, updateMade } from './queries.ts';

export interface PdfMaking {
  clock: () => Date;
  make: (content: Uint8Array, kind: OfficeKind) => Promise<Uint8Array>;
  onError: (of: ClaimedCopy, cause: unknown) => void;
}

/**
 * Converts the file that has waited longest; false if none is waiting. A failure is not retried automatically, because the file would be the same.
 */
export async function makeNextPdf({ clock, make, onError }: PdfMaking): Promise<boolean> {
  const now = clock();
  await giveUpCopies(now);
  const claimed = await claimCopy(leaseFrom(now), now);
  if (!claimed) return false;
  const pdf = await make(claimed.source, claimed.kind).catch((cause: unknown) => {
    onError(claimed, cause);
    return null;
  });
  await updateMade(claimed, pdf);
  await deleteCopiesBeyond(maxBytes);
  return true;
}
