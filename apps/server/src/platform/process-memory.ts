/**
 * What Node reads or unpacks is, where it is small, a piece of 64 KB that others share: all of these stay in memory as long as one piece
 * does. For what is kept: the same bytes by themselves.
 */
export function readProcessMemory(bytes: Uint8Array): Buffer {
  if (bytes.buffer.byteLength <= 2 * bytes.byteLength)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}
