import {
  type CleanedParts,
  DocumentError,
  detectKindOfEntries,
  findCleanedParts,
  type PartVersions,
  recheckCleanParts,
  removeActiveEntries,
  writeZip,
  type ZipEntry,
} from '@redraft/documents';
import {
  createWorkBudget,
  diffText,
  isOwnWriting,
  type Origin,
  type PartChange,
  toStoredOps,
  type WorkBudget,
} from '@redraft/revision-log';
import { type Lap, noLaps } from '../../../platform/save-stages.ts';
import { zipCodec } from '../codecs.ts';
import { compareParts, countDifferingBytes, partChange, type ReadPart, readParts } from './changed-parts.ts';
import { type FileState, isClean, isSameKind } from './file-state.ts';
import { type IncomingSave, nextState, type PlannedSave, recordOf } from './next-version.ts';
import { type OpenedSave, openSave } from './opened-save.ts';
import { planDocxChange, toSharedEnds } from './plan-docx.ts';
import { SaveTooLarge } from './save-too-large.ts';
import { changesContent } from './volatile-parts.ts';

interface PlanWork {
  budget?: WorkBudget;
  /** Called at the end of each stage. */
  lap?: Lap;
  /** Maximum number of bytes between the common prefix and suffix of the parts; beyond it SaveTooLarge is thrown. */
  maxSpan?: number;
}

/**
 * What a save changes: a pure function of the previous file and the received bytes (docs/save-path.md#compare). Parts with equal checksum and bytes
 * are not inflated; unchanged paragraphs are not read again. Null if the save changes nothing. Throws a DocumentError for an invalid document, or one
 * of another type.
 */
export function planSave(
  state: FileState,
  save: IncomingSave,
  opened: OpenedSave = openSave(state, save.bytes),
  work: PlanWork = {},
): PlannedSave | null {
  const { budget = createWorkBudget(), lap = noLaps, maxSpan = Number.POSITIVE_INFINITY } = work;
  const changedParts = readParts(state, opened);
  if (changedParts.reduce((sum, part) => sum + countDifferingBytes(part), 0) > maxSpan)
    throw new SaveTooLarge();
  const cleanParts = recheckClean(state, { opened, changedParts, maxSpan });
  if (!cleanParts && maxSpan !== Number.POSITIVE_INFINITY) throw new SaveTooLarge();
  lap('parse');
  if (cleanParts)
    return planCleaned({ ...state, cleanParts }, save, { opened, changedParts, budget, lap, maxSpan });
  const withoutCleanParts = { ...state, cleanParts: null };
  const cleaned = removeActiveBytes(state, opened);
  if (!cleaned) return planCleaned(withoutCleanParts, save, { opened, changedParts, budget, lap, maxSpan });
  const reopened = openSave(state, cleaned);
  const reopenedParts = readParts(state, reopened);
  const repeatedWork = { opened: reopened, changedParts: reopenedParts, budget, lap, maxSpan };
  return planCleaned(withoutCleanParts, { ...save, bytes: cleaned }, repeatedWork);
}

/** What is known about the file after a save without active content; null if that requires reading all of it. */
function recheckClean(
  state: FileState,
  {
    opened,
    changedParts,
    maxSpan,
  }: { opened: OpenedSave; changedParts: readonly ReadPart[]; maxSpan: number },
): CleanedParts | null {
  if (state.seq < 0 || !isClean(state) || opened.entries.size !== state.entries.size) return null;
  const parts: PartVersions[] = [];
  for (const { name, before, after, ends } of changedParts) {
    if (!before) return null;
    parts.push({ name, before, after, ...(ends ?? noCommonEnds) });
  }
  return recheckCleanParts(
    state.cleanParts ?? findCleanedParts(state.entries.values(), zipCodec),
    parts,
    maxSpan,
  );
}

const noCommonEnds = { prefix: 0, suffix: 0 };

