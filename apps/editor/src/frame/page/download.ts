import { mediaTypes } from '@redraft/documents';

const mediaTypesByExtension: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...mediaTypes, svg: 'image/svg+xml', png: 'image/png' }),
);

/** Downloads bytes as a file of that name. */
export function download(bytes: Uint8Array, name: string): void {
  const type =
    mediaTypesByExtension.get(name.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream';
  // cast: Blob wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
