import type { SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { computeDeck } from './deck-rules.ts';

/** The texts open in frames: the visible one and, behind it, the next ones. Moving an iframe in the DOM reloads it, so each keeps its position. */
export function useTextDeck(current: SubmissionId, upcoming: readonly SubmissionId[]) {
  const [deck, setDeck] = useState<readonly SubmissionId[]>([current]);
  const [loadedIds, setLoadedIds] = useState<ReadonlySet<SubmissionId>>(new Set());
  // The visible text loads first.
  const nearIds = loadedIds.has(current) ? upcoming : upcoming.filter((id) => deck.includes(id));
  const next = computeDeck(deck, { current, upcoming: nearIds });
  const isSame = next.length === deck.length && next.every((id, at) => id === deck[at]);
  if (!isSame) setDeck(next);
  return {
    deck: isSame ? deck : next,
    markLoaded: (id: SubmissionId) =>
      setLoadedIds((current) => new Set([...current].filter((one) => next.includes(one))).add(id)),
  };
}
