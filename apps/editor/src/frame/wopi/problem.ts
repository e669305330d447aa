import type { UnreadReason } from '../document.ts';

/** What went wrong with kept words, for whoever runs the server: never a word of them. */
export interface Problem {
  reason: UnreadReason | 'refused';
  /** The kind of the first edit. */
  edit: string;
  /** Its place among `of`. */
  number: number;
  of: number;
  /** The name of what was thrown. */
  error: string;
}
