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

/** As below, from the rostering service, by a worker: what comes of it is asked for by `loadServiceImport`. */
export function requestServiceImport(id: SourceId, digest: string | null) {
  const body = { id, dryRun: digest === null, ...(digest !== null && { digest }) };
  return callApi(calls.importRosterService, { body });
}

export function loadServiceImport(id: SourceId, signal: AbortSignal) {
  return callApi(calls.readRosterServiceImport, { query: { id }, signal });
}

/** With a digest, imports what was previewed under it; without one, only previews. */
export function importFiles(id: SourceId, files: readonly File[], digest: string | null) {
  const form = new FormData();
  form.set('id', String(id));
  form.set('dryRun', String(digest === null));
  if (digest !== null) form.set('digest', digest);
  for (const file of files) form.append('file', file);
  return sendForm(calls.importRosterFiles, form);
}
