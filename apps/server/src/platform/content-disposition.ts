import { create } from 'content-disposition';

/**
 * How a file is offered (RFC 6266): under its own name, and in letters that every program reads for those that
 * cannot read the other. Without a name it is shown in place.
 */
export function contentDisposition(fileName: string | undefined): string {
  if (fileName === undefined) return 'inline';
  const fallback = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[%"\\]/g, '_');
  return create(fileName.toWellFormed(), { fallback });
}
