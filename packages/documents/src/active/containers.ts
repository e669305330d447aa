/** The OLE compound format of old Office files: it contains macros and embedded objects, under any name. */
export function isCompound(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** An embedded file. */
export function isContainer(bytes: Uint8Array): boolean {
  return isCompound(bytes) || isZip(bytes);
}
