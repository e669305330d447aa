import type { SubmissionId, TextReaders } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadReadableSubmission } from '../submissions/index.ts';
import { deleteReader, listOtherReaders, upsertReader } from './reader-queries.ts';
import { seenSince } from './visit-rules.ts';

/** The actor has the text open: the others who have, as the actor for them. For staff alone, as the text is. */
export async function joinReaders(actor: Actor, id: SubmissionId, now: Date): Promise<TextReaders> {
  await loadReadableSubmission(actor, id);
  const since = seenSince(now);
  await upsertReader({ submissionId: id, userId: actor.userId }, { at: now, goneBefore: since });
  const others = await listOtherReaders(id, { but: actor.userId, since });
  return { others: others.map((one) => ({ name: `${one.first_name} ${one.last_name}` })) };
}

/** Nothing is told by it: whoever may not read the text has no row to take away. */
export async function leaveReaders(actor: Actor, id: SubmissionId): Promise<void> {
  await deleteReader(id, actor.userId);
}
