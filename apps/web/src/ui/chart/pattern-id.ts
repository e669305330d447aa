/** A React id as the id of a pattern: it contains characters that do not work in `url(#…)`. */
export function toPatternId(name: string, reactId: string): string {
  return `${name}-${reactId.replaceAll(/[^\w-]/g, '')}`;
}
