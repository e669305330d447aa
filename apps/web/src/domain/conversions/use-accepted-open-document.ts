import { type OpenDocumentKind, openDocumentKindFor } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { converterQuery } from './conversion-calls.ts';

interface AcceptedOpenDocument {
  /** The OpenDocument type that can be chosen as well; null if there is none, or it cannot be converted here. */
  acceptedKind: OpenDocumentKind | null;
  /** The type that could be chosen if this installation had a converter. */
  missingKind: OpenDocumentKind | null;
}

/** Whether an OpenDocument file can be chosen where a file of this type is expected. */
export function useAcceptedOpenDocument(fileExtension: string): AcceptedOpenDocument {
  const kind = openDocumentKindFor(fileExtension);
  const { data } = useQuery({ ...converterQuery, enabled: kind !== null });
  return {
    acceptedKind: data?.isAvailable === true ? kind : null,
    missingKind: data?.isAvailable === false ? kind : null,
  };
}

export function hasEnding(name: string, kind: OpenDocumentKind | null): boolean {
  return kind !== null && name.toLowerCase().endsWith(`.${kind}`);
}
