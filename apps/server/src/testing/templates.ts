import {
  type AssignmentFile,
  type AssignmentFileId,
  type AssignmentId,
  assignmentFileSchema,
  type Template,
  templateSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import type { Caller, TestApp } from './app.ts';

/** Sends a form as a browser does. */
export async function sendForm(app: TestApp, caller: Caller, path: string, form: FormData) {
  const request = new Response(form);
  const answer = await app.http().inject({
    method: 'POST',
    url: path,
    headers: {
      authorization: `Bearer ${caller.user.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body: unknown = answer.json();
  return { status: answer.statusCode, body };
}

export function formOf(name: string, bytes: Uint8Array, title = 'Essay outline'): FormData {
  return formWith({ title, description: 'For the first week' }, { name, bytes });
}

export function formWith(
  fields: Record<string, string | number>,
  file: { name: string; bytes: Uint8Array },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('selectedFile', new File([new Uint8Array(file.bytes)], file.name));
  return form;
}

export const upload = (app: TestApp, caller: Caller, form: FormData) =>
  sendForm(app, caller, '/api/auxfiles/template', form);

export async function addTemplate(
  app: TestApp,
  caller: Caller,
  file: { name: string; bytes: Uint8Array; title?: string },
): Promise<Template> {
  return templateSchema.parse((await upload(app, caller, formOf(file.name, file.bytes, file.title))).body);
}

export async function loadAssignmentFiles(
  caller: Caller,
  assignmentId: AssignmentId,
): Promise<AssignmentFile[]> {
  const answer = await caller.call('GET', '/api/auxfiles/assignment', { query: { assignmentId } });
  return z.array(assignmentFileSchema).parse(answer.body);
}

export async function mainFile(caller: Caller, assignmentId: AssignmentId): Promise<AssignmentFile> {
  const [main] = await loadAssignmentFiles(caller, assignmentId);
  if (!main) throw new Error('The assignment has no main file.');
  return main;
}

export async function addAssignmentFile(
  caller: Caller,
  assignmentId: AssignmentId,
  rest: Record<string, unknown> = {},
): Promise<AssignmentFile> {
  const body = { assignmentId, contentType: 'PRESENTATION', title: 'Slides', ...rest };
  return assignmentFileSchema.parse((await caller.call('PUT', '/api/auxfiles/assignment', { body })).body);
}

export const applyTemplate = (caller: Caller, file: AssignmentFileId, templateId?: number) =>
  caller.call('POST', '/api/auxfiles/assignment', {
    query: { assignmentTemplateId: file, ...(templateId === undefined ? {} : { templateId }) },
  });

/** A file returned by a route, with its response headers. */
export async function download(
  app: TestApp,
  caller: Caller,
  path: string,
  query: Record<string, string | number> = {},
) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await app.http().inject({
    url: `${path}?${search}`,
    headers: { authorization: `Bearer ${caller.user.accessToken}` },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
