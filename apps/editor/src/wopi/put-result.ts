/** How a save went, as far as the editor must tell outcomes apart (spec 5 §6). */
export type PutResult =
  | { kind: 'saved' }
  /** 409 with 1010: somebody else's version is on the server. */
  | { kind: 'conflict' }
  /** 409 with another lock: the file is being written from somewhere else. */
  | { kind: 'lockLost' }
  | { kind: 'refused'; cause: 'forbidden' | 'signedOut' | 'tooLarge'; message: string }
  /** Worth trying again: no network, or the server stumbled. */
  | { kind: 'failed'; cause: 'offline' | 'server'; message: string };
