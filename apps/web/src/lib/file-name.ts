import { parse } from 'content-disposition';

/** The name in a Content-Disposition header (RFC 6266): the UTF-8 one first, else the plain one. */
export function parseFileName(disposition: string | null): string | null {
  return disposition === null ? null : (parse(disposition).parameters.filename ?? null);
}
