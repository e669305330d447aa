/** The result of a save. */
export type PutResult =
  | { kind: 'saved'; seq: number; at: Date; changed: boolean }
  | { kind: 'lockMismatch'; current: string }
  | { kind: 'documentChanged' };
