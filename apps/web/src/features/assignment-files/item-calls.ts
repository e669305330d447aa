import type {
  AssignmentFile,
  AssignmentFileId,
  AssignmentId,
  EditorFrame,
  NewAssignmentFile,
  TemplateId,
} from '@redraft/contracts';
import { assignmentFileSchema, editorFrameSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export function loadItems(assignmentId: AssignmentId, signal: AbortSignal): Promise<AssignmentFile[]> {
  const answer = z.array(assignmentFileSchema);
  return callApi('GET', '/api/auxfiles/assignment', { query: { assignmentId }, answer, signal });
}

export function addItem(assignmentId: AssignmentId, item: NewAssignmentFile): Promise<AssignmentFile> {
  return callApi('PUT', '/api/auxfiles/assignment', {
    creates: true,
    body: { assignmentId, ...item },
    answer: assignmentFileSchema,
  });
}

export function saveItems(
  items: readonly Pick<AssignmentFile, 'id' | 'title' | 'allowImport'>[],
): Promise<AssignmentFile[]> {
  const body = items.map(({ id, title, allowImport }) => ({ id, title, allowImport }));
  return callApi('PUT', '/api/auxfiles/assignments', { body, answer: z.array(assignmentFileSchema) });
}

export function setAllowImport(query: {
  id: AssignmentFileId;
  allowImport: boolean;
}): Promise<AssignmentFile> {
  return callApi('POST', '/api/auxfiles/assignment/allowImport', { query, answer: assignmentFileSchema });
}

/** Null makes the file blank again. */
export function applyTemplate(
  assignmentTemplateId: AssignmentFileId,
  templateId: TemplateId | null,
): Promise<AssignmentFile> {
  const query = { assignmentTemplateId, ...(templateId === null ? {} : { templateId }) };
  return callApi('POST', '/api/auxfiles/assignment', { query, answer: assignmentFileSchema });
}

export function removeItem(id: AssignmentFileId): Promise<void> {
  return callApi('DELETE', '/api/auxfiles/assignment', { query: { id } });
}

export function openItemFrame(query: {
  id: AssignmentFileId;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi('POST', '/api/auxfiles/assignment/frame', { query, answer: editorFrameSchema });
}

export function downloadItem(id: AssignmentFileId): Promise<void> {
  return downloadFile('/api/auxfiles/assignment/file', { id });
}
