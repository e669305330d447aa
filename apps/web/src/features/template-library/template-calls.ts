import type { ConversionId, Template, TemplateId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/template-library';
import { callApi, sendCall, sendForm } from '../../lib/api.ts';
import { downloadFile, fetchFile } from '../../lib/files.ts';

export function loadTemplates(signal: AbortSignal): Promise<Template[]> {
  return callApi(calls.listTemplates, { signal });
}

export function fetchThumbnail(id: TemplateId, signal: AbortSignal): Promise<Blob> {
  return fetchFile(`/api/auxfiles/image/${id}`, signal);
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
  return sendForm(calls.addTemplate, body);
}

export function addConvertedTemplate(body: {
  id: ConversionId;
  title: string;
  description: string;
}): Promise<Template> {
  return callApi(calls.addConvertedTemplate, { body });
}

/** The OpenDocument file of which a template is the conversion. */
export function downloadTemplateOriginal(id: TemplateId): Promise<void> {
  return downloadFile(calls.downloadTemplateOriginal, { id });
}

export function deleteTemplate(id: TemplateId): Promise<void> {
  return sendCall(calls.removeTemplate, { query: { id } });
}
