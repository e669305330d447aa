import type { AssignmentId } from '@redraft/contracts';
import { createZipWriter, packEntry, type ZipEntry } from '@redraft/documents';
import { csvSeparatorOf, type Language, type SentenceCode } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { recordReadings } from '../../domain/access-log/index.ts';
import { loadReadyOrder, type OrderedPdf } from '../../domain/pdf-orders/index.ts';
import { zipCodec } from '../../domain/revisions/index.ts';
import { listSubmissions, type SubmissionRow } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { csvFile, separatorSigns } from '../../platform/csv-file.ts';
import { inTransaction } from '../../platform/db.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';
import { type OrderedEntry, planContents, type ZipContent } from './contents-rules.ts';
import { loadReadableAssignment, record } from './service.ts';

/** Creates the zip while it is sent, with the names that its reader may see now. */
export async function downloadPdfs(
  actor: Actor,
  { assignmentId, language }: { assignmentId: AssignmentId; language: Language },
  now: Date,
): Promise<FileAnswer> {
  const { title } = await loadReadableAssignment(actor, assignmentId);
  const { pdfs, loadPdf } = await loadReadyOrder({ userId: actor.userId, assignmentId }, now);
  const texts = await listSubmissions(pdfs.map(({ submissionId }) => submissionId));
  const contents = planContents(title, describeEntries(pdfs, texts));
  await recordDownload(actor, { assignmentId, contents, texts }, now);
  return {
    bytes: { pieces: writePieces({ contents, pdfs, loadPdf, language }), length: null },
    contentType: 'application/zip',
    fileName: fileNameOf(title, 'zip'),
  };
}

/** A text that was deleted in the meantime is left out. */
function describeEntries(pdfs: readonly OrderedPdf[], texts: readonly SubmissionRow[]): OrderedEntry[] {
  const pdfOf = new Map(pdfs.map((pdf) => [pdf.submissionId, pdf]));
  return texts.flatMap((text) => {
    const pdf = pdfOf.get(text.id);
    if (!pdf) return [];
    const studentName = `${text.first_name} ${text.last_name}`;
    return [{ ...pdf, studentName, isHidden: text.is_hidden }];
  });
}

/** Recorded as for single downloads, before anything is sent. */
async function recordDownload(
  actor: Actor,
  of: { assignmentId: AssignmentId; contents: readonly ZipContent[]; texts: readonly SubmissionRow[] },
  now: Date,
): Promise<void> {
  const { assignmentId, contents } = of;
  const includedIds = new Set(
    contents.filter(({ result }) => result === 'included').map(({ submissionId }) => submissionId),
  );
  const included = of.texts.filter(({ id }) => includedIds.has(id));
  await inTransaction(async () => {
    await recordReadings(actor, included, now);
    await record(actor, { action: 'assignment.pdfs.download', assignmentId, texts: included.length }, now);
    await audit(
      ...included.map(({ id: subjectId, main_file_id: fileId }) => ({
        at: now,
        actorId: actor.userId,
        action: 'submission.file.download' as const,
        subject: 'submission' as const,
        subjectId,
        details: { fileId },
      })),
    );
  });
}

interface Zip {
  contents: readonly ZipContent[];
  pdfs: readonly OrderedPdf[];
  loadPdf: (submissionId: OrderedPdf['submissionId']) => Promise<Uint8Array>;
  language: Language;
}

async function* writePieces({ contents, pdfs, loadPdf, language }: Zip): AsyncGenerator<Uint8Array> {
  const zip = createZipWriter();
  const crcOf = new Map(pdfs.map(({ submissionId, crc }) => [submissionId, crc]));
  const included = contents.filter(({ result }) => result === 'included');
  // The first PDF is loaded before anything is sent: until then an error response is possible.
  const firstPdf = included[0] && loadPdf(included[0].submissionId);
  await firstPdf;
  yield* zip.add(listOf(contents, language));
  for (const [index, { submissionId, fileName }] of included.entries()) {
    const data = await (index === 0 && firstPdf ? firstPdf : loadPdf(submissionId));
    const crc = crcOf.get(submissionId) ?? 0;
    yield* zip.add({ name: fileName, method: 'stored', crc, size: data.length, data });
  }
  yield* zip.end();
}

const utf8 = new TextEncoder();

const resultSentences = {
  included: 'pdfs.included',
  failed: 'pdfs.failed',
  names_hidden: 'pdfs.names_hidden',
} as const satisfies Record<ZipContent['result'], SentenceCode>;

/** The first entry of the zip, a list of all texts, each with its file or the reason why there is none. */
function listOf(contents: readonly ZipContent[], language: Language): ZipEntry {
  const head = [say(language, 'pdfs.student'), say(language, 'pdfs.file'), say(language, 'pdfs.result')];
  const rows = contents.map(({ studentName, fileName, result }) => [
    studentName,
    result === 'included' ? fileName : '',
    say(language, resultSentences[result]),
  ]);
  const content = utf8.encode(csvFile([head, ...rows], separatorSigns[csvSeparatorOf(language)]));
  return packEntry({ name: fileNameOf(say(language, 'pdfs.list'), 'csv'), content, codec: zipCodec });
}
