import { algorithmVersion, figureColumns, type WritingTimes } from '@redraft/analytics';
import {
  type AssignmentId,
  type ClassId,
  type FileId,
  limits,
  type ResearchChoice,
  type ResearchOfAssignmentQuery,
  type ResearchOfClassQuery,
} from '@redraft/contracts';
import { createZipWriter, type ZipEntry } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { recordAssignmentAccess, recordClassAccess } from '../../domain/access-log/index.ts';
import { loadTimes } from '../../domain/analytics/index.ts';
import { loadManagedAssignment } from '../../domain/assignments/index.ts';
import { loadManagedClass } from '../../domain/classes/index.ts';
import { hasTrackedText, listHeadSeqs, loadPackedTextLog } from '../../domain/revisions/index.ts';
import { audit } from '../../platform/audit.ts';
import { csvFile } from '../../platform/csv-file.ts';
import { AppError, unavailable } from '../../platform/errors.ts';
import { readFromReplica } from '../../platform/replica.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { cellOf, dictionaryFile, headsOf, readMe } from './paper-rules.ts';
import { type ExportedText, loadTexts } from './texts.ts';
import { maxExports, runInWorker } from './worker-pool.ts';

let running = 0;

/** Exports the writing processes of a class for research. Each export is recorded, as an access too. */
export async function exportClass(
  actor: Actor,
  { classId, ...choice }: ResearchOfClassQuery,
  now: Date,
): Promise<FileAnswer> {
  const { time_zone: zone } = await loadManagedClass(actor, classId);
  const texts = await findTexts({ classId, assignmentId: null }, choice);
  await recordClassAccess(actor, classId, now);
  await recordExport(
    actor,
    { subject: 'class', subjectId: classId },
    { ...choice, texts: texts.length },
    now,
  );
  return toFileAnswer(texts, { ...choice, zone, fileName: `redraft-class-${classId}.zip` });
}

/** The same for one assignment. */
export async function exportAssignment(
  actor: Actor,
  { assignmentId, ...choice }: ResearchOfAssignmentQuery,
  now: Date,
): Promise<FileAnswer> {
  const { classRow } = await loadManagedAssignment(actor, assignmentId);
  const texts = await findTexts({ classId: classRow.id, assignmentId }, choice);
  await recordAssignmentAccess(actor, assignmentId, now);
  const subject = { subject: 'assignment' as const, subjectId: assignmentId };
  await recordExport(actor, subject, { ...choice, texts: texts.length }, now);
  const fileName = `redraft-assignment-${assignmentId}.zip`;
  return toFileAnswer(texts, { ...choice, zone: classRow.time_zone, fileName });
}

async function recordExport(
  { userId: actorId }: Actor,
  subject: { subject: 'class' | 'assignment'; subjectId: number },
  details: Record<string, unknown>,
  at: Date,
): Promise<void> {
  await audit({ at, actorId, action: `${subject.subject}.export_research`, ...subject, details });
}

async function findTexts(
  scope: { classId: ClassId; assignmentId: AssignmentId | null },
  { writers }: ResearchChoice,
): Promise<ExportedText[]> {
  // Checked before anything is recorded: a refused user has seen nothing.
  if (running >= maxExports) throw unavailable();
  const texts = await loadTexts(scope, writers);
  const heads = await listHeadSeqs(texts.map(({ fileId }) => fileId));
  const versions = [...heads.values()].reduce((sum, seq) => sum + seq, 0);
  if (texts.length > limits.researchTexts || versions > limits.researchVersions)
    throw new AppError('research.too_large');
  return texts;
}

interface Chosen extends ResearchChoice {
  zone: string;
}

/** The zip is created while it is sent; a disconnect stops it after the current text. */
function toFileAnswer(texts: readonly ExportedText[], options: Chosen & { fileName: string }): FileAnswer {
  return {
    bytes: { pieces: countBytes(texts, options), length: null },
    contentType: 'application/zip',
    fileName: options.fileName,
    // Lets the page show progress.
    headers: { 'x-redraft-texts': String(texts.length) },
  };
}

async function* countBytes(texts: readonly ExportedText[], options: Chosen): AsyncGenerator<Uint8Array> {
  running += 1;
  try {
    const zip = createZipWriter();
    for await (const entry of entriesOf(texts, options)) yield* zip.add(entry);
    yield* zip.end();
  } finally {
    running -= 1;
  }
}

const utf8 = new TextEncoder();

async function pack(name: string, text: string | Uint8Array): Promise<ZipEntry[]> {
  const content = typeof text === 'string' ? utf8.encode(text) : text;
  return (await runInWorker({ kind: 'pack', name, content })).entries;
}

async function* entriesOf(texts: readonly ExportedText[], options: Chosen): AsyncGenerator<ZipEntry> {
  yield* await pack(
    'README.txt',
    readMe({ version: algorithmVersion, hasTexts: options.content === 'texts' }),
  );
  yield* await pack('data-dictionary.csv', dictionaryFile(options));
  const coarse = texts.filter(({ kind }) => !hasTrackedText(kind)).map(({ fileId }) => fileId);
  const times =
    coarse.length === 0 ? new Map<FileId, WritingTimes>() : await readFromReplica(() => loadTimes(coarse));
  const names = [...headsOf(options.writers), ...figureColumns].map(({ name }) => name);
  const lines = [utf8.encode(csvFile([names], ','))];
  for (const text of texts) {
    const storedTimes = times.get(text.fileId);
    const created = storedTimes ? toRowFromTimes(storedTimes) : await computeRow(text, options);
    yield* created.entries;
    const row = [...headOf(text, options, created.computed), ...created.figures.map(cellOf)];
    // Without the byte order mark.
    lines.push(utf8.encode(csvFile([row], ',').slice(1)));
  }
  yield* await pack('measures.csv', Buffer.concat(lines));
}

interface ResearchRow {
  computed: 'whole' | 'times' | 'none';
  figures: (string | number | null)[];
  entries: ZipEntry[];
}

const noFigures = figureColumns.map(() => null);

async function computeRow(text: ExportedText, { content, zone }: Chosen): Promise<ResearchRow> {
  const { hasDrafts, isHandedIn, targets, codes } = text;
  const log = await readFromReplica(() => loadPackedTextLog(text.fileId));
  const context = { zone, targets, hasDrafts, isHandedIn };
  const { metrics: figures, entries } = await runInWorker({
    kind: 'text',
    log,
    context,
    code: codes.text,
    content,
  });
  return figures
    ? { computed: 'whole', figures, entries }
    : { computed: 'none', figures: noFigures, entries };
}

/** For a file without a tracked text, only times are known. */
function toRowFromTimes(times: WritingTimes): ResearchRow {
  const storedTimes: Record<string, string | number> = {
    algorithm_version: algorithmVersion,
    active_s: times.activeSeconds,
    think_s: times.thinkSeconds,
    away_s: times.awaySeconds,
    total_s: times.totalSeconds,
    span_s: times.spanSeconds,
  };
  return {
    computed: 'times',
    figures: figureColumns.map(({ name }) => storedTimes[name] ?? null),
    entries: [],
  };
}

function headOf(text: ExportedText, { writers }: Chosen, computed: ResearchRow['computed']): string[] {
  const { codes, kind, isHandedIn, name, assignmentTitle } = text;
  const head = [codes.text, codes.writer, codes.assignment, kind, isHandedIn ? '1' : '0', computed];
  return writers === 'names' ? [...head, name?.last ?? '', name?.first ?? '', assignmentTitle] : head;
}
