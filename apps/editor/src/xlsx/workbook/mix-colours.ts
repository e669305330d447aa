/** `share` 0 gives the first colour, 1 the second. */
export function mixColours(one: string, other: string, share: number): string {
  return [0, 2, 4]
    .map((at) => {
      const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16) || 0);
      return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
    })
    .map((channel) => channel.toString(16).padStart(2, '0').toUpperCase())
    .join('');
}
