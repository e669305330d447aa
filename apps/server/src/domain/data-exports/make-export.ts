import { createZipWriter, type ZipEntry } from '@redraft/documents';
import { leaseFrom, maxBytes, maxBytesOfAll } from './export-rules.ts';
import {
  advanceExport,
  type ClaimedExport,
  claimExport,
  failAbandonedExports,
  insertExportPiece,
  markExportFailed,
  markExportReady,
  sumExportedBytes,
} from './queries.ts';

/** An entry of the archive, or progress in texts. */
export type ExportStep =
  | { kind: 'entry'; entry: ZipEntry }
  | { kind: 'progress'; done: number; total: number };

/** Another worker has taken over, or the export was cancelled. */
class LostClaim extends Error {}
class TooLarge extends Error {
  readonly problem: 'too_large' | 'no_room';

  constructor(problem: 'too_large' | 'no_room') {
    super(`An export is ${problem}`);
    this.problem = problem;
  }
}

const chunkLength = 256 * 1024;

/**
 * Creates the next requested export; false if there is none. Written entry by entry, so that a worker holds one text at a time. If the worker dies,
 * another one starts over.
 */
export async function makeNextExport(
  stepsOf: (of: ClaimedExport) => AsyncIterable<ExportStep>,
  { clock, onError }: { clock: () => Date; onError: (of: ClaimedExport, cause: unknown) => void },
): Promise<boolean> {
  const now = clock();
  await failAbandonedExports(now);
  const claim = await claimExport(leaseFrom(now), now);
  if (!claim) return false;
  try {
    const size = await writeExport(claim, stepsOf(claim), clock);
    await markExportReady(claim, size, clock());
  } catch (cause) {
    if (cause instanceof LostClaim) return true;
    if (!(cause instanceof TooLarge)) onError(claim, cause);
    await markExportFailed(claim, cause instanceof TooLarge ? cause.problem : 'failed');
  }
  return true;
}

async function writeExport(
  claim: ClaimedExport,
  exportSteps: AsyncIterable<ExportStep>,
  clock: () => Date,
): Promise<number> {
  const remainingBytes = Math.min(maxBytes, maxBytesOfAll - (await sumExportedBytes()));
  const zip = createZipWriter();
  const chunks = createChunkWriter(claim, remainingBytes);
  let progress = { done: 0, total: 0 };
  for await (const step of exportSteps) {
    if (step.kind === 'progress') progress = step;
    else for (const bytes of zip.add(step.entry)) await chunks.add(bytes);
    const { done, total } = progress;
    const leaseEnd = leaseFrom(clock());
    if (!(await advanceExport(claim, { done, total, size: chunks.size(), until: leaseEnd })))
      throw new LostClaim();
  }
  for (const bytes of zip.end()) await chunks.add(bytes);
  await chunks.end();
  return chunks.size();
}

function createChunkWriter(claim: ClaimedExport, remainingBytes: number) {
  const chunk = new Uint8Array(chunkLength);
  let filledLength = 0;
  let position = 0;
  let size = 0;
  const flush = async () => {
    if (filledLength === 0) return;
    if (!(await insertExportPiece(claim, position, chunk.subarray(0, filledLength)))) throw new LostClaim();
    position += 1;
    filledLength = 0;
  };
  return {
    size: () => size,
    end: flush,
    add: async (bytes: Uint8Array) => {
      size += bytes.length;
      if (size > remainingBytes) throw new TooLarge(remainingBytes < maxBytes ? 'no_room' : 'too_large');
      for (let at = 0; at < bytes.length; ) {
        const copiedLength = Math.min(chunkLength - filledLength, bytes.length - at);
        chunk.set(bytes.subarray(at, at + copiedLength), filledLength);
        filledLength += copiedLength;
        at += copiedLength;
        if (filledLength === chunkLength) await flush();
      }
    },
  };
}
