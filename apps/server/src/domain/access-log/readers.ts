import type { SubmissionId, TextReaders } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadReadableSubmission } from '../submissions/index.ts';
import { deleteReader, listOtherReaders, upsertReader } from './reader-queries.ts';
import { seenSince } from './visit-rules.ts';

/** Marks the actor as reading the text; returns the other current readers, named as the actor may see them. For staff only, like the text. */
export async function joinReaders(actor: Actor, id: SubmissionId, now: Date): Promise<TextReaders> {
  await loadReadableSubmission(actor, id);
  const since = seenSince(now);
  await upsertReader({ submissionId: id, userId: actor.userId }, { at: now, goneBefore: since });
  const others = await listOtherReaders(id, { but: actor.userId, since });
  return { others: others.map((one) => ({ name: `${one.first_name} ${one.last_name}` })) };
}

/** Needs no permission check: an actor who may not read the text has no row to delete. */
export async function leaveReaders(actor: Actor, id: SubmissionId): Promise<void> {
  await deleteReader(id, actor.userId);
}
