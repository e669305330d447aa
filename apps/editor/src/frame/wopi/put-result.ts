/** How a save went, as far as the editor must tell outcomes apart (docs/editor-protocol.md#putfile). */
export type PutResult =
  | { kind: 'saved'; version: string | null }
  /** The server has a version that this one does not build on. Nothing was written. */
  | { kind: 'behind' }
  /** Another person writes in the file. */
  | { kind: 'held' }
  | { kind: 'refused'; cause: 'forbidden' | 'signedOut' | 'tooLarge'; message: string }
  /** Worth trying again: no network, or the server stumbled. */
  | { kind: 'failed'; cause: 'offline' | 'server'; message: string };
