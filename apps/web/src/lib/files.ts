import { request } from './api.ts';
import type { PathOf } from './api-types.ts';
import { fileNameOf } from './file-name.ts';

/** A file of the server that only the signed-in user may have, for a picture or a download. */
export async function fetchFile(path: string, query?: object, signal?: AbortSignal): Promise<Blob> {
  return (await request('GET', path, { query, signal })).blob();
}

/** Saves a file of the server under the name it gives. */
export async function downloadFile<P extends PathOf<'GET'>>(path: P, query: object): Promise<void> {
  await saveAnswer(await request('GET', path, { query }));
}

/** The same of a path with an id in it. */
export async function downloadFrom(path: string): Promise<void> {
  await saveAnswer(await request('GET', path, {}));
}

/** The same for a file that the server makes when it is asked for. */
export async function downloadMade<P extends PathOf<'POST'>>(path: P, query: object): Promise<void> {
  await saveAnswer(await request('POST', path, { query }));
}

async function saveAnswer(response: Response): Promise<void> {
  const name = fileNameOf(response.headers.get('content-disposition')) ?? 'download';
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
