import { countedLines, countOwnLength, type OwnLength } from '@redraft/analytics';
import type { FileId, HandInPreview, StudentFile, SubmissionId } from '@redraft/contracts';
import { hasTrackedChanges, readZip } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { listFilesOfAssignment, presentStudentFiles } from '../../domain/assignment-files/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { headOf, readCurrent, textAt, zipCodec } from '../../domain/revisions/index.ts';
import { loadWritableSubmission } from '../../domain/submissions/index.ts';

/** Unpacking takes about 4 ms per megabyte; suggestions in larger files are not checked. */
const maxTextBytes = 4 * 1024 * 1024;

/** What the student would hand in now, with what may have been forgotten. */
export async function previewHandIn(
  actor: Actor,
  { submissionId, editorHost }: { submissionId: SubmissionId; editorHost: EditorHost },
): Promise<HandInPreview> {
  const submission = await loadWritableSubmission(actor, submissionId);
  const files = await listFilesOfAssignment([submission.assignment_id], editorHost);
  const additional = await presentStudentFiles(files, submission.id, editorHost);
  const states = await Promise.all(additional.map(loadState));
  const { main_file_id: fileId } = submission;
  const { kind } = await headOf(fileId);
  return {
    ...(kind === 'docx' ? await loadLength(fileId) : { words: null, templateWords: 0 }),
    hasSuggestions: kind === 'docx' && (await hasSuggestions(fileId)),
    files: additional.flatMap(({ assignmentTemplateId }, index) => {
      const state = states[index] ?? 'begun';
      return state === 'begun' ? [] : [{ assignmentTemplateId, state }];
    }),
  };
}

/** The first version of a file is the instructor's template. */
async function loadLength(fileId: FileId): Promise<OwnLength> {
  const [text, template] = await Promise.all([textNow(fileId), textAt(fileId, 0)]);
  return countOwnLength(countedLines(text), countedLines(template));
}

/** The text with which the student started, so that the editor can exclude it from its word count; empty for a file without text. */
export async function readTemplate(actor: Actor, submissionId: SubmissionId): Promise<string> {
  const { main_file_id: fileId } = await loadWritableSubmission(actor, submissionId);
  const { kind } = await headOf(fileId);
  return kind === 'docx' ? textAt(fileId, 0) : '';
}

async function textNow(fileId: FileId): Promise<string> {
  const { seq } = await headOf(fileId);
  return textAt(fileId, seq);
}

async function hasSuggestions(fileId: FileId): Promise<boolean> {
  const { bytes } = await readCurrent(fileId);
  const size = readZip(bytes).reduce((sum, entry) => sum + (entry.name.endsWith('.xml') ? entry.size : 0), 0);
  return size <= maxTextBytes && hasTrackedChanges(bytes, zipCodec);
}

/** The state of a file compared with its first version, the instructor's template. */
async function loadState({ fileId }: StudentFile): Promise<'untouched' | 'empty' | 'begun'> {
  if (fileId === null) return 'untouched';
  const { seq, kind } = await headOf(fileId);
  if (seq === 0) return 'untouched';
  return kind === 'docx' && (await textNow(fileId)).trim() === '' ? 'empty' : 'begun';
}
