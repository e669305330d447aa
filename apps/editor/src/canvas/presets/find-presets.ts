import { removeAccents } from '../../ui/find/remove-accents.ts';

/** Presets whose name has all words of a query, in any order; all of them for an empty one. */
export function findPresets(
  query: string,
  presets: readonly string[],
  getName: (preset: string) => string,
): string[] {
  const words = removeAccents(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return presets.filter((preset) => {
    const name = removeAccents(getName(preset));
    return words.every((word) => name.includes(word));
  });
}
