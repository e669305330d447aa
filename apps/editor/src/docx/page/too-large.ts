import { docxTextParts, readZip } from '@redraft/documents';

/**
 * Of the main part, in bytes: some 1,300 pages. A text of two thousand takes half a minute until its pages are laid out, and a fifth of a
 * second for each key (docs/decisions/0092).
 */
const maxBytes = 8_000_000;

/** Whether a text is only read here, and without pages. What is no document says so when it is read. */
export function isTooLarge(bytes: Uint8Array): boolean {
  try {
    return readZip(bytes).some(({ name, size }) => name === docxTextParts.document && size > maxBytes);
  } catch {
    return false;
  }
}
