interface Standing {
  isSignedOut: boolean;
  /** The document was closed while it had words that are not saved. */
  isKeptForWords: boolean;
  /** No save comes about. */
  isStuck: boolean;
}

/** Why the last words are not saved and will not be by themselves; the reason that its writer can do most about. */
export type UnsavedReason = 'signedOut' | 'closed' | 'noAnswer';

export function unsavedReason({ isSignedOut, isKeptForWords, isStuck }: Standing): UnsavedReason | null {
  if (isSignedOut) return 'signedOut';
  if (isKeptForWords) return 'closed';
  return isStuck ? 'noAnswer' : null;
}
