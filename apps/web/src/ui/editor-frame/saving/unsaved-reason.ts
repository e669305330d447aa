interface SavingConditions {
  isSignedOut: boolean;
  /** The document was closed with unsaved changes. */
  isKeptForUnsaved: boolean;
  /** Saves do not succeed. */
  isStuck: boolean;
  /** The editor's server is reachable again, but this document is disconnected. */
  isServerBack: boolean;
}

/** Why the last changes are not saved; if several reasons apply, the one that the writer can do most about. */
export type UnsavedReason = 'signedOut' | 'closed' | 'noAnswer' | 'lostConnection';

export function findUnsavedReason({
  isSignedOut,
  isKeptForUnsaved,
  isStuck,
  isServerBack,
}: SavingConditions): UnsavedReason | null {
  if (isSignedOut) return 'signedOut';
  if (isKeptForUnsaved) return 'closed';
  if (!isStuck) return null;
  return isServerBack ? 'lostConnection' : 'noAnswer';
}
