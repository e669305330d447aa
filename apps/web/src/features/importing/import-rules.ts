/** Other extensions of the same file type: with macros (which are removed), and auto-playing presentations. */
const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  docx: ['docx', 'docm'],
  xlsx: ['xlsx', 'xlsm'],
  pptx: ['pptx', 'pptm', 'ppsx', 'ppsm'],
};

/** Extensions of files that can replace a file of this type. */
export function endingsFor(ending: string): readonly string[] {
  return extensionsByType[ending] ?? [ending];
}

/** Names of files that cannot be imported, or null. Exactly one file is imported, of the target's type. */
export function unsupportedNames(files: readonly Pick<File, 'name'>[], ending: string): string | null {
  const name = files[0]?.name.toLowerCase() ?? '';
  const isRight = files.length === 1 && endingsFor(ending).some((one) => name.endsWith(`.${one}`));
  return isRight ? null : files.map(({ name }) => name).join(', ');
}
