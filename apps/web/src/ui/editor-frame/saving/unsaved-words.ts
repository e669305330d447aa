interface Standing {
  isSignedOut: boolean;
  /** The document was closed while it had words that are not saved. */
  isKeptForUnsaved: boolean;
  /** No save comes about. */
  isStuck: boolean;
  /** The editor's server is there again, but not for this document. */
  isServerBack: boolean;
}

/** Why the last words are not saved and will not be by themselves; the reason that its writer can do most about. */
export type UnsavedReason = 'signedOut' | 'closed' | 'noAnswer' | 'lostConnection';

export function unsavedReason({
  isSignedOut,
  isKeptForUnsaved,
  isStuck,
  isServerBack,
}: Standing): UnsavedReason | null {
  if (isSignedOut) return 'signedOut';
  if (isKeptForUnsaved) return 'closed';
  if (!isStuck) return null;
  return isServerBack ? 'lostConnection' : 'noAnswer';
}
