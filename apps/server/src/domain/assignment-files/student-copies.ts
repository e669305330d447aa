import {
  type AssignmentId,
  extensionOf,
  type StudentFile,
  type SubmissionId,
  type TemplateItem,
} from '@redraft/contracts';
import { hasEditorFor } from '../editor-host/index.ts';
import { listAdditionalFiles } from '../submissions/index.ts';
import { itemsOf } from './items.ts';

/** The additional files of an assignment as one student has them, begun or not. */
export async function presentStudentFiles(
  items: readonly TemplateItem[],
  submissionId: SubmissionId | undefined,
): Promise<StudentFile[]> {
  const own = submissionId ? await listAdditionalFiles(submissionId) : [];
  return items
    .filter((item) => item.type === 'ADDITIONAL')
    .map((item) => {
      const begun = own.find((file) => file.assignment_template_id === item.id);
      return {
        assignmentTemplateId: item.id,
        fileId: begun?.file_id ?? null,
        type: item.contentType,
        fileType: begun?.kind ?? extensionOf[item.contentType],
        title: item.title,
        startDate: begun?.created_at.toISOString() ?? null,
        allowImport: item.allowImport,
        hasEditor: begun ? hasEditorFor(begun.kind) : item.hasEditor,
      };
    });
}

/** For those who read a submission: the additional files that its student has begun. */
export async function begunFilesOf(
  assignmentId: AssignmentId,
  submissionId: SubmissionId,
): Promise<StudentFile[]> {
  const files = await presentStudentFiles(await itemsOf([assignmentId]), submissionId);
  return files.filter((file) => file.fileId !== null);
}
