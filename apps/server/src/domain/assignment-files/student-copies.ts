import {
  type AssignmentFile,
  type AssignmentId,
  extensionOf,
  type StudentFile,
  type SubmissionId,
} from '@redraft/contracts';
import type { EditorHost } from '../editor-host/index.ts';
import { originalKindsOf } from '../revisions/index.ts';
import { listAdditionalFiles } from '../submissions/index.ts';
import { listFilesOfAssignment } from './service.ts';

/** The additional files of an assignment for one student, started or not. */
export async function presentStudentFiles(
  files: readonly AssignmentFile[],
  submissionId: SubmissionId | undefined,
  editorHost: EditorHost,
): Promise<StudentFile[]> {
  const own = submissionId ? await listAdditionalFiles(submissionId) : [];
  const originalKinds = await originalKindsOf(own.map((copy) => copy.file_id));
  return files
    .filter((file) => file.type === 'ADDITIONAL')
    .map((file) => {
      const started = own.find((copy) => copy.assignment_file_id === file.id);
      return {
        assignmentTemplateId: file.id,
        fileId: started?.file_id ?? null,
        type: file.contentType,
        fileType: started?.kind ?? extensionOf[file.contentType],
        title: file.title,
        startDate: started?.created_at.toISOString() ?? null,
        allowImport: file.allowImport,
        originalKind: (started && originalKinds.get(started.file_id)) ?? null,
        hasEditor: started ? editorHost.hasEditorFor(started.kind) : file.hasEditor,
      };
    });
}

/** For readers of a submission: the additional files that its student has started. */
export async function listStartedFiles(
  assignmentId: AssignmentId,
  submissionId: SubmissionId,
  editorHost: EditorHost,
): Promise<StudentFile[]> {
  const all = await listFilesOfAssignment([assignmentId], editorHost);
  const files = await presentStudentFiles(all, submissionId, editorHost);
  return files.filter((file) => file.fileId !== null);
}
