import type { SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { computeDeck } from './deck-rules.ts';

/**
 * The texts that are open in frames: the one that is shown, and behind it those that come next. A frame that moves in the page loads
 * anew, so each keeps its place until it goes.
 */
export function useTextDeck(shown: SubmissionId, upcoming: readonly SubmissionId[]) {
  const [deck, setDeck] = useState<readonly SubmissionId[]>([shown]);
  const [loaded, setLoaded] = useState<ReadonlySet<SubmissionId>>(new Set());
  // What is shown comes first: others wait until it has been loaded.
  const near = loaded.has(shown) ? upcoming : upcoming.filter((id) => deck.includes(id));
  const next = computeDeck(deck, { shown, upcoming: near });
  const isSame = next.length === deck.length && next.every((id, at) => id === deck[at]);
  if (!isSame) setDeck(next);
  return {
    deck: isSame ? deck : next,
    markLoaded: (id: SubmissionId) =>
      setLoaded((before) => new Set([...before].filter((one) => next.includes(one))).add(id)),
  };
}
