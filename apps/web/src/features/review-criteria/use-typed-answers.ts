import type { CriterionScore, PeerReviewId, ReviewAnswers } from '@redraft/contracts';
import { followRubric } from '@redraft/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AutosaveOptions } from '../../lib/autosaved-value.ts';
import { useAutosavedValue } from '../../lib/use-autosaved-value.ts';
import { isSameAnswers, mergeAnswers } from './answer-rules.ts';
import { answersQuery, changeAnswers, loadAnswers } from './review-criteria-calls.ts';

type Typed = readonly CriterionScore[];

const createAutosaveOptions = (
  id: PeerReviewId,
  client: QueryClient,
): AutosaveOptions<ReviewAnswers, Typed> => ({
  readTyped: ({ answers }) => answers,
  isSame: isSameAnswers,
  canWrite: ({ can }) => can.write,
  load: () => loadAnswers(id),
  send: async ({ version, criteriaVersion }, answers) => {
    const savedAnswers = await changeAnswers({ id, answers: [...answers], version, criteriaVersion });
    // Updates the cache, because it is not refetched and other components count the answers.
    client.setQueryData(answersQuery(id).queryKey, savedAnswers);
    return savedAnswers;
  },
  merge: mergeAnswers,
  // Criteria may change while no answer is stored.
  rebase: (answers, from, to) =>
    from.criteria && to.criteria ? followRubric(from.criteria, to.criteria, answers) : answers,
});

/** A reviewer's answers, saved to the server while typing. */
export function useTypedAnswers(id: PeerReviewId, loaded: ReviewAnswers) {
  const client = useQueryClient();
  const options = useMemo(() => createAutosaveOptions(id, client), [id, client]);
  return useAutosavedValue(loaded, options);
}