/** The file with active content removed; null if it has none. Unchanged parts that were clean before are skipped. */
function removeActiveBytes(state: FileState, { entries, changed, inflate }: OpenedSave): Uint8Array | null {
  const changedEntries = new Set(changed);
  const isKnown = (entry: ZipEntry) => isClean(state) && !changedEntries.has(entry);
  const all = [...entries.values()];
  const cleaned = removeActiveEntries(all, { codec: zipCodec, isKnown, inflate });
  return cleaned === all ? null : writeZip(cleaned);
}

function planCleaned(
  state: FileState,
  save: IncomingSave,
  {
    opened,
    changedParts,
    budget,
    lap,
    maxSpan,
  }: { opened: OpenedSave; changedParts: readonly ReadPart[] } & Required<PlanWork>,
): PlannedSave | null {
  const { entries, changed } = opened;
  const removed = [...state.entries.keys()].filter((name) => !entries.has(name));
  checkKind(state, entries, changed);
  if (changedParts.length === 0 && removed.length === 0) return null;
  if (state.seq >= 0 && removed.length === 0 && !changesContent(changedParts)) return null;
  const parts = compareParts(changedParts, budget);
  lap('diff');
  const docx = planDocxChange(state, parts, {
    entries,
    isPartialOnly: maxSpan !== Number.POSITIVE_INFINITY,
    isWhole: isHandInOrigin(save.origin),
  });
  lap('parse');
  const ops = docx ? toStoredOps(diffText(state.text, docx.text, toSharedEnds(state, docx), budget)) : [];
  lap('diff');
  const blobs: { hash: string; content: Uint8Array }[] = [];
  const changes: PartChange[] = [
    ...parts.map((part) => partChange(part, blobs)),
    ...removed.map((name) => ({ kind: 'removed' as const, name })),
  ];
  const nextFileState = nextState({ state, save, entries, parts, docx, ops, changes });
  const body = recordOf({ save, next: nextFileState, ops, changes });
  // Submitted files are stored byte for byte; so are files whose difference would be larger than the file.
  lap('encode');
  const isExact =
    isHandInOrigin(save.origin) || estimateBlobBytes(changes, entries, body) > save.bytes.length;
  if (!isExact) return { state: nextFileState, record: body, blobs };
  const wholeFileChange: PartChange[] = [{ kind: 'whole', hash: nextFileState.fileHash }];
  const exactState = docx
    ? nextFileState
    : nextState({ state, save, entries, parts, docx, ops, changes: wholeFileChange });
  return {
    state: exactState,
    record: recordOf({ save, next: exactState, ops, changes: wholeFileChange }),
    blobs: [{ hash: nextFileState.fileHash, content: save.bytes }],
  };
}

/** A hundred large parts are slower to read than one file. */
const maxBlobs = 100;
const rowBytes = 200;

/** Compressed size of the record and the large parts. */
function estimateBlobBytes(
  changes: readonly PartChange[],
  entries: ReadonlyMap<string, ZipEntry>,
  body: Uint8Array,
): number {
  const large = changes.filter((change) => change.kind === 'blob');
  if (large.length > maxBlobs) return Number.POSITIVE_INFINITY;
  return large.reduce((sum, { name }) => sum + (entries.get(name)?.data.length ?? 0) + rowBytes, body.length);
}

/** The version was neither written in the editor nor by the program itself. */
function isHandInOrigin(origin: Origin): boolean {
  return !isOwnWriting(origin) && origin !== 'accepted' && origin !== 'reread';
}

/** The parts that determine the file type hardly ever change. */
function checkKind(
  state: FileState,
  entries: ReadonlyMap<string, ZipEntry>,
  changed: readonly ZipEntry[],
): void {
  const declared = changed.some((entry) => entry.name === '[Content_Types].xml' || entry.name === 'mimetype');
  const stored = entries.has('[Content_Types].xml') || entries.has('mimetype');
  if (stored && !declared) return;
  const kind = detectKindOfEntries([...entries.values()], zipCodec);
  if (kind === null || !isSameKind(kind, state.kind)) {
    throw new DocumentError('wrong_type', `Expected ${state.kind}, got ${kind ?? 'no office document'}`);
  }
}
