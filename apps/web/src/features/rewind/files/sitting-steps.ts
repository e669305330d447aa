import type { FileHistory } from '@redraft/contracts';

/** The first save of the writing session before and after the current save; null if there is none. */
export function findNeighbourSittings(
  { sittings }: Pick<FileHistory, 'sittings'>,
  current: number,
): { before: number | null; after: number | null } {
  return {
    before: sittings.findLast(({ first }) => first < current)?.first ?? null,
    after: sittings.find(({ first }) => first > current)?.first ?? null,
  };
}
