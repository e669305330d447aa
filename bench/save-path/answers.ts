/** An answer over HTTP/1.1 with its length in its head, as both kinds of host give it. */
export interface Answer {
  status: number;
  body: string;
}

/** Null until all of it has come. */
export function readAnswer(received: string): Answer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
  const body = received.slice(end + 4);
  return body.length < length ? null : { status: Number(received.slice(9, 12)), body };
}

/** When the version was saved, in the answer to PutFile. */
export function timeOf({ body }: Answer): string | null {
  return /"LastModifiedTime":"([^"]+)"/.exec(body)?.[1] ?? null;
}

/** Versions forth and back again, so that neighbours always differ by one save. */
export function versionOf(save: number, versions: number): number {
  const last = versions - 1;
  if (last < 1) return 0;
  const step = save % (2 * last);
  return step <= last ? step : 2 * last - step;
}
