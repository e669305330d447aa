import type {
  AssignmentFile,
  AssignmentFileId,
  AssignmentId,
  EditorFrame,
  NewAssignmentFile,
  TemplateId,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/assignment-files';
import { callApi, sendCall } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export function loadItems(assignmentId: AssignmentId, signal: AbortSignal): Promise<AssignmentFile[]> {
  return callApi(calls.listAssignmentFiles, { query: { assignmentId }, signal });
}

export function addItem(assignmentId: AssignmentId, item: NewAssignmentFile): Promise<AssignmentFile> {
  return callApi(calls.addAssignmentFile, { body: { assignmentId, ...item } });
}

export function saveItems(
  items: readonly Pick<AssignmentFile, 'id' | 'title' | 'allowImport'>[],
): Promise<AssignmentFile[]> {
  const body = items.map(({ id, title, allowImport }) => ({ id, title, allowImport }));
  return callApi(calls.changeAssignmentFiles, { body });
}

export function setAllowImport(query: {
  id: AssignmentFileId;
  allowImport: boolean;
}): Promise<AssignmentFile> {
  return callApi(calls.setAllowImport, { query });
}

/** Null resets the file to blank. */
export function applyTemplate(
  assignmentTemplateId: AssignmentFileId,
  templateId: TemplateId | null,
): Promise<AssignmentFile> {
  const query = { assignmentTemplateId, ...(templateId === null ? {} : { templateId }) };
  return callApi(calls.applyTemplate, { query });
}

export function removeItem(id: AssignmentFileId): Promise<void> {
  return sendCall(calls.removeAssignmentFile, { query: { id } });
}

export function openItemFrame(query: {
  id: AssignmentFileId;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi(calls.openAssignmentFile, { query });
}

export function downloadItem(id: AssignmentFileId): Promise<void> {
  return downloadFile(calls.downloadAssignmentFile, { id });
}
