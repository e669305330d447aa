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
  const found = await findTexts({ classId, assignmentId: null }, choice);
  await recordClassAccess(actor, classId, now);
  await recordExport(
    actor,
    { subject: 'class', subjectId: classId },
    { ...choice, texts: found.length },
    now,
  );
  return answer(found, { ...choice, zone, fileName: `redraft-class-${classId}.zip` });
}

/** The same for one assignment. */
export async function exportAssignment(
  actor: Actor,
  { assignmentId, ...choice }: ResearchOfAssignmentQuery,
  now: Date,
): Promise<FileAnswer> {
  const { course } = await loadManagedAssignment(actor, assignmentId);
  const found = await findTexts({ classId: course.id, assignmentId }, choice);
  await recordAssignmentAccess(actor, assignmentId, now);
  const subject = { subject: 'assignment' as const, subjectId: assignmentId };
  await recordExport(actor, subject, { ...choice, texts: found.length }, now);
  const fileName = `redraft-assignment-${assignmentId}.zip`;
  return answer(found, { ...choice, zone: course.time_zone, fileName });
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
  of: { classId: ClassId; assignmentId: AssignmentId | null },
  { writers }: ResearchChoice,
): Promise<ExportedText[]> {
  // Checked before anything is recorded: a refused user has seen nothing.
  if (running >= maxExports) throw unavailable();
  const found = await loadTexts(of, writers);
  const heads = await listHeadSeqs(found.map(({ fileId }) => fileId));
  const versions = [...heads.values()].reduce((sum, seq) => sum + seq, 0);
  if (found.length > limits.researchTexts || versions > limits.researchVersions)
    throw new AppError('research.too_large');
  return found;
}

interface Chosen extends ResearchChoice {
  zone: string;
}

/** The zip is created while it is sent; a disconnect stops it after the current text. */
function answer(found: readonly ExportedText[], chosen: Chosen & { fileName: string }): FileAnswer {
  return {
    bytes: { pieces: counted(found, chosen), length: null },
    contentType: 'application/zip',
    fileName: chosen.fileName,
    // Lets the page show progress.
    headers: { 'x-redraft-texts': String(found.length) },
  };
}

async function* counted(found: readonly ExportedText[], chosen: Chosen): AsyncGenerator<Uint8Array> {
  running += 1;
  try {
    const zip = createZipWriter();
    for await (const entry of entriesOf(found, chosen)) yield* zip.add(entry);
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

async function* entriesOf(found: readonly ExportedText[], chosen: Chosen): AsyncGenerator<ZipEntry> {
  yield* await pack(
    'README.txt',
    readMe({ version: algorithmVersion, hasTexts: chosen.content === 'texts' }),
  );
  yield* await pack('data-dictionary.csv', dictionaryFile(chosen));
  const coarse = found.filter(({ kind }) => !hasTrackedText(kind)).map(({ fileId }) => fileId);
  const times = coarse.length === 0 ? new Map<FileId, WritingTimes>() : await loadTimes(coarse);
  const names = [...headsOf(chosen.writers), ...figureColumns].map(({ name }) => name);
  const lines = [utf8.encode(csvFile([names], ','))];
  for (const text of found) {
    const known = times.get(text.fileId);
    const created = known ? toRowFromTimes(known) : await computeRow(text, chosen);
    yield* created.entries;
    const row = [...headOf(text, chosen, created.computed), ...created.figures.map(cellOf)];
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
  const log = await loadPackedTextLog(text.fileId);
  const context = { zone, targets, hasDrafts, isHandedIn };
  const { figures, entries } = await runInWorker({ kind: 'text', log, context, code: codes.text, content });
  return figures
    ? { computed: 'whole', figures, entries }
    : { computed: 'none', figures: noFigures, entries };
}

/** For a file without a tracked text, only times are known. */
function toRowFromTimes(times: WritingTimes): ResearchRow {
  const known: Record<string, string | number> = {
    algorithm_version: algorithmVersion,
    active_s: times.activeSeconds,
    think_s: times.thinkSeconds,
    away_s: times.awaySeconds,
    total_s: times.totalSeconds,
    span_s: times.spanSeconds,
  };
  return { computed: 'times', figures: figureColumns.map(({ name }) => known[name] ?? null), entries: [] };
}

function headOf(text: ExportedText, { writers }: Chosen, computed: ResearchRow['computed']): string[] {
  const { codes, kind, isHandedIn, name, assignmentTitle } = text;
  const head = [codes.text, codes.writer, codes.assignment, kind, isHandedIn ? '1' : '0', computed];
  return writers === 'names' ? [...head, name?.last ?? '', name?.first ?? '', assignmentTitle] : head;
}
