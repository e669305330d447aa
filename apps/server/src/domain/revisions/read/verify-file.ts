import type { FileId } from '@redraft/contracts';
import { readZip } from '@redraft/documents';
import { unpackParts, unpackText } from '@redraft/revision-log';
import { isOutage } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { reasonOf } from '../../../platform/reason.ts';
import { selectBlob } from '../blobs.ts';
import { isSameBytes, sha256Hex } from '../codecs.ts';
import { hasTrackedText, readTextOf } from '../plan/index.ts';
import { listBlobHashes, selectOptionalFile } from '../queries.ts';
import { tools } from './decoding-tools.ts';
import { loadFullLog, loadLog } from './history.ts';
import { type FileLog, readers, readParts } from './log-readers.ts';
import { createPartReplay } from './part-replay.ts';
import { findGaps, type LogFault } from './verify-rules.ts';

/**
 * Checks everything that is stored about a file: that no version is missing, that the hash chain holds, that each chunk unpacks and its keyframe
 * equals the sum of its changes, that blobs match their hashes, and that the document at the head opens with the text of the log. Reads only, and on
 * the calling thread.
 */
export async function verifyFile(id: FileId): Promise<{ versions: number; faults: LogFault[] } | null> {
  const file = await selectOptionalFile(id);
  if (!file) return null;
  const faults: LogFault[] = [];
  const attempt = async (fault: Omit<LogFault, 'reason'>, check: () => Promise<string | null>) => {
    const reason = await check().catch(describeFault);
    if (reason !== null) faults.push({ ...fault, reason });
  };
  for (const hash of await listBlobHashes(id))
    await attempt({ version: null, kind: 'blob' }, () => checkBlob(hash));
  let log: FileLog;
  try {
    log = await loadLog(loadFullLog(id), { ...file, id });
  } catch (error) {
    return {
      versions: 0,
      faults: [...faults, { version: null, kind: 'chunk', reason: describeFault(error) }],
    };
  }
  faults.push(...findGaps(log, file));
  for (const [index] of log.chunks.entries())
    await attempt({ version: log.chunks[index]?.first_seq ?? null, kind: 'chunk' }, () =>
      checkChunk(log, index),
    );
  faults.push(...(await checkChain(log, file.head_seq)));
  await attempt({ version: file.head_seq, kind: 'document' }, () => checkHead(log));
  return {
    versions: log.chunks.reduce((sum, row) => sum + row.last_seq - row.first_seq + 1, log.tail.length),
    faults,
  };
}

/** The reason of a failed check. Rethrows errors of an unavailable object storage or database, which are no fault of the log. */
function describeFault(error: unknown): string {
  if (error instanceof AppError || isOutage(error)) throw error;
  return reasonOf(error);
}

async function checkBlob(hash: string): Promise<string | null> {
  return sha256Hex(await selectBlob(hash)) === hash ? null : `The content of blob ${hash} has another hash`;
}

/** Checks that the keyframe of a chunk, its net change, leads to the same parts as its revisions one after the other. */
async function checkChunk(log: FileLog, index: number): Promise<string | null> {
  const row = log.chunks[index];
  if (!row) return null;
  const { count } = unpackText(row.text_blob, tools.chunk);
  if (count !== row.last_seq - row.first_seq + 1)
    return `The chunk has ${count} versions instead of ${row.last_seq - row.first_seq + 1}`;
  const before = { chunks: log.chunks.slice(0, index), tail: [], seq: row.first_seq - 1 };
  const packed = { text: row.text_blob, parts: row.parts_blob };
  const { startParts, net, changes } = unpackParts(packed, tools.chunk);
  const start = index === 0 ? null : (await readParts(before, { ...tools, loadBlob: selectBlob })).snapshot();
  const [byNet, byChanges, byStart] = [start, start, null].map((from) =>
    createPartReplay(selectBlob, tools.zip, from),
  );
  await byNet?.apply(net);
  for (const list of changes().all()) await byChanges?.apply(list);
  if (!hasSameParts(byNet?.contents(), byChanges?.contents()))
    return 'The keyframe of the chunk differs from its changes';
  if (startParts === null) return null;
  await byStart?.apply(startParts);
  return hasSameParts(byStart?.contents(), createPartReplay(selectBlob, tools.zip, start).contents())
    ? null
    : 'The chunk starts with other parts than the one before it ends with';
}

function hasSameParts(
  one: ReadonlyMap<string, Uint8Array> = new Map(),
  other: ReadonlyMap<string, Uint8Array> = new Map(),
): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([name, content]) => {
    const match = other.get(name);
    return match !== undefined && isSameBytes(content, match);
  });
}

async function checkChain(log: FileLog, headSeq: number): Promise<LogFault[]> {
  try {
    const version = await readBreak(log, headSeq);
    if (version === null) return [];
    return [{ version, kind: 'chain', reason: 'The stored hash differs from the recomputed one' }];
  } catch (error) {
    const reason = describeFault(error);
    return [{ version: await findUnreadable(log, headSeq), kind: 'chain', reason }];
  }
}

/** The first version whose hash is wrong; null if there is none. */
async function readBreak(log: FileLog, seq: number): Promise<number | null> {
  const verdict = await readers.chain({ ...log, seq }, { ...tools, loadBlob: selectBlob });
  return verdict.brokenAt;
}

/** The first version that cannot be replayed. */
async function findUnreadable(log: FileLog, headSeq: number): Promise<number> {
  let [readable, unreadable] = [-1, headSeq];
  while (unreadable - readable > 1) {
    const middle = Math.floor((readable + unreadable) / 2);
    const reason = await readBreak(log, middle).then(() => null, describeFault);
    if (reason === null) readable = middle;
    else unreadable = middle;
  }
  return unreadable;
}

async function checkHead(log: FileLog): Promise<string | null> {
  const reading = { ...tools, loadBlob: selectBlob };
  const bytes = await readers.file(log, reading);
  if (!hasTrackedText(log.file.kind)) return null;
  const docx = readTextOf(new Map(readZip(bytes).map((entry) => [entry.name, entry])), tools.zip);
  return docx === null || docx.text === (await readers.text(log, reading))
    ? null
    : 'The document opens with another text than the log has';
}
