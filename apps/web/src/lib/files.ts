import type { FileCall } from '@redraft/contracts';
import { performRequest } from './api.ts';
import type { CallAddress, CallInput } from './call-types.ts';
import { parseFileName } from './file-name.ts';

/** Fetches a file that only the signed-in user may read, to show or to download it. */
export async function fetchFile(path: FilePath, signal?: AbortSignal): Promise<Blob> {
  return (await performRequest({ method: 'GET', path }, { signal })).blob();
}

type FilePath = Extract<CallAddress, { method: 'GET' }>['path'];

/** Downloads a file from the server and saves it under the name that the server gives. */
export async function downloadFile<Call extends FileCall>(call: Call, query: QueryOf<Call>): Promise<void> {
  await saveResponse(await performRequest(call, { query }));
}

type QueryOf<Call extends FileCall> =
  CallInput<Call> extends { query?: infer Query extends object | undefined } ? Query : object;

/** Like `downloadFile`, for a path that contains an id. */
export async function downloadFrom(path: FilePath): Promise<void> {
  await saveResponse(await performRequest({ method: 'GET', path }, {}));
}

async function saveResponse(response: Response): Promise<void> {
  const name = parseFileName(response.headers.get('content-disposition')) ?? 'download';
  saveAs(await response.blob(), name);
}

/** Offers content that was generated in the page as a download. */
export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The object URL can be revoked once the browser has handled the click.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
