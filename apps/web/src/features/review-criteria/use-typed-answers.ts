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
    const stored = await changeAnswers({ id, answers: [...answers], version, criteriaVersion });
    // It is not looked at again by itself, and others count what is said in it.
    client.setQueryData(answersQuery(id).queryKey, stored);
    return stored;
  },
  merge: mergeAnswers,
  // As long as nothing is kept the criteria may be changed.
  follow: (answers, from, to) =>
    from.criteria && to.criteria ? followRubric(from.criteria, to.criteria, answers) : answers,
});

/** What a reviewer says by the criteria, kept on the server as it is typed. */
export function useTypedAnswers(id: PeerReviewId, loaded: ReviewAnswers) {
  const client = useQueryClient();
  const options = useMemo(() => createAutosaveOptions(id, client), [id, client]);
  return useAutosavedValue(loaded, options);
}
