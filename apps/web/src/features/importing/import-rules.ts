/** Other endings of the same type: with macros, which stay out, and of presentations that begin to play when they are opened. */
const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  docx: ['docx', 'docm'],
  xlsx: ['xlsx', 'xlsm'],
  pptx: ['pptx', 'pptm', 'ppsx', 'ppsm'],
};

/** What a file may be called that takes the place of one of this type. */
export function endingsFor(ending: string): readonly string[] {
  return extensionsByType[ending] ?? [ending];
}

/** What is wrong with what was chosen: the names to be told, or nothing. One file is imported, of the type of its target. */
export function unsupportedNames(files: readonly Pick<File, 'name'>[], ending: string): string | null {
  const name = files[0]?.name.toLowerCase() ?? '';
  const isRight = files.length === 1 && endingsFor(ending).some((one) => name.endsWith(`.${one}`));
  return isRight ? null : files.map(({ name }) => name).join(', ');
}
