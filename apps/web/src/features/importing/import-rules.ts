import type { OpenDocumentKind } from '@redraft/contracts';

/** Other extensions of the same file type: with macros (which are removed), and auto-playing presentations. */
const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  docx: ['docx', 'docm'],
  xlsx: ['xlsx', 'xlsm'],
  pptx: ['pptx', 'pptm', 'ppsx', 'ppsm'],
};

/** Extensions of files that can replace a file of this type. */
export function extensionsFor(
  fileExtension: string,
  openDocumentKind: OpenDocumentKind | null,
): readonly string[] {
  const extensions = extensionsByType[fileExtension] ?? [fileExtension];
  return openDocumentKind === null ? extensions : [...extensions, openDocumentKind];
}

/** Names of files that cannot be imported, or null. Exactly one file is imported, with one of the accepted extensions. */
export function findUnsupportedNames(
  files: readonly Pick<File, 'name'>[],
  acceptedExtensions: readonly string[],
): string | null {
  const name = files[0]?.name.toLowerCase() ?? '';
  const isSupported = files.length === 1 && acceptedExtensions.some((one) => name.endsWith(`.${one}`));
  return isSupported ? null : files.map(({ name }) => name).join(', ');
}
