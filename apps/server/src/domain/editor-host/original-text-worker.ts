import { createHash } from 'node:crypto';
import { DocumentError, originalTextOfDocx } from '@redraft/documents';
import { zipCodec } from '../revisions/index.ts';

/** What is left of a file when all its tracked changes are rejected, as a hash. */
export type OriginalText = { kind: 'text'; hash: string } | { kind: 'tooLarge' } | { kind: 'noDocument' };

/** Runs in a thread of its own where the file is large. */
export default function readOriginalText(bytes: Uint8Array): OriginalText {
  try {
    const text = originalTextOfDocx(bytes, zipCodec);
    return { kind: 'text', hash: createHash('sha256').update(text).digest('hex') };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { kind: error.code === 'too_large' ? 'tooLarge' : 'noDocument' };
  }
}
