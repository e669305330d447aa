/** An HTTP/1.1 response with Content-Length, as all measured hosts send it. */
export interface Answer {
  status: number;
  body: string;
}

/** Null until complete. */
export function readAnswer(received: string): Answer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
  const body = received.slice(end + 4);
  return body.length < length ? null : { status: Number(received.slice(9, 12)), body };
}

/** Time of the saved version in a PutFile response. */
export function readTime({ body }: Answer): string | null {
  return /"LastModifiedTime":"([^"]+)"/.exec(body)?.[1] ?? null;
}

/** Index that walks forth and back through the versions, so that consecutive saves always differ by one step. */
export function getVersionIndex(save: number, versions: number): number {
  const last = versions - 1;
  if (last < 1) return 0;
  const position = save % (2 * last);
  return position <= last ? position : 2 * last - position;
}
