import { randomInt } from 'node:crypto';
import type { AssignmentId, UserId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { lockAssignment, selectAssignment } from '../assignments/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { drawReviewMatrix, limitToFeasible } from './matrix-rules.ts';
import type { Pair } from './pair-rules.ts';
import { notifyReviewers } from './set-up.ts';
import {
  listAssignmentsToPair,
  listAuthorsOfClosedDrafts,
  listPairs,
  lockSetup,
  markAsPaired,
  replacePairs,
} from './setup-queries.ts';

const randomSteps = 2 ** 47;

/** Draws pairs for rounds whose draft has closed. A failing round does not stop the others: it stays due. */
export async function pairClosedRounds(
  now: Date,
  report: (error: unknown, assignmentId: AssignmentId) => void,
): Promise<void> {
  for (const id of await listAssignmentsToPair(now)) {
    try {
      await pairRound(id, now);
    } catch (error) {
      report(error, id);
    }
  }
}

/** Pairs students who have handed in: without a text one gets no review, and owes none. With fewer than two, the round stays due. */
async function pairRound(id: AssignmentId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockAssignment(id);
    const setup = await lockSetup(id);
    if (!setup?.pairs_at_close) return;
    const [before, authors] = await Promise.all([listPairs([id]), listAuthorsOfClosedDrafts(id, now)]);
    // Pairs were set manually meanwhile.
    if (before.length > 0) return markAsPaired(id, setup.size);
    const request = { size: authors.length, mode: setup.mode, reviewers: setup.reviewer_count };
    const feasible = limitToFeasible(request);
    if (feasible === null) return;
    const pairs = pairsIn(
      drawReviewMatrix(feasible, () => randomInt(randomSteps) / randomSteps),
      authors,
    );
    await replacePairs(id, pairs);
    await markAsPaired(id, authors.length);
    await fenceTexts({ assignmentId: id });
    await notifyReviewers(await selectAssignment(id), pairs, now);
    const details = { pairs: pairs.length, atClose: true };
    const subject = { subject: 'assignment' as const, subjectId: id };
    await audit({ at: now, actorId: null, action: 'assignment.peer_review', ...subject, details });
  });
}

/** A row is a reviewee, with 1 in the columns of its reviewers. */
function pairsIn(matrix: readonly (readonly (0 | 1)[])[], people: readonly UserId[]): Pair[] {
  return matrix.flatMap((row, reviewee) =>
    row.flatMap((flag, reviewer): Pair[] => {
      const [author, writer] = [people[reviewee], people[reviewer]];
      return flag === 1 && author !== undefined && writer !== undefined
        ? [{ reviewee_id: author, reviewer_id: writer }]
        : [];
    }),
  );
}
