import type { ContentType, Conversion, ConversionId, FileId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/importing';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendCall, sendForm } from '../../lib/api.ts';
import { delay } from '../../lib/delay.ts';

export const converterQuery = queryOptions({
  queryKey: ['converter'],
  queryFn: ({ signal }) => callApi(calls.readConverter, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function convertForFile(fileId: FileId, file: File): Promise<Conversion> {
  return sendForm(calls.convertForFile, buildForm({ fileId: String(fileId) }, file));
}

export function convertForTemplate(contentType: ContentType, file: File): Promise<Conversion> {
  return sendForm(calls.convertForTemplate, buildForm({ contentType }, file));
}

function buildForm(fields: Record<string, string>, file: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('selectedFile', file);
  return body;
}

export function importConverted(query: { id: ConversionId; fileId: FileId }): Promise<void> {
  return sendCall(calls.importConverted, { query });
}

const pollIntervalMs = 1000;

/** Resolves when the worker has converted the file; `onWait` is called while it has not. Rejects with the server's reason, or when aborted. */
export async function waitForConversion(
  started: Conversion,
  { onWait, signal }: { onWait: (conversion: Conversion) => void; signal: AbortSignal },
): Promise<Conversion> {
  let conversion = started;
  while (conversion.state !== 'ready') {
    onWait(conversion);
    await delay(pollIntervalMs);
    signal.throwIfAborted();
    conversion = await callApi(calls.readConversion, { query: { id: started.id }, signal });
  }
  signal.throwIfAborted();
  return conversion;
}
