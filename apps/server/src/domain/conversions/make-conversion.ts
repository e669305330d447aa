import { type ConversionLoss, convertedKindOf, limits } from '@redraft/contracts';
import { ConversionError, type OfficeConverter } from '../../platform/soffice.ts';
import { createThreads } from '../../platform/threads.ts';
import { type ConversionProblem, leaseFrom } from './conversion-rules.ts';
import type { ConvertWork, ConvertWorkDone } from './convert-worker.ts';
import { type ClaimedConversion, claimConversion, giveUpConversions, updateConverted } from './queries.ts';

export interface ConversionMaking {
  clock: () => Date;
  convert: OfficeConverter['convertToOffice'];
  onError: (of: ClaimedConversion, cause: unknown) => void;
}

const check = createThreads<ConvertWork, ConvertWorkDone>(new URL('./convert-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 4,
  deadlineMs: 30_000,
});

/** Converts the file that has waited longest; false if none is waiting. A failure is not retried automatically, because the file would be the same. */
export async function makeNextConversion({ clock, convert, onError }: ConversionMaking): Promise<boolean> {
  const now = clock();
  await giveUpConversions(now);
  const claimed = await claimConversion(leaseFrom(now), now);
  if (!claimed) return false;
  const outcome = await convertChecked(claimed, convert).catch((cause: unknown) => {
    onError(claimed, cause);
    return { problem: problemOf(cause) };
  });
  await updateConverted(claimed, outcome);
  return true;
}

async function convertChecked(
  { source, kind }: ClaimedConversion,
  convert: ConversionMaking['convert'],
): Promise<{ result: Uint8Array; losses: ConversionLoss[] }> {
  const prepared = await check({ kind: 'prepare', source });
  if (prepared.kind !== 'prepared') throw new Error(`The file cannot be read: ${reasonOf(prepared)}`);
  const result = await convert(prepared.source, kind, convertedKindOf[kind]);
  if (result.length > limits.documentBytes) throw new ConversionError('too_large');
  const judged = await check({ kind: 'judge', source, result, from: kind });
  if (judged.kind !== 'judged') throw new Error(`The result cannot be read: ${reasonOf(judged)}`);
  return { result, losses: judged.losses };
}

function reasonOf(done: ConvertWorkDone): string {
  return done.kind === 'refused' ? done.reason : done.kind;
}

function problemOf(cause: unknown): ConversionProblem {
  const reason = cause instanceof ConversionError ? cause.reason : 'failed';
  if (reason === 'timed_out') return 'conversion.timed_out';
  return reason === 'too_large' ? 'document.too_large' : 'conversion.failed';
}
