import type { TextOrigins } from '@redraft/contracts';

const order = ['typed', 'inserted', 'batched', 'imported', 'base'] as const satisfies (keyof TextOrigins)[];

/**
 * Shares of a text by origin of its characters, in whole percent that add up to 100; shares below half a percent are omitted. Empty for an empty
 * text.
 */
export function computeShares(origins: TextOrigins): { id: keyof TextOrigins; share: number }[] {
  const total = order.reduce((sum, id) => sum + origins[id], 0);
  if (total === 0) return [];
  const exactShares = order.map((id) => ({ id, share: (100 * origins[id]) / total }));
  const left = 100 - exactShares.reduce((sum, { share }) => sum + Math.floor(share), 0);
  // Largest remainder method.
  const up = new Set(
    exactShares
      .toSorted((one, other) => (other.share % 1) - (one.share % 1))
      .slice(0, left)
      .map(({ id }) => id),
  );
  return exactShares
    .map(({ id, share }) => ({ id, share: Math.floor(share) + (up.has(id) ? 1 : 0) }))
    .filter(({ share }) => share > 0);
}
