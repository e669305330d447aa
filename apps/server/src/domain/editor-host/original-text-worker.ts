import { createHash } from 'node:crypto';
import { DocumentError, originalTextOfDocx } from '@redraft/documents';
import { zipCodec } from '../revisions/index.ts';

/** The hash of a document's text with all tracked changes rejected. */
export type OriginalText = { kind: 'text'; hash: string } | { kind: 'tooLarge' } | { kind: 'noDocument' };

/** Runs in a worker thread if the file is large. */
export default function readOriginalText(bytes: Uint8Array): OriginalText {
  try {
    const text = originalTextOfDocx(bytes, zipCodec);
    return { kind: 'text', hash: createHash('sha256').update(text).digest('hex') };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { kind: error.code === 'too_large' ? 'tooLarge' : 'noDocument' };
  }
}
