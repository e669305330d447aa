import type { UnreadableReason } from '../document.ts';

/** Error report about stored edits for server administrators: never contains text. */
export interface Problem {
  reason: UnreadableReason | 'refused';
  /** The kind of the first edit. */
  edit: string;
  /** Its number, from 1, among all `of` edits. */
  number: number;
  of: number;
  /** The name of the error. */
  error: string;
}
