import { create } from 'content-disposition';

/**
 * The Content-Disposition header (RFC 6266): the UTF-8 file name, and an ASCII fallback for programs that cannot read it. Without a name the file is
 * shown inline.
 */
export function contentDisposition(fileName: string | undefined): string {
  if (fileName === undefined) return 'inline';
  const fallback = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[%"\\]/g, '_');
  return create(fileName.toWellFormed(), { fallback });
}
