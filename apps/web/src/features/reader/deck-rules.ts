import type { SubmissionId } from '@redraft/contracts';

/** Each open text is an editor with a document: more would slow down the visible one. */
const maxOpen = 3;

interface Wanted {
  shown: SubmissionId;
  /** Most likely next text first. */
  upcoming: readonly SubmissionId[];
}

/** The texts to keep open: already open ones in their order, then new ones. */
export function computeDeck(open: readonly SubmissionId[], { shown, upcoming }: Wanted): SubmissionId[] {
  const wanted = [...new Set([shown, ...upcoming])].slice(0, maxOpen);
  return [...open.filter((id) => wanted.includes(id)), ...wanted.filter((id) => !open.includes(id))];
}
