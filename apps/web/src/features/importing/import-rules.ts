/** What is wrong with what was chosen: the names to be told, or nothing. One file is imported, of the type of its target. */
export function unsupportedNames(files: readonly Pick<File, 'name'>[], ending: string): string | null {
  const isRight = files.length === 1 && files[0]?.name.toLowerCase().endsWith(`.${ending}`) === true;
  return isRight ? null : files.map(({ name }) => name).join(', ');
}
