import type { SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { computeDeck } from './deck-rules.ts';

/** The texts open in frames: the visible one and, behind it, the next ones. Moving an iframe in the DOM reloads it, so each keeps its position. */
export function useTextDeck(shown: SubmissionId, upcoming: readonly SubmissionId[]) {
  const [deck, setDeck] = useState<readonly SubmissionId[]>([shown]);
  const [loaded, setLoaded] = useState<ReadonlySet<SubmissionId>>(new Set());
  // The visible text loads first.
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
