import { createZipWriter, type ZipEntry } from '@redraft/documents';
import { leaseFrom, maxBytes, maxBytesOfAll } from './export-rules.ts';
import {
  advanceExport,
  type ClaimedExport,
  claimExport,
  giveUpExports,
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
  await giveUpExports(now);
  const claimed = await claimExport(leaseFrom(now), now);
  if (!claimed) return false;
  try {
    const size = await write(claimed, stepsOf(claimed), clock);
    await markExportReady(claimed, size, clock());
  } catch (cause) {
    if (cause instanceof LostClaim) return true;
    if (!(cause instanceof TooLarge)) onError(claimed, cause);
    await markExportFailed(claimed, cause instanceof TooLarge ? cause.problem : 'failed');
  }
  return true;
}

async function write(
  claimed: ClaimedExport,
  steps: AsyncIterable<ExportStep>,
  clock: () => Date,
): Promise<number> {
  const remainingBytes = Math.min(maxBytes, maxBytesOfAll - (await sumExportedBytes()));
  const zip = createZipWriter();
  const pieces = createChunkWriter(claimed, remainingBytes);
  let progress = { done: 0, total: 0 };
  for await (const step of steps) {
    if (step.kind === 'progress') progress = step;
    else for (const bytes of zip.add(step.entry)) await pieces.add(bytes);
    const { done, total } = progress;
    const until = leaseFrom(clock());
    if (!(await advanceExport(claimed, { done, total, size: pieces.size(), until }))) throw new LostClaim();
  }
  for (const bytes of zip.end()) await pieces.add(bytes);
  await pieces.end();
  return pieces.size();
}

function createChunkWriter(claimed: ClaimedExport, remainingBytes: number) {
  const piece = new Uint8Array(chunkLength);
  let filled = 0;
  let position = 0;
  let size = 0;
  const flush = async () => {
    if (filled === 0) return;
    if (!(await insertExportPiece(claimed, position, piece.subarray(0, filled)))) throw new LostClaim();
    position += 1;
    filled = 0;
  };
  return {
    size: () => size,
    end: flush,
    add: async (bytes: Uint8Array) => {
      size += bytes.length;
      if (size > remainingBytes) throw new TooLarge(remainingBytes < maxBytes ? 'no_room' : 'too_large');
      for (let at = 0; at < bytes.length; ) {
        const taken = Math.min(chunkLength - filled, bytes.length - at);
        piece.set(bytes.subarray(at, at + taken), filled);
        filled += taken;
        at += taken;
        if (filled === chunkLength) await flush();
      }
    },
  };
}
