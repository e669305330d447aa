/**
 * Small buffers from Node are slices of a shared 64 KB pool, which stays in memory as long as any slice of it does. For bytes that are kept: copies
 * them into memory of their own.
 */
export function readProcessMemory(bytes: Uint8Array): Buffer {
  if (bytes.buffer.byteLength <= 2 * bytes.byteLength)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const buffer = Buffer.allocUnsafeSlow(bytes.byteLength);
  buffer.set(bytes);
  return buffer;
}
