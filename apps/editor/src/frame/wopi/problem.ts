import type { UnreadReason } from '../document.ts';

/** Error report about stored edits for server administrators: never contains text. */
export interface Problem {
  reason: UnreadReason | 'refused';
  /** The kind of the first edit. */
  edit: string;
  /** Its number among `of`. */
  number: number;
  of: number;
  /** The name of the error. */
  error: string;
}
