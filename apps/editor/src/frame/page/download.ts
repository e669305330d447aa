/** Gives bytes to the user as a file. */
export function download(bytes: Uint8Array, file: { name: string; mediaType: string }): void {
  // Boundary: Blob wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: file.mediaType });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
