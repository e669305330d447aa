/** File names in a zip file, read from its last bytes only. Null if its central directory is damaged, or does not fit into them. */
export function zipNames(tail: Uint8Array): string[] | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = end - view.getUint32(end + 12, true);
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    if (at < 0 || at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    if (nameEnd > end) return null;
    names.push(utf8.decode(tail.subarray(at + 46, nameEnd)));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

const utf8 = new TextDecoder();

function endOfDirectory(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return null;
}
