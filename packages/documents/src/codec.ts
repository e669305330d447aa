/**
 * Compression is injected: native zlib on the server, the pure codec of `fflate-codec.ts` in a browser.
 */
export interface ZipCodec {
  /** Throws if the stream is corrupt or exceeds `maxOutput` bytes. */
  inflateRaw(bytes: Uint8Array, maxOutput: number): Uint8Array;
  deflateRaw(bytes: Uint8Array): Uint8Array;
  crc32(bytes: Uint8Array): number;
}
