import { withoutNames } from '@redraft/documents';
import { zipCodec } from '../revisions/for-threads.ts';

export interface NamelessWork {
  bytes: Uint8Array;
  alias: string;
}

/** Runs in a thread of its own, unless it is short. */
export default function removeNames({ bytes, alias }: NamelessWork): Uint8Array {
  return withoutNames(bytes, { alias, codec: zipCodec });
}
