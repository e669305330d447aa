import type { AssignmentId, ReviewersOf } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { listPairs, listSetups } from './setup-queries.ts';

interface RoundOfStudent {
  /** The authors assigned to the student; empty if the round is anonymous. */
  peerReview: ReviewersOf[];
  anonymous: boolean;
  openReview: boolean;
}

/** The peer review settings of each assignment, as shown to a student. */
export async function listRoundsOfStudent(
  actor: Actor,
  ids: readonly AssignmentId[],
): Promise<(id: AssignmentId) => RoundOfStudent> {
  const [setups, pairs] = await Promise.all([listSetups(ids), listPairs(ids)]);
  return (id) => {
    const setup = setups.find((one) => one.assignment_id === id);
    const own = pairs.filter((pair) => pair.assignment_id === id && pair.reviewer_id === actor.userId);
    const isAnonymous = setup?.is_anonymous ?? false;
    return {
      peerReview: isAnonymous
        ? []
        : own.map(({ reviewee_id: reviewee }) => ({ id: reviewee, reviewers: [actor.userId] })),
      anonymous: isAnonymous,
      openReview: setup?.is_open ?? false,
    };
  };
}
