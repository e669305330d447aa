import type { Template, TemplateId } from '@redraft/contracts';
import { templateSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi, sendForm } from '../../lib/api.ts';
import { fetchFile } from '../../lib/files.ts';

export function loadLibrary(signal: AbortSignal): Promise<Template[]> {
  return callApi('GET', '/api/auxfiles/templates', { answer: z.array(templateSchema), signal });
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
  return sendForm('/api/auxfiles/template', body, templateSchema);
}

export function deleteTemplate(id: TemplateId): Promise<void> {
  return callApi('DELETE', '/api/auxfiles/template', { query: { id } });
}
