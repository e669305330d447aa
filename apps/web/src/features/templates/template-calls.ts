import type {
  AssignmentId,
  AssignmentTemplateId,
  EditorFrame,
  NewTemplateItem,
  TemplateFile,
  TemplateFileId,
  TemplateItem,
} from '@redraft/contracts';
import { editorFrame, templateFile, templateItem } from '@redraft/contracts';
import { z } from 'zod';
import { callApi, sendForm } from '../../lib/api.ts';
import { downloadFile, fetchFile } from '../../lib/files.ts';

export function loadItems(assignmentId: AssignmentId, signal: AbortSignal): Promise<TemplateItem[]> {
  const answer = z.array(templateItem);
  return callApi('GET', '/api/auxfiles/assignment', { query: { assignmentId }, answer, signal });
}

export function addItem(assignmentId: AssignmentId, item: NewTemplateItem): Promise<TemplateItem> {
  return callApi('PUT', '/api/auxfiles/assignment', {
    creates: true,
    body: { assignmentId, ...item },
    answer: templateItem,
  });
}

export function saveItems(
  items: readonly Pick<TemplateItem, 'id' | 'title' | 'allowImport'>[],
): Promise<TemplateItem[]> {
  const body = items.map(({ id, title, allowImport }) => ({ id, title, allowImport }));
  return callApi('PUT', '/api/auxfiles/assignments', { body, answer: z.array(templateItem) });
}

export function setAllowImport(query: {
  id: AssignmentTemplateId;
  allowImport: boolean;
}): Promise<TemplateItem> {
  return callApi('POST', '/api/auxfiles/assignment/allowImport', { query, answer: templateItem });
}

/** Null makes the file blank again. */
export function applyTemplate(
  assignmentTemplateId: AssignmentTemplateId,
  templateId: TemplateFileId | null,
): Promise<TemplateItem> {
  const query = { assignmentTemplateId, ...(templateId === null ? {} : { templateId }) };
  return callApi('POST', '/api/auxfiles/assignment', { query, answer: templateItem });
}

export function removeItem(id: AssignmentTemplateId): Promise<void> {
  return callApi('DELETE', '/api/auxfiles/assignment', { query: { id } });
}

export function openItemFrame(query: {
  id: AssignmentTemplateId;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi('POST', '/api/auxfiles/assignment/frame', { query, answer: editorFrame });
}

export function downloadItem(id: AssignmentTemplateId): Promise<void> {
  return downloadFile('/api/auxfiles/assignment/file', { id });
}

export function loadLibrary(signal: AbortSignal): Promise<TemplateFile[]> {
  return callApi('GET', '/api/auxfiles/templates', { answer: z.array(templateFile), signal });
}

export function fetchThumbnail(id: TemplateFileId, signal: AbortSignal): Promise<Blob> {
  return fetchFile(`/api/auxfiles/image/${id}`, undefined, signal);
}

export async function uploadTemplate(upload: {
  title: string;
  description: string;
  file: File;
}): Promise<TemplateFile> {
  const body = new FormData();
  body.set('title', upload.title);
  body.set('description', upload.description);
  body.set('selectedFile', upload.file);
  return sendForm('/api/auxfiles/template', body, templateFile);
}

export function deleteTemplate(id: TemplateFileId): Promise<void> {
  return callApi('DELETE', '/api/auxfiles/template', { query: { id } });
}
