import type { SubmissionId } from '@redraft/contracts';

/** Each is an editor with a document: more would be felt by the one that is read. */
const maxOpen = 3;

interface Wanted {
  shown: SubmissionId;
  /** The likeliest first. */
  upcoming: readonly SubmissionId[];
}

/** The texts to be open: those that are open already in their order, and new ones after them. */
export function computeDeck(open: readonly SubmissionId[], { shown, upcoming }: Wanted): SubmissionId[] {
  const wanted = [...new Set([shown, ...upcoming])].slice(0, maxOpen);
  return [...open.filter((id) => wanted.includes(id)), ...wanted.filter((id) => !open.includes(id))];
}
