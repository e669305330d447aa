import { docxTextParts, readZip } from '@redraft/documents';

/**
 * Size of the main part in bytes: some 1,300 pages. A text of two thousand pages takes half a minute to lay out, and a fifth of a second per key
 * press (docs/decisions/0092).
 */
const maxBytes = 8_000_000;

/** Whether a text is opened read-only and without pages. Invalid files are reported when they are read. */
export function isTooLarge(bytes: Uint8Array): boolean {
  try {
    return readZip(bytes).some(({ name, size }) => name === docxTextParts.document && size > maxBytes);
  } catch {
    return false;
  }
}
