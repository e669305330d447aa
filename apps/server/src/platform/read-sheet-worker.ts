import { defaultZipLimits, fflateCodec, readFirstSheet } from '@redraft/documents';

const mebibyte = 1024 * 1024;
const limits = { ...defaultZipLimits, maxBytes: 4 * mebibyte, maxInflated: 48 * mebibyte };
/** More than a class needs with one row per text. */
const maxSize = { rows: 20_000, columns: 500 };

/** Reads the first sheet of a workbook as text; runs in a worker thread. */
export default function read({ bytes }: { bytes: Uint8Array }): string[][] {
  const rows = readFirstSheet(bytes, { limits, maxSize, codec: fflateCodec });
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((row) => row.concat(Array.from({ length: width - row.length }, () => '')));
}
