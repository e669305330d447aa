import type { OfficeKind } from '@redraft/documents';
import { AppError } from '../../platform/errors.ts';
import { zipCodec } from '../revisions/index.ts';
import { exceededLimit, leaseFrom } from './order-rules.ts';
import {
  type ClaimedText,
  claimText,
  failOrder,
  finishOrders,
  giveUpTexts,
  type MadePdf,
  postponeText,
  sumBytes,
  updateMade,
} from './queries.ts';

export interface OrderedText {
  content: Uint8Array;
  isAnonymized: boolean;
}

export interface OrderMaking {
  clock: () => Date;
  /** The text as the person who ordered it would download it now. */
  load: (of: ClaimedText) => Promise<OrderedText>;
  make: (content: Uint8Array, kind: OfficeKind) => Promise<Uint8Array>;
  onError: (of: ClaimedText, cause: unknown) => void;
}

/**
 * Converts one text of the order that has waited longest; false if there is none. Each PDF is stored by itself: if the worker dies, another one
 * continues with the texts that are left. A text that cannot be converted is tried once more after the others, and does not stop them. A text that
 * cannot be read because the object storage is unavailable waits until its claim ends, and does not stop them either.
 */
export async function makeNextOrderedPdf(making: OrderMaking): Promise<boolean> {
  const start = making.clock();
  await giveUpTexts(start);
  const hasClaimed = await makeReadablePdf(making, start);
  await finishOrders(making.clock());
  return hasClaimed;
}

/** Passes over texts that cannot be read now, until the claim on the first of them ends; reports only the first, because all have the same reason. */
async function makeReadablePdf(making: OrderMaking, start: Date): Promise<boolean> {
  const end = leaseFrom(start);
  let isReported = false;
  for (let now = start; now < end; now = making.clock()) {
    const claimed = await claimText(leaseFrom(now), now);
    if (!claimed) return false;
    const made = await convert(making, claimed);
    if (made === null || 'pdf' in made) {
      await updateMade(claimed, made);
      const problem = exceededLimit(await sumBytes(claimed.orderId));
      if (problem) await failOrder(claimed.orderId, problem);
      return true;
    }
    if (!isReported) making.onError(claimed, made.unreadable);
    isReported = true;
    await postponeText(claimed);
  }
  return true;
}

async function convert(
  { load, make, onError }: OrderMaking,
  claimed: ClaimedText,
): Promise<MadePdf | { unreadable: AppError } | null> {
  try {
    const { content, isAnonymized } = await load(claimed);
    const pdf = await make(content, claimed.kind);
    return { pdf, crc: zipCodec.crc32(pdf), isAnonymized };
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'service.files_unavailable') return { unreadable: cause };
    onError(claimed, cause);
    return null;
  }
}
