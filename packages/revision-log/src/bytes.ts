/** A growing writer and a checked reader of variable-length integers, used by records and chunks. */
export interface ByteWriter {
  varint: (value: number) => void;
  signed: (value: number) => void;
  bytes: (value: Uint8Array) => void;
  /** Preceded by its length. */
  block: (value: Uint8Array) => void;
  text: (value: string) => void;
  finish: () => Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(256);
  let length = 0;
  const reserve = (count: number) => {
    if (length + count <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + count));
    larger.set(buffer.subarray(0, length));
    buffer = larger;
  };
  const varint = (value: number) => {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not an unsigned integer: ${value}`);
    reserve(8);
    let remaining = value;
    while (remaining >= 0x80) {
      buffer[length++] = (remaining % 0x80) | 0x80;
      remaining = Math.floor(remaining / 0x80);
    }
    buffer[length++] = remaining;
  };
  const bytes = (value: Uint8Array) => {
    reserve(value.length);
    buffer.set(value, length);
    length += value.length;
  };
  const block = (value: Uint8Array) => {
    varint(value.length);
    bytes(value);
  };
  return {
    varint,
    signed: (value) => varint(value < 0 ? -value * 2 - 1 : value * 2),
    bytes,
    block,
    text: (value) => block(encoder.encode(value)),
    finish: () => buffer.slice(0, length),
  };
}

export interface ByteReader {
  varint: () => number;
  signed: () => number;
  bytes: (length: number) => Uint8Array;
  block: () => Uint8Array;
  text: () => string;
  /** All remaining bytes. */
  rest: () => Uint8Array;
}

export function createByteReader(buffer: Uint8Array): ByteReader {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = buffer[at++];
      if (byte === undefined) throw new RangeError('Record ends too early');
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  };
  const bytes = (length: number): Uint8Array => {
    if (at + length > buffer.length) throw new RangeError('Record ends too early');
    at += length;
    return buffer.subarray(at - length, at);
  };
  const block = () => bytes(varint());
  return {
    varint,
    signed: () => {
      const value = varint();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    bytes,
    block,
    text: () => decoder.decode(block()),
    rest: () => bytes(buffer.length - at),
  };
}
