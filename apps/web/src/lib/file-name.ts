import { parse } from 'content-disposition';

/** The file name in a Content-Disposition header (RFC 6266): `filename*` (UTF-8) if present, else `filename`. */
export function parseFileName(disposition: string | null): string | null {
  return disposition === null ? null : (parse(disposition).parameters.filename ?? null);
}
