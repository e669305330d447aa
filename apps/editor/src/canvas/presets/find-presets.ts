/** Presets whose name has all words of a query, in any order; all of them for an empty one. */
export function findPresets(
  query: string,
  presets: readonly string[],
  getName: (preset: string) => string,
): string[] {
  const words = normalize(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return presets.filter((preset) => {
    const name = normalize(getName(preset));
    return words.every((word) => name.includes(word));
  });
}

/** Without case and accents. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
