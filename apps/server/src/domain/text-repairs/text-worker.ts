import { extractOfficeText, type OfficeKind } from '@redraft/documents';
import { zipCodec } from '../revisions/worker-exports.ts';

export interface WordsWork {
  bytes: Uint8Array;
  kind: OfficeKind;
}

/** Runs in a worker thread. */
export default function words({ bytes, kind }: WordsWork): string {
  return extractOfficeText(bytes, kind, zipCodec);
}
