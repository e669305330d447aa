import type { SubmissionId } from '@redraft/contracts';

/** Each open text is an editor with a document: more would slow down the visible one. */
const maxOpen = 3;

interface DeckOptions {
  current: SubmissionId;
  /** Most likely next text first. */
  upcoming: readonly SubmissionId[];
}

/** The texts to keep open: already open ones in their order, then new ones. */
export function computeDeck(
  open: readonly SubmissionId[],
  { current, upcoming }: DeckOptions,
): SubmissionId[] {
  const deckIds = [...new Set([current, ...upcoming])].slice(0, maxOpen);
  return [...open.filter((id) => deckIds.includes(id)), ...deckIds.filter((id) => !open.includes(id))];
}
