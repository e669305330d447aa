import type { NewRosterSource, RosterSource } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/oneroster';
import { callApi, sendCall, sendForm } from '../../../lib/api.ts';

type SourceId = RosterSource['id'];

export const sourcesKey = 'roster-sources';

export function loadSources(signal: AbortSignal) {
  return callApi(calls.listRosterSources, { signal });
}

/** Changes the source with the ID; without one, adds a source. */
export async function saveSource(id: SourceId | undefined, fields: NewRosterSource): Promise<void> {
  if (id === undefined) await callApi(calls.addRosterSource, { body: fields });
  else await sendCall(calls.changeRosterSource, { body: { id, ...fields } });
}

export function removeSource(id: SourceId): Promise<void> {
  return sendCall(calls.removeRosterSource, { query: { id } });
}

/** With a digest, has a worker import what was previewed under it; without one, only preview. What comes of it is told by `loadRequestedImport`. */
export function requestImport(id: SourceId, digest: string | null) {
  const body = { id, dryRun: digest === null, ...(digest !== null && { digest }) };
  return callApi(calls.requestRosterImport, { body });
}

export function loadRequestedImport(id: SourceId, signal: AbortSignal) {
  return callApi(calls.readRequestedRosterImport, { query: { id }, signal });
}

/** Has a worker preview the files. */
export function previewFiles(id: SourceId, files: readonly File[]) {
  const form = new FormData();
  form.set('id', String(id));
  form.set('dryRun', 'true');
  for (const file of files) form.append('file', file);
  return sendForm(calls.importRosterFiles, form);
}
