import {
  type AssignmentFile,
  extensionOf,
  type NewAssignmentFile,
  type TemplateId,
} from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import type { EditorHost } from '../editor-host/index.ts';
import type { AssignmentFileRow } from './queries.ts';

/** The API calls a file of an assignment a `template`, for compatibility; these functions translate. */

/** The type of the file, or of the file to be created. */
export function kindOf(row: Pick<AssignmentFileRow, 'file_kind' | 'content_type'>): OfficeKind {
  return row.file_kind ?? extensionOf[row.content_type];
}

export function presentAssignmentFile(row: AssignmentFileRow, editorHost: EditorHost): AssignmentFile {
  return {
    id: row.id,
    type: row.type,
    contentType: row.content_type,
    title: row.title,
    assignmentId: row.assignment_id,
    templateTitle: row.template_title,
    templateFileId: row.template_id,
    allowImport: row.allow_import,
    numberOfCopies: row.number_of_copies,
    hasEditor: editorHost.hasEditorFor(kindOf(row)),
  };
}

export interface FileToAdd extends Pick<NewAssignmentFile, 'contentType' | 'title' | 'allowImport'> {
  type: 'MAIN' | 'ADDITIONAL';
  templateId: TemplateId | null;
}

export function readFileToAdd(file: NewAssignmentFile): FileToAdd {
  const { assignmentTemplateType: type, templateFileId: templateId, contentType, title, allowImport } = file;
  return { type, templateId, contentType, title, allowImport };
}
