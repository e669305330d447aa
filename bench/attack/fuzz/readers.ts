import type { FileId } from '@redraft/contracts';
import {
  acceptAllChanges,
  convertTemplate,
  DocumentError,
  detectOfficeKind,
  embeddedThumbnail,
  hasMacros,
  removeActiveContent,
  removeComments,
  textOfDocx,
  thumbnailSvg,
} from '@redraft/documents';
import { createTextReplay, decodeRecord } from '@redraft/revision-log';
import { zipCodec } from '../../../apps/server/src/domain/revisions/index.ts';
import { stateBeforeFirst } from '../../../apps/server/src/domain/revisions/plan/file-state.ts';
import type { PlannedSave } from '../../../apps/server/src/domain/revisions/plan/next-version.ts';
import { planSave } from '../../../apps/server/src/domain/revisions/plan/save-rules.ts';
import { createPartReplay } from '../../../apps/server/src/domain/revisions/read/part-replay.ts';
import type { FuzzCase, Version } from './cases.ts';

/** A violated invariant. */
class Finding extends Error {}

/** Null if rejected with a DocumentError; any other error is a finding. */
function unlessRefused<Result>(read: () => Result): Result | null {
  try {
    return meter(read);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

let maxMs: number | null = null;

/** Reading the CPU time takes longer than most documents, so it is measured only on request. */
function meter<Result>(read: () => Result): Result {
  if (maxMs === null) return read();
  const began = process.cpuUsage();
  try {
    return read();
  } finally {
    maxMs = Math.max(maxMs, cpuMsSince(began));
  }
}

export function cpuMsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** CPU time in milliseconds of the slowest reader for any version. */
export async function meterCase(fuzzCase: FuzzCase): Promise<number> {
  maxMs = 0;
  await checkCase(fuzzCase);
  const slowest = maxMs;
  maxMs = null;
  return slowest;
}

const readers: readonly ((bytes: Uint8Array) => unknown)[] = [
  (bytes) => detectOfficeKind(bytes, zipCodec),
  (bytes) => hasMacros(bytes, zipCodec),
  (bytes) => removeActiveContent(bytes, zipCodec),
  (bytes) => embeddedThumbnail(bytes, zipCodec),
  (bytes) => removeComments(bytes, zipCodec),
  (bytes) => convertTemplate(bytes, 'dotx', zipCodec),
  ...(['docx', 'xlsx', 'pptx', 'odt'] as const).map(
    (kind) => (bytes: Uint8Array) => thumbnailSvg(bytes, kind, zipCodec),
  ),
];

/** Throws if an invariant is violated. */
export async function checkCase({ versions }: FuzzCase): Promise<void> {
  const texts = versions.map(({ bytes }) => {
    for (const read of readers) unlessRefused(() => read(bytes));
    return unlessRefused(() => textOfDocx(bytes, zipCodec));
  });
  for (const [index, version] of versions.entries()) checkReading(version, texts[index] ?? null);
  await checkSaves(versions, texts);
}

function checkReading({ bytes, isSound }: Version, text: string | null): void {
  if (isSound && text === null) throw new Finding('A sound document was refused');
  const accepted = unlessRefused(() => acceptAllChanges(bytes, zipCodec));
  if (text === null) return;
  if (accepted === null) throw new Finding('Changes of a text that is read are not accepted');
  if (textOfDocx(accepted, zipCodec) !== text) throw new Finding('Accepting changes changed the text');
  const rewritten = acceptAllChanges(accepted, zipCodec);
  if (Buffer.compare(rewritten, accepted) !== 0) throw new Finding('Accepting changes left some');
}

const noFile = stateBeforeFirst(1 as FileId, { kind: 'docx', name: 'essay.docx' }); // cast: no file has this id

/** Saves every version on top of the last accepted one: the result must equal reading it alone, and reading it back from the log. */
async function checkSaves(versions: readonly Version[], texts: readonly (string | null)[]): Promise<void> {
  const replay = createTextReplay('');
  const blobs = new Map<string, Uint8Array>();
  const parts = createPartReplay(async (hash) => {
    const blob = blobs.get(hash);
    if (!blob) throw new Finding('A blob is missing');
    return blob;
  });
  let state = noFile;
  for (const [index, { bytes }] of versions.entries()) {
    const onto = save(state, bytes, index);
    const alone = index === 0 ? onto : save(noFile, bytes, index);
    if (onto === 'refused') {
      if (alone !== 'refused') throw new Finding('Refused only because of the version before');
      continue;
    }
    if (alone === 'refused') throw new Finding('Taken only because of the version before');
    if (!onto) continue;
    // Content that saving removes may be what was not well-formed.
    if (onto.state.text !== (texts[index] ?? textOfDocx(onto.state.body, zipCodec)))
      throw new Finding('The text of the save is not that of the file');
    for (const blob of onto.blobs) blobs.set(blob.hash, blob.content);
    const record = decodeRecord(onto.record);
    for (const op of record.ops) replay.apply(op);
    await parts.apply(record.parts);
    if (replay.text() !== onto.state.text) throw new Finding('The log has another text');
    if (textOfDocx(await parts.file(), zipCodec) !== onto.state.text)
      throw new Finding('The parts of the log have another text');
    state = onto.state;
  }
}

function save(state: typeof noFile, bytes: Uint8Array, at: number): PlannedSave | null | 'refused' {
  const times = { at: at * 1000, dirtyMs: null, isDistinct: true };
  const incoming = { bytes, ...times, userId: null, origin: 'typed' as const };
  const plan = unlessRefused(() => ({ planned: planSave(state, incoming) }));
  return plan === null ? 'refused' : plan.planned;
}
