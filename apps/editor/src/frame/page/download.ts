const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Gives bytes to the user as a file. */
export function download(bytes: Uint8Array, name: string): void {
  // Boundary: Blob wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: DOCX }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
