/** Decodes a whole column at once, because decoding one by one dominated the time to unpack a chunk. */
export function unpackVarints(block: Uint8Array): Float64Array {
  const values = new Float64Array(block.length);
  let count = 0;
  let value = 0;
  let scale = 1;
  for (let at = 0; at < block.length; at++) {
    const byte = block[at] ?? 0;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) {
      values[count++] = value;
      value = 0;
      scale = 1;
    } else scale *= 0x80;
  }
  if (scale !== 1) throw new RangeError('A column ends too early');
  return values.subarray(0, count);
}

/** Inverse of the encoding of `ByteWriter.signed`. */
export function decodeSigned(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** Throws if a column has fewer numbers than others require. */
export function requireLength(column: Float64Array, length: number): void {
  if (column.length < length) throw new RangeError('A column is too short');
}
