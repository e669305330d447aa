/** The outcome of a save, as far as the editor distinguishes it (docs/editor-protocol.md#putfile). */
export type PutResult =
  | { kind: 'saved'; version: string | null }
  /** The server has a version that this save is not based on. Nothing was written. */
  | { kind: 'behind' }
  /** Another user is editing the file. */
  | { kind: 'held' }
  | { kind: 'refused'; cause: 'forbidden' | 'signedOut' | 'tooLarge'; message: string }
  /** Worth retrying: no network, or a server error. */
  | { kind: 'failed'; cause: 'offline' | 'server'; message: string };
