import type {
  AssignmentFile,
  AssignmentFileId,
  AssignmentId,
  EditorFrame,
  NewAssignmentFile,
  Template,
  TemplateId,
} from '@redraft/contracts';
import { assignmentFile, editorFrame, template } from '@redraft/contracts';
import { z } from 'zod';
import { callApi, sendForm } from '../../lib/api.ts';
import { downloadFile, fetchFile } from '../../lib/files.ts';

export function loadItems(assignmentId: AssignmentId, signal: AbortSignal): Promise<AssignmentFile[]> {
  const answer = z.array(assignmentFile);
  return callApi('GET', '/api/auxfiles/assignment', { query: { assignmentId }, answer, signal });
}

export function addItem(assignmentId: AssignmentId, item: NewAssignmentFile): Promise<AssignmentFile> {
  return callApi('PUT', '/api/auxfiles/assignment', {
    creates: true,
    body: { assignmentId, ...item },
    answer: assignmentFile,
  });
}

export function saveItems(
  items: readonly Pick<AssignmentFile, 'id' | 'title' | 'allowImport'>[],
): Promise<AssignmentFile[]> {
  const body = items.map(({ id, title, allowImport }) => ({ id, title, allowImport }));
  return callApi('PUT', '/api/auxfiles/assignments', { body, answer: z.array(assignmentFile) });
}

export function setAllowImport(query: {
  id: AssignmentFileId;
  allowImport: boolean;
}): Promise<AssignmentFile> {
  return callApi('POST', '/api/auxfiles/assignment/allowImport', { query, answer: assignmentFile });
}

/** Null makes the file blank again. */
export function applyTemplate(
  assignmentTemplateId: AssignmentFileId,
  templateId: TemplateId | null,
): Promise<AssignmentFile> {
  const query = { assignmentTemplateId, ...(templateId === null ? {} : { templateId }) };
  return callApi('POST', '/api/auxfiles/assignment', { query, answer: assignmentFile });
}

export function removeItem(id: AssignmentFileId): Promise<void> {
  return callApi('DELETE', '/api/auxfiles/assignment', { query: { id } });
}

export function openItemFrame(query: {
  id: AssignmentFileId;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi('POST', '/api/auxfiles/assignment/frame', { query, answer: editorFrame });
}

export function downloadItem(id: AssignmentFileId): Promise<void> {
  return downloadFile('/api/auxfiles/assignment/file', { id });
}

export function loadLibrary(signal: AbortSignal): Promise<Template[]> {
  return callApi('GET', '/api/auxfiles/templates', { answer: z.array(template), signal });
}

export function fetchThumbnail(id: TemplateId, signal: AbortSignal): Promise<Blob> {
  return fetchFile(`/api/auxfiles/image/${id}`, undefined, signal);
}

export async function uploadTemplate(upload: {
  title: string;
  description: string;
  file: File;
}): Promise<Template> {
  const body = new FormData();
  body.set('title', upload.title);
  body.set('description', upload.description);
  body.set('selectedFile', upload.file);
  return sendForm('/api/auxfiles/template', body, template);
}

export function deleteTemplate(id: TemplateId): Promise<void> {
  return callApi('DELETE', '/api/auxfiles/template', { query: { id } });
}
