/** The container of old Office files: macros and embedded objects are kept in it, under whatever name. */
export function isCompound(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** A file within the file. */
export function isContainer(bytes: Uint8Array): boolean {
  return isCompound(bytes) || isZip(bytes);
}
