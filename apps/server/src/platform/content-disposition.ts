/**
 * How a file is offered (RFC 6266): under its own name, and in letters that every program reads for those that
 * cannot read the other. Without a name it is shown in place.
 */
export function contentDisposition(fileName: string | undefined): string {
  if (fileName === undefined) return 'inline';
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(fileName)}`;
}

/** As RFC 8187 spells it: what `encodeURIComponent` leaves but the header does not take is encoded too. */
function encodeExtended(text: string): string {
  const encode = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.toWellFormed()).replace(/['()*]/g, encode);
}
