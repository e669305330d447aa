import type { FileCall } from '@redraft/contracts';
import { performRequest } from './api.ts';
import type { CallAddress, CallInput } from './call-types.ts';
import { parseFileName } from './file-name.ts';

/** A file of the server that only the signed-in user may have, for a picture or a download. */
export async function fetchFile(path: FilePath, signal?: AbortSignal): Promise<Blob> {
  return (await performRequest({ method: 'GET', path }, { signal })).blob();
}

type FilePath = Extract<CallAddress, { method: 'GET' }>['path'];

/** Saves a file of the server under the name it gives. */
export async function downloadFile<Call extends FileCall>(call: Call, query: QueryOf<Call>): Promise<void> {
  await saveAnswer(await performRequest(call, { query }));
}

type QueryOf<Call extends FileCall> =
  CallInput<Call> extends { query?: infer Query extends object | undefined } ? Query : object;

/** The same of a path with an id in it. */
export async function downloadFrom(path: FilePath): Promise<void> {
  await saveAnswer(await performRequest({ method: 'GET', path }, {}));
}

async function saveAnswer(response: Response): Promise<void> {
  const name = parseFileName(response.headers.get('content-disposition')) ?? 'download';
  saveAs(await response.blob(), name);
}

/** Hands a file that was made in the page to the browser. */
export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content over once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
